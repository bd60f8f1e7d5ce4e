import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { drawLandmark } from '../../pipeline/draw/picture.ts';
import { BRAND } from '../../templates/brand.ts';
import { LANDMARK_COLOURS } from '../../templates/drawings/palettes.ts';
import { BASE_FILES } from '../fixtures/base-data.ts';
import { project, readProject } from '../fixtures/project.ts';

const STYLES = ['road/road-view.css', 'tokens.css'].map((name) =>
  readFileSync(join(import.meta.dirname, '../../templates/styles', name), 'utf8'),
);

test('draws a landmark with the colour properties of the page', () => {
  const { site } = readProject(project({}));
  expect(drawLandmark(site!, 'morro')).toBe('<path fill="var(--r)" d="M0 0h64v60H0z"/>');
});

test('reports a missing landmark and a colour outside the palette', () => {
  const titles = (files: Parameters<typeof project>[0]) =>
    readProject(project(files)).findings.map(({ title }) => title);
  expect(titles({ 'dibujos/hitos/morro.svg': null })).toContainEqual(
    expect.stringMatching(/the landmark morro has no drawing/),
  );
  const drawing = String(BASE_FILES['dibujos/hitos/morro.svg']).replace('#c8352b', '#c8352c');
  expect(titles({ 'dibujos/hitos/morro.svg': drawing })).toContainEqual(
    expect.stringMatching(/the colour #c8352c is not in the palette/),
  );
});

test('the light scheme has the colours of the landmark palette', () => {
  for (const [colour, ink] of Object.entries(LANDMARK_COLOURS)) {
    const found = STYLES.flatMap((css) => new RegExp(`--${ink}: ([^;]+);`).exec(css)?.[1] ?? []);
    const light = found[0]!.replace(
      /brand\((\w+)\)/,
      (_, name) => BRAND[name as keyof typeof BRAND],
    );
    expect(light.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3'), ink).toBe(colour);
  }
});
