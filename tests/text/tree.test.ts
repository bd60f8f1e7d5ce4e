import { describe, expect, test } from 'vitest';
import { parseBody } from '../../pipeline/text/body.ts';
import { blocksHtml } from '../../pipeline/text/html.ts';
import { parseLine } from '../../pipeline/text/line.ts';
import { bodyPassages } from '../../pipeline/text/passages.ts';
import { toPlainText } from '../../pipeline/text/plain-text.ts';
import { blocksOf, inlinesIn, inlinesInBlocks } from '../../pipeline/text/tree.ts';

const BODY = `Un **fuerte** y *leve* con [enlace](/tests/) y \`código\`.
Segunda línea con {{a.b@c}} y {{"15 mph"}}.

> Cita con **peso**
> y {{d.e}} en [otra](#x)
>
> - punto {{f.g}}
>   sigue *aquí*

- uno {{h.i}}
  - dos [tres](https://example.org/)

  párrafo {{j.k}}
1. diez

| a \\| b | c |
|---|--:|
| **d** | {{l.m}} |

## Título {{n.o}}

~~fuera~~
`;

const nodes = inlinesIn(inlinesInBlocks(blocksOf(parseBody(BODY))));

describe('positions in the text', () => {
  test('word nodes have the right offsets, even in quotes, lists and cells', () => {
    const words = nodes.filter((node) => node.type === 'words');
    expect(words.length).toBeGreaterThan(20);
    // The marks at the start of the lines of a quote or an item are not part of its words.
    for (const { start, end, text } of words) expect(BODY.slice(start, end)).toBe(text);
  });

  test('references, links and marks have the right offsets', () => {
    const at = (type: string) =>
      nodes.filter((node) => node.type === type).map(({ start, end }) => BODY.slice(start, end));
    expect(at('fact')).toEqual(
      ['a.b@c', 'd.e', 'f.g', 'h.i', 'j.k', 'l.m', 'n.o'].map((id) => `{{${id}}}`),
    );
    expect(at('literal')).toEqual(['{{"15 mph"}}']);
    expect(at('strong')).toEqual(['**fuerte**', '**peso**', '**d**']);
    expect(at('em')).toEqual(['*leve*', '*aquí*']);
    expect(at('del')).toEqual(['~~fuera~~']);
    expect(at('code')).toEqual(['`código`']);
    expect(at('link')).toEqual(['[enlace](/tests/)', '[otra](#x)', '[tres](https://example.org/)']);
    expect(
      nodes.flatMap((node) =>
        node.type === 'link' ? [BODY.slice(node.target.start, node.target.end)] : [],
      ),
    ).toEqual(['/tests/', '#x', 'https://example.org/']);
  });

  test('maps passage offsets to the text', () => {
    for (const { text, spanOf } of bodyPassages(parseBody(BODY))) {
      for (const { index, 0: word } of text.matchAll(/\p{L}+/gu)) {
        const { start, end } = spanOf(index, index + word.length);
        expect(BODY.slice(start, end)).toBe(word);
      }
    }
  });

  test('a code block is a passage of the kind code, not prose', () => {
    const kinds = bodyPassages(parseBody('Una frase.\n\n```\nuna orden\n```\n'));
    expect(kinds.map(({ kind }) => kind)).toEqual(['prose', 'code']);
  });
});

describe('printers', () => {
  const printing = {
    fact: ({ id }: { id: string }) => `<data>${id}</data>`,
    href: (route: string) => `/base${route}`,
  };
  test('prints a tree as HTML', () => {
    expect(blocksHtml(blocksOf(parseBody(BODY)), printing)).toMatchInlineSnapshot(`
      "<p>Un <strong>fuerte</strong> y <em>leve</em> con <a href="/base/tests/">enlace</a> y <code>código</code>.
      Segunda línea con <data>a.b</data> y 15 mph.</p>
      <blockquote>
      <p>Cita con <strong>peso</strong>
      y <data>d.e</data> en <a href="#x">otra</a></p>
      <ul>
      <li>punto <data>f.g</data>
      sigue <em>aquí</em></li>
      </ul>
      </blockquote>
      <ul>
      <li><p>uno <data>h.i</data></p>
      <ul>
      <li>dos <a href="https://example.org/" rel="noopener noreferrer" class="external-link">tres</a></li>
      </ul>
      <p>párrafo <data>j.k</data></p>
      </li>
      </ul>
      <ol>
      <li>diez</li>
      </ol>
      <div class="table-scroll" role="region" aria-label="Tabla 1" tabindex="0"><table><thead><tr><th scope="col">a | b</th><th scope="col" class="figure-value">c</th></tr></thead><tbody><tr><td><strong>d</strong></td><td class="figure-value"><data>l.m</data></td></tr></tbody></table></div>
      <h2 id="titulo">Título <data>n.o</data></h2>
      <p><del>fuera</del></p>
      "
    `);
  });

  test('a level-2 heading prints marks and references, which its anchor leaves out', () => {
    const { sections } = parseBody('## Los **dos** {{a.b}}\n\nx\n');
    expect(sections.map(({ id, title }) => [id, title])).toEqual([['los-dos', 'Los dos {{a.b}}']]);
    expect(blocksHtml([sections[0]!.heading], printing)).toBe(
      '<h2 id="los-dos">Los <strong>dos</strong> <data>a.b</data></h2>\n',
    );
  });

  test('an anchor is cut between two words', () => {
    const [section] = parseBody(`## ${'palabra '.repeat(20)}\n`).sections;
    expect(section!.id).toBe(Array(9).fill('palabra').join('-'));
  });

  test.each([
    ['**fuerte** y *leve* y ~~fuera~~', 'fuerte y leve y fuera'],
    ['[el enlace](/tests/) y `código`', 'el enlace y código'],
    ['a \\*b\\* &lt;c&gt; &aacute; &#8211; &#151;', 'a *b* <c> á – —'],
    ['{{"15 mph"}} o {{a.b}}', '15 mph o 25'],
  ])('prints %s as plain text', (text, words) =>
    expect(toPlainText(parseLine(text).nodes, () => '25')).toBe(words),
  );

  test.each([
    ['Uno {{a.b}}. Dos {{a.b}} y tres', 'Uno 25.! Dos 25 y tres!'],
    ['Según el Art. 5 son {{a.b}} («así.») Y sigue.', 'Según el Art. 5 son 25 («así.»)! Y sigue.'],
    ['**Son {{a.b}}.** Y {{a.b}}', '<strong>Son 25.!</strong> Y 25!'],
    [
      'Ve [a {{a.b}}. Y más](/x/) hoy. Y {{a.b}}.',
      'Ve <a href="/base/x/">a 25. Y más</a> hoy.! Y 25.!',
    ],
  ])('prints note marks after the sentence, outside of links: %s', (text, html) => {
    let facts = 0;
    const marks = {
      block: () => {},
      fact: () => {
        facts += 1;
      },
      take: () => {
        const mark = facts > 0 ? '!' : '';
        facts = 0;
        return mark;
      },
    };
    expect(blocksHtml(blocksOf(parseBody(text)), { ...printing, fact: () => '25', marks })).toBe(
      `<p>${html}</p>\n`,
    );
  });
});
