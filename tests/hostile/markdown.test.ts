import { parseFragment } from 'parse5';
import { describe, expect, test } from 'vitest';
import { parseBody } from '../../pipeline/text/body.ts';
import { blocksHtml, inlineHtml } from '../../pipeline/text/html.ts';
import { parseLine } from '../../pipeline/text/line.ts';
import { blocksOf } from '../../pipeline/text/tree.ts';
import { CHAPTER } from '../fixtures/base-data.ts';
import { changedBase, findingLabels, project, reportOf } from '../fixtures/project.ts';
import { repeatedText, timeRatio } from '../run/time-ratio.ts';

const PATH = 'manual/reglas-transito.md';
const LINE = CHAPTER.split('\n').findIndex((line) => line.startsWith('Un texto')) + 1;
const withText = (text: string) => CHAPTER.replace('Un texto con un [enlace](/tests/).', text);
const printing = { fact: () => '25 mph', href: (target: string) => target };

type Node = { nodeName: string; attrs?: { name: string; value: string }[]; childNodes?: Node[] };
/** Elements and attributes of the rendered text that are not on the list of harmless ones. */
function active(html: string): string[] {
  const found: string[] = [];
  const visit = (node: Node) => {
    if (
      !/^(#|p$|a$|span$|strong$|em$|code$|pre$|ul$|ol$|li$|blockquote$|h[2-6]$|table$|thead$|tbody$|tr$|t[hd]$|div$|br$|hr$|del$)/.test(
        node.nodeName,
      )
    )
      found.push(node.nodeName);
    for (const { name, value } of node.attrs ?? []) {
      if (/^on|^style$|^src$/.test(name)) found.push(name);
      if (name === 'href' && !/^(https:|mailto:|tel:|\/(?!\/)|#)/.test(value)) found.push(value);
    }
    node.childNodes?.forEach(visit);
  };
  visit(parseFragment(html) as Node);
  return found;
}
const rendered = (text: string) =>
  blocksHtml(blocksOf(parseBody(text)), printing) +
  inlineHtml(parseLine(text.replaceAll('\n', ' ')).nodes, printing);

describe('HTML', () => {
  test.each([
    '<script>alert(1)</script>',
    '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
    '<img src=x onerror=alert(1)>',
    '<svg onload=alert(1)>',
    '<iframe src="https://evil.example"></iframe>',
    '<a href="javascript:alert(1)">x</a>',
    '<base href="https://evil.example/">',
    '<meta http-equiv="refresh" content="0;url=//evil.example">',
    '<style>*{display:none}</style>',
    '<form action="https://evil.example"><input name=q></form>',
    '<b>negrita</b>',
    'texto <script>alert(1)</script> dentro',
    'texto <img src=x onerror=alert(1)> dentro',
    '> <script>alert(1)</script>',
    '- uno\n- <img src=x onerror=alert(1)>',
    '| a | b |\n|---|---|\n| <img src=x onerror=alert(1)> | x |',
    '**<script>alert(1)</script>**',
    '<!-- x --><script>alert(1)</script>',
    '<!--><img src=x onerror=alert(1)>-->',
    '<!-- x --><script>alert(1)</script><!-- y -->',
    '<![CDATA[<script>alert(1)</script>]]>',
    '<?php system("x") ?>',
    '<!DOCTYPE html>',
    '[<img src=x onerror=alert(1)>](/tests/)',
  ])('reports %j on its line and keeps it out of the page', (text) => {
    const found = findingLabels(project({ [PATH]: withText(text) }));
    expect(
      found.filter((line) => line.startsWith('markdown/active-content')).length,
    ).toBeGreaterThan(0);
    const line = LINE + text.split('\n').findIndex((written) => written.includes('<'));
    for (const finding of found) expect(finding).toContain(`data/${PATH}:${line}:`);
    expect(active(rendered(text))).toEqual([]);
  });

  test('the finding for active HTML has the column of the element', () => {
    expect(findingLabels(project({ [PATH]: withText('Un texto <iframe> malo') }))).toEqual([
      `markdown/active-content data/${PATH}:${LINE}:10`,
    ]);
  });

  test.each([
    ['a comment', '<!-- una nota para quien edita -->'],
    ['a comment inside a paragraph', 'Uno <!-- nota --> dos.'],
    ['a comment of several lines', '<!--\nuna nota\n\ncon párrafos\n-->\n\nTexto.'],
  ])('%s is allowed, and is not printed', (_, text) => {
    expect(findingLabels(project({ [PATH]: withText(text) }))).toEqual([]);
    expect(rendered(text)).not.toContain('nota');
  });

  test.each([
    '5 < 6 y 7 > 3',
    'a \\<script> escrito',
    '`<script>` como código',
    '    <script>sangrado</script>',
    '```\n<script>\n```',
    'AT&T &amp; &lt;script&gt;',
  ])('%j is accepted, and renders no active HTML', (text) => {
    expect(findingLabels(project({ [PATH]: withText(text) }))).toEqual([]);
    expect(active(rendered(text))).toEqual([]);
  });

  test('rejects HTML in the rich text of a record', () => {
    const tips = changedBase('guia/tips.json', (data) => {
      data.intro = 'Uno <img src=x onerror=alert(1)> dos';
    });
    expect(findingLabels(project({ 'guia/tips.json': tips }))).toEqual([
      'markdown/active-content data/guia/tips.json:2:17',
    ]);
  });

  test('a picture in Markdown is refused', () => {
    expect(
      findingLabels(project({ [PATH]: withText('Mira ![x](https://evil.example/p.png)') })),
    ).toEqual([`markdown/active-content data/${PATH}:${LINE}:6`]);
    expect(active(rendered('![x](https://evil.example/p.png "onerror=1")'))).toEqual([]);
  });
});

/** Addresses that a browser may read as a script or another host, and forbidden schemes and relative paths. */
const UNSAFE = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  '&#106;avascript:alert(1)',
  '&#x6A;avascript:alert(1)',
  '&#0000106avascript:alert(1)',
  'javascript&colon;alert(1)',
  'java&Tab;script:alert(1)',
  'java&NewLine;script:alert(1)',
  'java&#10;script:alert(1)',
  'java&#x0D;script:alert(1)',
  '&#1;javascript:alert(1)',
  'java\u00adscript:alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  '//evil.example/',
  '\\\\evil.example/',
  '/\\evil.example/',
  '\\/\\/evil.example/',
  '&#47;/evil.example/',
  '/&#9;/evil.example/',
  '/&Tab;/evil.example/',
  'http://sin-cifrar.example/',
  'file:///etc/passwd',
  'blob:https://x/',
  'ftp://x/',
  'view-source:https://x/',
  'javascript://https://x/%0aalert(1)',
  'tests/',
  '../tests/',
  '?q=1',
];

describe('addresses', () => {
  test.each(UNSAFE)('rejects %j in every link syntax', (address) => {
    for (const text of [
      `[x](${address})`,
      `[x](<${address}>)`,
      `[x][1]\n\n[1]: ${address}`,
      `**[x](${address} "título")**`,
    ]) {
      if (text.includes('(<') && address.includes('<')) continue;
      const html = rendered(text);
      expect(active(html), `${text} → ${html}`).toEqual([]);
      if (/\(<|\[1\]/.test(text) || !html.includes('<a ')) continue;
      expect.unreachable(`${text} → ${html}`);
    }
    expect(
      findingLabels(project({ [PATH]: withText(`[x](${address})`) })).length,
      address,
    ).toBeGreaterThan(0);
  });

  test.each(['<javascript:alert(1)>', '<vbscript:x>', '<data:text/html,x>'])(
    'the automatic link %s is refused',
    (text) => {
      expect(active(rendered(text))).toEqual([]);
      expect(
        findingLabels(project({ [PATH]: withText(text) })).filter((finding) =>
          finding.startsWith('markdown/active-content'),
        ),
      ).toEqual([`markdown/active-content data/${PATH}:${LINE}:1`]);
    },
  );

  test.each([
    'https://example.org/a?b=c&d=e',
    'https://example.org/#x',
    'mailto:a@example.org',
    'tel:+17875550100',
    '/tests/',
    '#velocidad',
    '/manual/reglas-transito/#velocidad',
  ])('%s is allowed', (address) => {
    expect(findingLabels(project({ [PATH]: withText(`[x](${address})`) }))).toEqual([]);
    expect(rendered(`[x](${address})`)).toContain(`href="${address.replace('&', '&amp;')}"`);
  });

  test('a quote in an address does not end the href attribute', () => {
    const html = rendered('[x](https://example.org/"onmouseover="alert(1))');
    expect(active(html)).toEqual([]);
  });

  test('the finding for an unsafe link points at the link', () => {
    expect(
      findingLabels(
        project({ [PATH]: withText('Primero [a](/tests/) y luego [b](javascript:1).') }),
      ),
    ).toEqual([`markdown/active-content data/${PATH}:${LINE}:30`]);
  });
});

describe('nesting', () => {
  test.each([
    ['quotes', '>'.repeat(5000) + ' x'],
    ['quotes with spaces', '> '.repeat(5000) + 'x'],
    ['brackets', '['.repeat(5000) + 'x'],
    ['brackets, closed', `${'['.repeat(5000)}x${']'.repeat(5000)}`],
    ['links', `${'['.repeat(2000)}x${'](/tests/)'.repeat(2000)}`],
    ['stars', '*'.repeat(5000) + 'x'],
    ['stars with letters', '*a '.repeat(5000)],
    ['underscores', '_'.repeat(5000) + 'x' + '_'.repeat(5000)],
    ['lists', Array.from({ length: 500 }, (_, level) => `${'  '.repeat(level)}- x`).join('\n')],
    ['lists on one line', '- '.repeat(5000) + 'x'],
    ['numbered lists on one line', '1. '.repeat(3000) + 'x'],
    ['quotes and lists in turn', '> - '.repeat(2000) + 'x'],
    ['parentheses of an address', `[x](${'('.repeat(5000)}`],
    ['backticks', '`'.repeat(5001) + 'x'],
    ['angle brackets', '<'.repeat(5000)],
    ['a wide table', `|${'x|'.repeat(3000)}\n|${'-|'.repeat(3000)}\n|${'y|'.repeat(3000)}`],
    ['entities', '&amp;'.repeat(5000)],
    ['tildes', '~~a'.repeat(5000)],
  ])('reads repeated markup in bounded time and reports no line before it: %s', (_, text) => {
    const folder = project({ [PATH]: withText(text) });
    const found = findingLabels(folder);
    for (const finding of found) {
      const line = Number(/:(\d+):\d+$/.exec(finding)![1]);
      expect(finding).toContain(`data/${PATH}:`);
      expect(line, finding).toBeGreaterThanOrEqual(LINE);
    }
    const words = project({ [PATH]: withText(repeatedText('palabra ', text.length)) });
    const times = timeRatio(
      () => findingLabels(folder),
      () => findingLabels(words),
    );
    expect(times).toBeLessThan(1000);
  });

  test.each([
    ['quotes', '>'.repeat(5000) + ' x'],
    ['quotes with spaces', '> '.repeat(5000) + 'x'],
    ['lists on one line', '- '.repeat(5000) + 'x'],
  ])('5,000 nested %s are refused', (_, text) => {
    expect(findingLabels(project({ [PATH]: withText(text) }))).toContain(
      `parse/markdown data/${PATH}:${LINE}:1`,
    );
  });

  test.each([
    ['brackets', '['.repeat(5000) + 'x'],
    ['stars', '*a **b '.repeat(2000)],
    ['quotes', '>'.repeat(5000) + ' x'],
  ])('thousands of %s in a record’s rich text do not crash the program', (_, text) => {
    const tips = changedBase('guia/tips.json', (data) => {
      data.intro = text.trim();
    });
    for (const finding of findingLabels(project({ 'guia/tips.json': tips })))
      expect(finding).toContain('data/guia/tips.json:2:');
  });

  test('accepts ordinary nesting', () => {
    expect(
      findingLabels(
        project({
          [PATH]: withText('> - uno\n>   - dos\n>     - **tres [x](/tests/)**\n\n> > una cita'),
        }),
      ),
    ).toEqual([]);
  });
});

describe('references and unsupported Markdown', () => {
  test.each([
    '{{ }}',
    '{{}}',
    '{{velocidad}}',
    '{{Velocidad.Urbana}}',
    '{{a.b@}}',
    '{{a.b@c d}}',
    '{{""}}',
    '{{<script>}}',
    '{{constructor}}',
  ])('%s is refused as a reference', (text) => {
    const found = findingLabels(project({ [PATH]: withText(`Un ${text} aquí`) }));
    expect(found).toContain(`link/bad-reference data/${PATH}:${LINE}:4`);
  });

  test.each(['{{sitio.capitulos}}', '{{ sitio.capitulos@contenido }}', '{{"15 pies"}}'])(
    '%s is accepted as a reference',
    (text) => {
      expect(
        findingLabels(project({ [PATH]: withText(`Un ${text} aquí`) })).filter((finding) =>
          /^(link|parse|markdown)/.test(finding),
        ),
      ).toEqual([]);
    },
  );

  const TEXT_FACT = {
    'facts/x.json': {
      'prueba.dato': {
        label: 'Equis',
        kind: 'text',
        readings: [{ surface: 'blog', value: 'a onmouseover=alert(1) style=color:red x=' }],
      },
    },
  };
  test.each([
    '[x](https://e.example/{{prueba.dato}})',
    '[x](/tests/#{{prueba.dato}})',
    '[x][1]\n\n[1]: /tests/{{prueba.dato}}',
    '```{{prueba.dato}}\nx\n```',
  ])('a reference in a link address or code fence is refused: %j', (text) => {
    const found = findingLabels(project({ ...TEXT_FACT, [PATH]: withText(text) }));
    expect(found).toContainEqual(
      expect.stringContaining(`markdown/active-content data/${PATH}:${LINE}:1`),
    );
  });

  test('rejects a reference in a link address in rich text', () => {
    const tips = changedBase('guia/tips.json', (data) => {
      data.intro = '[x](/tests/#{{prueba.dato}})';
    });
    expect(findingLabels(project({ ...TEXT_FACT, 'guia/tips.json': tips }))).toContainEqual(
      expect.stringContaining('markdown/active-content data/guia/tips.json:2:'),
    );
  });

  test.each([
    ['# Uno', 'a first-level heading'],
    ['Uno\n===', 'a first-level heading'],
    ['> # Uno', 'a first-level heading'],
    ['- [ ] tarea', 'a check box'],
    ['> ```{{a.b}}\n> x\n> ```', 'the language of a code block'],
  ])('rejects %s and reports its line', (text, title) => {
    const [finding, ...others] = reportOf(
      project({ [PATH]: withText(`Un párrafo.\n\n${text}`) }),
    ).filter(({ rule }) => rule === 'markdown/active-content');
    expect(finding!.title).toContain(title);
    expect(finding!.at.range!.start.line).toBe(LINE + 2);
    expect(others).toEqual([]);
  });
});
