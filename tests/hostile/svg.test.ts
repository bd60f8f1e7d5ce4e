import { expect, test } from 'vitest';
import { positionAt } from '../../pipeline/load/document.ts';
import { paletteOf } from '../../pipeline/load/drawing-attributes.ts';
import { parseSvg } from '../../pipeline/load/parse-drawing.ts';
import { findSlots, serializeElements } from '../../templates/drawings/tree.ts';

const PALETTE = paletteOf(['#AF1E2D', '#FFF']);
/** The drawing's own lines begin on line 2. */
const svg = (...lines: string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50">\n${lines.join('\n')}\n</svg>\n`;
const problemsOf = (text: string) =>
  parseSvg(text, PALETTE).problems.map(({ start, title }) => ({
    line: positionAt({ text }, start).line,
    title,
  }));
const contentOf = (text: string) =>
  serializeElements(parseSvg(text, PALETTE).drawing?.content ?? []);

const BOMB = `<?xml version="1.0"?>
<!DOCTYPE svg [
  <!ENTITY a "aaaaaaaaaa">
  <!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">
]>
${svg('<g id="&b;"/>')}`;

test.each<[what: string, text: string, line: number, title: RegExp]>([
  ['a script', svg('<g>', '<script>alert(1)</script>', '</g>'), 3, /may not contain "script"/],
  ['a handler', svg('<path d="M0 0"', '  onclick="alert(1)"/>'), 3, /"onclick" would run code/],
  [
    'a raster image',
    svg('<image href="data:image/png;base64,AA=="/>'),
    2,
    /may not contain "image"/,
  ],
  ['a text, which needs a font', svg('<text>PARE</text>'), 2, /may not contain "text"/],
  [
    'a foreign reference',
    svg('<use', 'href="https://x.example/a.svg#a"/>'),
    3,
    /refers to something outside/,
  ],
  [
    'a foreign colour',
    svg('<path fill="url(https://x.example/#a)"/>'),
    2,
    /refers to something outside/,
  ],
  ['a foreign style sheet', svg('<style>@import "//x.example";</style>'), 2, /another file/],
  [
    'a style for the page',
    svg('<style>.a, body { fill: red }</style>'),
    2,
    /"body" matches elements outside/,
  ],
  ['a reference to a missing id', svg('<use href="#carro"/>'), 2, /nothing .* has the id "carro"/],
  ['a duplicate id', svg('<g id="a"/>', '<g id="a"/>'), 3, /two elements have the id "a"/],
  ['a colour outside of the palette', svg('<path fill="#123456"/>'), 2, /#123456 is not in/],
  [
    'a variable, which drawing programs show as black',
    svg('<path fill="var(--a)"/>'),
    2,
    /is "var\(--a\)"/,
  ],
  ['a colour by name in a style', svg('<path', 'style="fill:red"/>'), 3, /the colour is "red"/],
  ['a filter', svg('<path style="filter:url(#a)"/>'), 2, /may not use "filter"/],
  ['a tag that is not closed', svg('<g>', '<path d="M0 0"/>'), 4, /not well-formed XML/],
  ['a file that ends early', svg('<g/>').slice(0, 64), 2, /not well-formed XML/],
  ['an entity bomb', BOMB, 2, /defines entities/],
  ['an HTML page', '<html><body/></html>', 1, /contains html, not a drawing/],
  ['an empty file', '', 1, /not well-formed XML/],
  ['no viewBox', '<svg xmlns="http://www.w3.org/2000/svg"/>', 1, /the viewBox is missing/],
  ['a viewBox without a height', svg().replace('100 50', '100'), 1, /is 0 0 100/],
  ['groups that are nested too deep', svg('<g>'.repeat(40) + '</g>'.repeat(40)), 2, /33 deep/],
  [
    'a file of 5 MB',
    svg('<!--', 'x'.repeat(5 * 1024 * 1024), '-->'),
    1,
    /has 5121 KB; the maximum is 64/,
  ],
])('draws nothing and reports the line of the problem: %s', (_, text, line, title) => {
  expect(problemsOf(text)[0]).toEqual({ line, title: expect.stringMatching(title) });
  expect(parseSvg(text, PALETTE).drawing).toBeUndefined();
});

test('reports the problems of one file together, at most 20', () => {
  const text = svg('<path fill="red"/>', '<script/>', '<a/>');
  expect(problemsOf(text).map(({ line }) => line)).toEqual([2, 3, 4]);
  expect(problemsOf(svg('<script/>'.repeat(500))).length).toBeLessThanOrEqual(20);
});

test('drops the metadata of drawing programs', () => {
  const saved = `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with a drawing program -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg width="100mm" height="50mm" viewBox="0 0 100 50" version="1.1" id="svg1" inkscape:version="1.2"
   xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns="http://www.w3.org/2000/svg">
  <sodipodi:namedview id="base" pagecolor="#ffffff"><inkscape:grid type="xygrid"/></sodipodi:namedview>
  <metadata id="m1"><rdf:RDF><cc:Work/></rdf:RDF></metadata>
  <title id="title7">Drawing</title>
  <g inkscape:label="Layer 1" inkscape:groupmode="layer" id="layer1" style="display:inline">
    <path style="fill:#af1e2d;fill-opacity:1;stroke:none;-inkscape-stroke:none;font-size:12px"
       d="M 0,0 H 10" id="path12" sodipodi:nodetypes="cc"/>
  </g>
</svg>`;
  expect(parseSvg(saved, PALETTE).problems).toEqual([]);
  expect(contentOf(saved)).toBe(
    '<g><path fill="#AF1E2D" fill-opacity="1" stroke="none" d="M 0,0 H 10"></path></g>',
  );
});

test('keeps slots and referenced ids, and keeps hidden parts hidden', () => {
  const text = svg(
    '<defs><g id="g12"><path d="M0 0"/></g></defs>',
    '<use xlink:href="#g12"/><g id="freno" style="display:none"/><rect data-slot="figure"/>',
    '<style>.a { opacity: .5 } @media print { #freno { opacity: 1 } }</style>',
  );
  expect(parseSvg(text).problems).toEqual([]);
  expect(contentOf(text)).toMatch(/id="g12".*href="#g12".*id="freno" display="none".*@media print/);
  expect(findSlots(parseSvg(text).drawing!.content)).toHaveLength(1);
});

test('escapes the special characters of an attribute', () => {
  const text = svg('<g data-text="&quot;A&quot; &amp; &lt;B&gt;"/>');
  expect(contentOf(text)).toBe('<g data-text="&quot;A&quot; &amp; &lt;B>"></g>');
});
