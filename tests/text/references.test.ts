import { describe, expect, test } from 'vitest';
import { buildSiteFiles } from '../build/site.ts';
import { CHAPTER } from '../fixtures/base-data.ts';
import { changedBase, findingLabels, project, readProject } from '../fixtures/project.ts';

const PATH = 'manual/reglas-transito.md';
const LINE = CHAPTER.split('\n').findIndex((line) => line.startsWith('Un texto')) + 1;
const inBody = (text: string) => ({
  [PATH]: CHAPTER.replace('Un texto con un [enlace](/tests/).', () => text),
});
const inRecord = (text: string) => ({
  'guia/tips.json': changedBase('guia/tips.json', (tips) => {
    tips.intro = text;
  }),
});

describe('a malformed reference', () => {
  test.each([
    ['a reference that is never closed', 'Un {{sitio.capitulos y más', 4],
    ['a reference that ends on the next line', 'Un {{sitio.\ncapitulos}} y más', 4],
    ['an end without a beginning', 'Un sitio.capitulos}} y más', 19],
    ['braces in braces', 'Un {{a {{sitio.capitulos}} b}} y más', 4],
    ['three braces', 'Un {{{sitio.capitulos}}} y más', 4],
    ['one brace', 'Un {sitio.capitulos} y más', 4],
    ['square brackets', 'Un [[sitio.capitulos]] y más', 4],
    ['a page in square brackets', 'Un [[otra página]] y más', 4],
    ['braces behind backslashes', 'Un \\{\\{sitio.capitulos\\}\\} y más', 4],
    ['braces as entities', 'Un &#123;&#123;sitio.capitulos y más', 4],
    ['quotes as entities', 'Un {{&quot;15 pies&quot;}} y más', 4],
    ['code', 'Un `{{sitio.capitulos}}` y más', 5],
    ['an unknown entity', 'Un &fantasma; y más', 4],
  ])('is refused in a body and in a record: %s', (_, text, column) => {
    const rules = /^(link\/bad-reference|parse\/markdown) /;
    const [found, ...others] = findingLabels(project(inBody(text)));
    expect(found).toMatch(rules);
    expect(found).toContain(` data/${PATH}:${LINE}:${column}`);
    expect(others).toEqual([]);
    if (text.includes('\n')) return;
    // The value starts after ` "intro": "`, and JSON doubles each backslash.
    const before = JSON.stringify(text.slice(0, column - 1)).length - 2;
    expect(findingLabels(project(inRecord(text)))).toEqual([
      `${found!.split(' ')[0]} data/guia/tips.json:2:${before + 13}`,
    ]);
  });

  test.each([
    ['a block of code', '```\n{{sitio.capitulos}}\n```', `${LINE + 1}:1`],
    ['a literal that a table cell cuts', '| a |\n|---|\n| {{"x|y"}} |', `${LINE + 2}:3`],
    ['an unclosed reference in an item', '- uno\n- dos {{sitio.capitulos', `${LINE + 1}:7`],
    ['an unclosed reference in a quote', '> uno\n> dos {{sitio.capitulos', `${LINE + 1}:7`],
  ])('is refused in a body: %s', (_, text, place) =>
    expect(findingLabels(project(inBody(text)))).toEqual([
      `link/bad-reference data/${PATH}:${place}`,
    ]),
  );
});

test('fills in references in texts, links, cells, headings and next to entities', async () => {
  const site = await buildSiteFiles(
    inBody(
      [
        'Hay {{sitio.capitulos}}, y &{{sitio.capitulos}};.',
        '[con {{sitio.capitulos}} dentro](/tests/)',
        '### Los {{sitio.capitulos}}',
        '| a |\n|---|\n| {{sitio.capitulos}} |',
        '**fuerte {{sitio.capitulos}}** {{"15 < 16"}}',
      ].join('\n\n'),
    ),
    { allowFindings: true, withoutShareImages: true },
  );
  const html = site.get('manual/reglas-transito/index.html')!;
  const value = '<data value="[^"]*" data-fact="sitio.capitulos">[^<]*</data>';
  for (const pattern of [
    `<p>Hay ${value}, y &amp;${value};.</p>`,
    `<a href="/tests/">con ${value} dentro</a>`,
    `<h3 id="[a-z-]*los">Los ${value}</h3>`,
    `<td>${value}</td>`,
    `<strong>fuerte ${value}</strong> 15 &lt; 16`,
  ])
    expect(html).toMatch(new RegExp(pattern));
});

describe('an obsolete syntax', () => {
  const helpOf = (text: string) =>
    readProject(project(inBody(text)))
      .findings.filter(({ rule }) => rule === 'link/bad-reference')
      .flatMap(({ help }) => help[0]);
  test.each([
    ['Según {{sitio.capitulos:fuente}}.', 'The source of a fact is written {{@sitio.capitulos}}.'],
    [
      'Según {{ sitio.capitulos@manual:fuente }}.',
      'The source of a fact is written {{@sitio.capitulos@manual}}.',
    ],
    ['Antes {{sitio.capitulos@manual!}}.', expect.stringContaining('{{"25 mph"}}')],
    ['Antes {{= 2 × sitio.capitulos@manual!}}.', expect.stringContaining('Write it without "!"')],
    [
      'Antes {{"dos" de sitio.capitulos@manual! = 1}}.',
      expect.stringContaining('Write it without "!"'),
    ],
  ])('gets the advice to replace it: %s', (text, help) => {
    expect(helpOf(text)).toEqual([help]);
  });
});

describe('a plain text may contain neither references nor Markdown', () => {
  const inHeadline = (text: string) => ({
    'portada.json': changedBase('portada.json', (home) => {
      home.headline = text;
    }),
  });
  const inLabel = (text: string) => ({
    'facts/base.json': changedBase('facts/base.json', (facts) => {
      facts['sitio.capitulos'].label = text;
    }),
  });
  test.each([
    ['Un {{sitio.capitulos}} aquí', 'link/bad-reference', 3],
    ['Un {sitio.capitulos} aquí', 'link/bad-reference', 3],
    ['Un [[sitio]] aquí', 'link/bad-reference', 3],
    ['Un **fuerte** aquí', 'markdown/active-content', 3],
    ['Un *leve* aquí', 'markdown/active-content', 3],
    ['Un `código` aquí', 'markdown/active-content', 3],
    ['Un [enlace](/tests/) aquí', 'markdown/active-content', 3],
  ])('«%s» is refused', (text, rule, at) => {
    expect(findingLabels(project(inHeadline(text)))).toEqual([
      `${rule} data/portada.json:2:${16 + at}`,
    ]);
    expect(findingLabels(project(inLabel(text)))).toEqual([
      expect.stringMatching(new RegExp(`^${rule} data/facts/base\\.json:\\d+:${15 + at}$`)),
    ]);
  });

  test.each(['2 * 3 * 4', 'a_b_c', 'Nota [1]', 'Nota 5.02*'])(
    '%s is accepted as plain text',
    (text) => expect(findingLabels(project(inHeadline(text)))).toEqual([]),
  );
});
