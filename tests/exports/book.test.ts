/** XHTML of the book: what the printers of texts and of templates make of what a book cannot have. */
import { createElement, Fragment } from 'react';
import { describe, expect, test } from 'vitest';
import { bookParts } from '../../pipeline/exports/book/book.ts';
import { elementXhtml } from '../../pipeline/exports/book/element.ts';
import { canonicalOf } from '../../pipeline/exports/index.ts';
import { Html } from '../../templates/parts/Html.tsx';
import { OutLink } from '../../templates/parts/OutLink.tsx';
import { Fines } from '../../templates/parts/RoadRecords.tsx';
import type { Html as HtmlText } from '../../templates/view.ts';
import { CHAPTER } from '../base-data.ts';
import { contentOf, project } from '../project.ts';

const LAYOUT = {
  id: (part: string, anchor: string) => `${part}--${anchor}`,
  address: (part: string, anchor?: string) =>
    `#${part}${anchor === undefined ? '' : `--${anchor}`}`,
  picture: (svg: string) => `${svg.length}.svg`,
  level: 2,
} as const;

describe('an element of a template', () => {
  test.each([
    ['text', 'a < b & "c"', 'a &lt; b &amp; &quot;c&quot;'],
    ['numbers, and nothing for what React does not print', [1, null, false, undefined, 'x'], '1x'],
    ['an element without content', createElement('br', { key: 1 }), '<br/>'],
    [
      'attributes by their names',
      createElement('td', { className: 'cifra', colSpan: 2, hidden: true, lang: undefined }, 'x'),
      '<td class="cifra" colspan="2" hidden="">x</td>',
    ],
    [
      'no attribute for a pointer',
      createElement('div', { tabIndex: 0, style: { top: 0 } }, 'x'),
      '<div>x</div>',
    ],
    ['a heading one level deeper', createElement('h3', null, 'x'), '<h4>x</h4>'],
    ['no heading below the sixth level', createElement('h6', null, 'x'), '<h6>x</h6>'],
    [
      'what is folded on a page',
      createElement('details', null, createElement('summary', null, 'a'), 'b'),
      '<aside><p class="titulo">a</p>b</aside>',
    ],
    [
      'a figure',
      createElement('figure', { className: 'escena' }, createElement('figcaption', null, 'a')),
      '<div class="escena"><p class="leyenda">a</p></div>',
    ],
    [
      'a picture without its size',
      createElement('img', { src: 'a.svg', alt: 'Un "alto"', width: 9, loading: 'lazy' }),
      '<img class="dibujo" src="a.svg" alt="Un &quot;alto&quot;"/>',
    ],
    [
      'a component, and no mark that a link leaves the site',
      createElement(OutLink, { href: 'https://a.example/' }, 'a'),
      '<a rel="noopener" href="https://a.example/">a</a>',
    ],
    [
      'HTML of a text as it is',
      createElement(
        Fragment,
        null,
        createElement(Html, { as: 'span', of: '<b>a</b>' as HtmlText }),
      ),
      '<span><b>a</b></span>',
    ],
  ])('%s', (_, node, expected) => {
    expect(elementXhtml(node, 1)).toBe(expected);
  });

  test('a fine and its consequence are words apart, also without a style', () => {
    const same = (text: string) => text;
    const items = [{ infraction: 'Correr', consequence: 'Suma puntos.', amount: '$1' }];
    const view = { words: same, text: same };
    expect(elementXhtml(createElement(Fines, { view, items } as never), 1)).toContain(
      'Correr <span>Suma puntos.</span>',
    );
  });
});

const TEXT = `Uno  
dos, [aquí](#velocidad-detalle), [allá](/manual/senales-transito/#velocidad), [el test](/test/1/), [fuera](https://a.example/?a=1&b=2).

---

| A | B |
|---|---|
| 1 & 2 | \`<b>\` |

### Detalle

Más.`;

/** The text of the section of the first chapter. */
function sectionOf(text: string): string {
  const files = { 'manual/reglas-transito.md': CHAPTER.replace(/Un texto con .*/, text) };
  const content = contentOf(project(files));
  const { chapters, bookTexts } = canonicalOf(content, content.site!.newest);
  const [part] = bookParts({ chapters, articles: [], bookTexts }, LAYOUT);
  return /<section id="capitulo-reglas-transito--velocidad"><h3>Velocidad<\/h3>(.*)<\/section>/s.exec(
    part!.body,
  )![1]!;
}

test('a text has closed tags, deeper headings, nothing that scrolls, and links inside the book', () => {
  const anchor = 'capitulo-reglas-transito--velocidad-detalle';
  expect(sectionOf(TEXT)).toBe(
    [
      `<p>Uno<br/>dos, <a href="#${anchor}">aquí</a>, <a href="#capitulo-senales-transito--velocidad">allá</a>, <a href="https://licencia.example/test/1/">el test</a>, <a href="https://a.example/?a=1&amp;b=2" rel="noopener noreferrer" class="externo">fuera</a>.</p>`,
      '<hr/>',
      '<div class="tabla"><table><thead><tr><th scope="col">A</th><th scope="col">B</th></tr></thead><tbody><tr><td>1 &amp; 2</td><td><code>&lt;b&gt;</code></td></tr></tbody></table></div>',
      `<h4 id="${anchor}">Detalle</h4>`,
      '<p>Más.</p>',
      '',
    ].join('\n'),
  );
});

test('a link to an anchor that the book lacks leads to the part', () => {
  expect(sectionOf('[Eso](/manual/senales-transito/#otra).')).toContain(
    '<a href="#capitulo-senales-transito">Eso</a>',
  );
});
