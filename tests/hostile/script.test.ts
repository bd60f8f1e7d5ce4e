/** Puts hostile text everywhere on a page: it must not change the page's elements or attributes. */
import { parse } from 'parse5';
import { beforeAll, describe, expect, test } from 'vitest';
import { serialiseForScript } from '../../pipeline/render/document/serialise.ts';
import { buildSiteFiles } from '../build/site.ts';
import { BASE_FILES, CHAPTER, fourOptions, QUESTION } from '../fixtures/base-data.ts';
import { changedBase, type Files, withQuestion } from '../fixtures/project.ts';

/** Findings are allowed because the payloads break content rules. Share pictures are not pages, so they are omitted. */
const PAGES = { allowFindings: true, withoutShareImages: true };

type Node = {
  nodeName: string;
  attrs?: { name: string; value: string }[];
  childNodes?: Node[];
  value?: string;
};

function* elements(node: Node): Generator<Node> {
  if (node.attrs !== undefined) yield node;
  for (const child of node.childNodes ?? []) yield* elements(child);
}
const pageOf = (html: string) => [...elements(parse(html) as unknown as Node)];
const textOf = (node: Node): string =>
  (node.value ?? '') + (node.childNodes ?? []).map(textOf).join('');
const attribute = (node: Node, name: string) =>
  node.attrs?.find((attribute) => attribute.name === name)?.value;
/** Tag and attribute names in order, which change if a payload ends its element. */
const skeleton = (html: string) =>
  pageOf(html).map((node) => `${node.nodeName} ${node.attrs!.map(({ name }) => name).join(' ')}`);
const data = (html: string) =>
  pageOf(html)
    .filter((node) => node.nodeName === 'script' && /json/.test(attribute(node, 'type') ?? ''))
    .map((node) => JSON.parse(textOf(node)) as unknown);

/** Escapes entities, which an option would decode as rich text. */
const asWritten = (text: string) => text.replaceAll('&', '\\&');

/** Files with the same text in every place that a page, its head, its JSON-LD or its quiz data prints. */
function filled(text: string): Files {
  const change = (path: string, edit: (record: any) => void) =>
    [path, changedBase(path, edit)] as const;
  return Object.fromEntries([
    change('site.json', (site) => {
      site.name = text;
      site.heads.home.title = text;
      site.heads.home.description = text;
      site.heads.home.keywords = [text];
      site.navigation[1].name = text;
    }),
    change('portada.json', (home) => {
      home.headline = text;
      home.steps[0].title = text;
      home.testimonials = [
        {
          id: 'a',
          name: text,
          location: text,
          avatar: 'X',
          rating: 5,
          comment: text,
          date: text,
          center: text,
          verified: false,
        },
      ];
    }),
    change('tests/1-prueba', (bank) => {
      bank.title = text;
      bank.difficulty = text;
      bank.questions = [
        {
          ...QUESTION,
          options: fourOptions(
            ['', ' dos', ' tres', ' cuatro'].map((end) => asWritten(text) + end),
            0,
            [null, text, text, text],
          ),
          // Names the law, because the source's title, which would name it, is the payload.
          explanation: 'La Ley 22-2000 lo manda así, y no de otro modo.',
        },
      ];
    }),
    change('sources.json', (sources) => {
      sources.ley.title = text;
    }),
    change('surfaces.json', (surfaces) => {
      for (const surface of Object.values<any>(surfaces)) surface.name = text;
    }),
    change('facts/base.json', (facts) => {
      facts['sitio.capitulos'].label = text;
      facts['centros.horario'].readings[0].text = text;
    }),
    change('tramites/preguntas.json', (faq) => {
      faq.items[0].question = text;
    }),
    change('tramites/proceso.json', (process) => {
      process.items[0].title = text;
    }),
    change('centros/ponce.json', (centre) => {
      centre.name = text;
      centre.municipality = text;
    }),
    change('centros-comun.json', (shared) => {
      shared.services = [text];
    }),
    change('municipios.json', (places) => {
      places.ponce.name = text;
    }),
    change('senales/regulatorias.json', (family) => {
      family.title = text;
      Object.assign(family.items[0], { name: text, legend: [text], symbol: text, code: text });
    }),
    [
      'manual/reglas-transito.md',
      CHAPTER.replace('title: Reglas de Tránsito', () => `title: ${JSON.stringify(text)}`).replace(
        '    title: Velocidad',
        '    title: Velocidad\n    signs: regulatorias',
      ),
    ],
    [
      'legal/aviso-legal.md',
      `---\ntitle: ${JSON.stringify(text)}\ndescription: ${JSON.stringify(text)}\nnote: ${JSON.stringify(text)}\nupdated: 2026-01-15\n---\nTexto.\n`,
    ],
  ]);
}

