import { expect, test } from 'vitest';
import { parseSvg } from '../../pipeline/load/parse-drawing.ts';
import { COLOURS, DARK_STYLE, removeUnusedDarkStyles } from '../../templates/diagrams/colours.ts';
import { shapesOf, slotShapes } from '../../templates/diagrams/drawings.ts';
import { SCENE_COLOURS } from '../../templates/drawings/palettes.ts';
import { BASE_FILES } from '../fixtures/base-data.ts';
import { project, readProject } from '../fixtures/project.ts';

const drawingOf = (content: string) =>
  parseSvg(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="-9 -9 18 18">${content}</svg>`)
    .drawing!;
const drawn = (
  content: string,
  ...look: Parameters<typeof shapesOf> extends [unknown, ...infer L] ? L : never
) => shapesOf(drawingOf(content), ...look);

test('draws a part only if the scene shows it, even if the file hides it', () => {
  const door = '<g data-slot="door" display="none"><path d="M0 0h1"/></g>';
  expect(drawn(door)).toBe('');
  expect(drawn(door, { shown: ['door'] })).toBe('<path d="M0 0h1"></path>');
  expect(slotShapes(drawingOf(door), 'door')).toBe('<path d="M0 0h1"></path>');
});

test('a part keeps the transform of its group', () => {
  const moved = '<g data-slot="door" transform="translate(1 2)"><path d="M0 0h1"/></g>';
  expect(drawn(moved, { shown: ['door'] })).toMatch(/^<g transform="translate\(1 2\)"><path/);
});

test('an outlined part is drawn above its white outline', () => {
  expect(drawn('<g data-slot="outlined"><path fill="#e11d2e"/></g>')).toMatch(
    /^<g class="s-white" stroke="#fff" stroke-width="1.7"[^>]*><path fill="#e11d2e"><\/path><\/g><path fill="#e11d2e"><\/path>$/,
  );
});

test('a body has its road user’s colour, or else the colour in the file', () => {
  const body =
    '<rect data-slot="body" fill="#fff"/><path data-slot="body" fill="none" stroke="#fff"/>';
  expect(drawn(body)).toBe(
    '<rect fill="#fff" class="f-white"></rect><path fill="none" stroke="#fff" class="s-white"></path>',
  );
  const { light } = COLOURS.sun;
  expect(drawn(body, { body: 'sun' })).toBe(
    `<rect fill="${light}"></rect><path fill="none" stroke="${light}"></path>`,
  );
});

test('a wheel is turned and has the attribute that the film script reads', () => {
  expect(drawn('<rect data-slot="wheel" x="1"/>', { wheels: 38 })).toBe(
    '<rect data-wheel="" x="1" transform="rotate(38)"></rect>',
  );
});

test('a colour that differs on dark pages has a class for its dark style', () => {
  expect(drawn('<path fill="#6f7773"/><path fill="#1f4b7a"/><path fill="#1f4b7b"/>')).toBe(
    '<path fill="#6f7773" class="f-edge"></path><path fill="#1f4b7a"></path><path fill="#1f4b7a" class="f-uniform"></path>',
  );
  expect(drawn('<path fill="#8ccfc4" stroke="#6f7773" stroke-width="2" d="M0 0"/>')).toBe(
    '<path fill="#8ccfc4" stroke="#6f7773" stroke-width="2" class="f-sea s-edge" d="M0 0"></path>',
  );
});

test('a standalone picture keeps only the dark styles of its colours', () => {
  const svg = removeUnusedDarkStyles(`<style>${DARK_STYLE}</style><path class="f-sea s-edge"/>`);
  expect(svg).toMatch(/\.s-edge\{.*\.f-sea\{/);
  expect(svg).not.toContain('.f-edge{');
});

test('every scene colour except "uniform" equals the light colour of the same name', () => {
  for (const [colour, name] of Object.entries(SCENE_COLOURS))
    if (name !== 'uniform') expect(COLOURS[name].light).toBe(colour);
});

test('reports a colour outside the palette with its line', () => {
  const drawing = String(BASE_FILES['dibujos/vehiculos/carro.svg']).replace('<path', '\n<path');
  const { findings } = readProject(
    project({ 'dibujos/vehiculos/carro.svg': drawing.replace('#e11d2e', '#e11d2f') }),
  );
  expect(findings.filter(({ rule }) => rule === 'item/drawing')).toMatchObject([
    {
      title: expect.stringMatching(/the colour #e11d2f is not in the palette/),
      at: { file: 'data/dibujos/vehiculos/carro.svg', range: { start: { line: 2 } } },
    },
  ]);
});