const PAYLOADS = [
  '</script><!--<script>',
  '</script><script>globalThis.canario = 1</script>',
  '<!--<script>',
  ']]></style></title></textarea><img src=x onerror=alert(1)>',
  `"'><svg onload=alert(1)>`,
  `" onmouseover="alert(1)" x="`,
  '&lt;script&gt; &amp; &#60;img&#62;',
  'a\u2028b\u2029c',
  '${7*7} $& $1 $$ $`',
];
/** Plain words of the payload's length, because pages print short values larger. */
const plainOf = ({ length }: string) => 'palabras'.repeat(9).slice(0, length);

describe.each(PAYLOADS)('a site with the hostile text %j', (payload) => {
  let site: Map<string, string>;
  let plain: Map<string, string>;
  beforeAll(async () => {
    site = await buildSiteFiles(filled(payload), PAGES);
    plain = await buildSiteFiles(filled(plainOf(payload)), PAGES);
  });
  const pages = () => [...plain.keys()].filter((path) => path.endsWith('.html'));

  test('hostile text adds no elements or attributes to a page', () => {
    expect(pages().length).toBeGreaterThan(10);
    for (const path of pages())
      expect(skeleton(site.get(path)!), path).toEqual(skeleton(plain.get(path)!));
  });

  test('JSON-LD and quiz data contain the text as written', () => {
    let printed = 0;
    for (const path of pages()) {
      // `ordered` and hashes depend on the payload: options that start with figures keep their order. The reason
      // against an option is Markdown, which decodes entities.
      const [hostile, harmless] = [data(site.get(path)!), data(plain.get(path)!)].map((page) =>
        JSON.stringify(page, (key, value: unknown) =>
          key === 'ordered' ||
          key === 'bankRevision' ||
          key === 'errors' ||
          /^\/assets\//.test(String(value))
            ? ''
            : value,
        ),
      );
      const expected = harmless!.replaceAll(plainOf(payload), () =>
        JSON.stringify(payload).slice(1, -1),
      );
      // SVG in quiz data is escaped once more and has its own proportions, so it is not compared.
      const withoutDrawings = (text: string) => text.replace(/"svg":"(?:[^"\\]|\\.)*"/g, '');
      expect(withoutDrawings(hostile!), path).toBe(withoutDrawings(expected));
      printed += hostile!.split(JSON.stringify(payload).slice(1, -1)).length - 1;
    }
    expect(printed).toBeGreaterThan(5);
  });

  test('the page heading and title show the text as written', () => {
    const [heading] = pageOf(site.get('manual/reglas-transito/index.html')!).filter(
      ({ nodeName }) => nodeName === 'h1',
    );
    expect(textOf(heading!)).toContain(payload);
    const [title] = pageOf(site.get('index.html')!).filter(({ nodeName }) => nodeName === 'title');
    expect(textOf(title!)).toBe(payload);
  });
});

test('serialised data cannot close a script element, and JSON.parse restores the original', () => {
  const hostile = { text: PAYLOADS.join(' '), '</script>': ['<!--', '-->', '&'] };
  const written = serialiseForScript(hostile);
  expect(written).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(written)).toEqual(hostile);
});

test('active content in rich text never reaches a page, even in a preview with errors', async () => {
  const payload = '<img src=x onerror=alert(1)><script>globalThis.canario = 1</script>';
  const files: Files = {
    'guia/tips.json': changedBase('guia/tips.json', (tips) => {
      tips.intro = `Uno ${payload} dos`;
      tips.items[0].text = `[x](javascript:alert(1)) ${payload}`;
    }),
    ...withQuestion({ question: `¿Qué ${payload}?`, explanation: `Porque ${payload} sí.` }),
    'manual/reglas-transito.md': CHAPTER.replace(
      'Un texto con un',
      `${payload}\n\n[x](javascript:alert(1)) ${payload}`,
    ),
  };
  const [site, plain] = [
    await buildSiteFiles(files, PAGES),
    await buildSiteFiles(BASE_FILES, PAGES),
  ];
  for (const [path, html] of site) {
    if (!path.endsWith('.html')) continue;
    const srcOf = ({ attrs }: ReturnType<typeof pageOf>[number]) =>
      attrs!.find(({ name }) => name === 'src')?.value ?? '';
    const names = pageOf(html)
      .flatMap((node) => [
        // Images in /assets/ are the site's own drawings of signs and places.
        node.nodeName === 'img' && !srcOf(node).startsWith('/assets/') ? 'img' : '',
        ...node.attrs!.map(({ name, value }) =>
          /^on/.test(name) || /^javascript:/i.test(value) ? `${name}=${value}` : '',
        ),
      ])
      .filter((text) => text !== '');
    expect(names, path).toEqual([]);
    const scripts = (page: string) =>
      pageOf(page).filter(({ nodeName }) => nodeName === 'script').length;
    expect(scripts(html), path).toBe(scripts(plain.get(path)!));
  }
});
