import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { distanceKm } from '../../pipeline/link/nearest-centre.ts';
import { renderPages } from '../../pipeline/render/pages/index.ts';
import { type Files, project, readProject } from '../fixtures/project.ts';
import { SAMPLE_FILES } from '../fixtures/sample-data.ts';

const CLOSED = {
  since: '2026-01-10',
  readOn: '2026-01-12',
  reason: 'Cerró por obras.',
  source: 'https://ejemplo.example/',
};
const closed = (path: string): Files => ({
  ...SAMPLE_FILES,
  [path]: { ...(SAMPLE_FILES[path] as object), closed: CLOSED },
});
const siteOf = (files: Files) => readProject(project(files)).site!;
const nearestOf = (files: Files, town: string) => siteOf(files).nearest.get(town)?.centre.id;

function pageOf(files: Files, path: string): string {
  const { site, ledger } = readProject(project(files));
  for (const { make } of renderPages(site!, ledger!, site!.newest).makers()) {
    const page = make();
    if (page.path === path) return renderToStaticMarkup(page.main);
  }
  throw new Error(`no page ${path}`);
}

test('distanceKm returns the great-circle distance', () => {
  // San Juan to Ponce; 74.61 km by the haversine formula with the same radius, computed independently.
  const km = distanceKm(
    { latitude: 18.46633, longitude: -66.10572 },
    { latitude: 18.01031, longitude: -66.62398 },
  );
  expect(km).toBe(74.6);
  expect(distanceKm({ latitude: 18, longitude: -66 }, { latitude: 18, longitude: -66 })).toBe(0);
});

describe('a closed centre', () => {
  test('is not the nearest centre of its own town', () => {
    expect(nearestOf(SAMPLE_FILES, 'aguadilla')).toBe('aguadilla');
    expect(nearestOf(closed('centros/aguadilla.json'), 'aguadilla')).not.toBe('aguadilla');
  });

  test('has no hours, and its page names the closure and another centre', () => {
    const html = pageOf(closed('centros/aguadilla.json'), '/centro/aguadilla/');
    expect(html).toContain('Cerró por obras.');
    expect(html).toContain(
      'Cerrado desde el 10 de enero de 2026</strong>, según lo que leímos el 12 de enero de 2026.',
    );
    expect(html).not.toContain('AM');
    expect(html).toContain('href="/centro/ponce/"');
    expect(html).toContain('Otros centros cerca');
  });
});

test('while no centre is open, towns stay in the list and on the map', () => {
  const centres = ['aguadilla', 'ponce', 'yauco'].map((id) => `centros/${id}.json`);
  const files = {
    ...SAMPLE_FILES,
    ...Object.fromEntries(centres.map((path) => [path, closed(path)[path]!])),
  };
  const html = pageOf(files, '/centros-cesco/');
  expect(html).toContain('ninguno confirmado');
  expect(html).toContain('<title>Aguadilla</title>');
});

test('a new centre becomes its town’s nearest one without a change to the town', () => {
  const there = SAMPLE_FILES['centros/ponce.json'] as { coordinates: object };
  const added = {
    ...SAMPLE_FILES,
    'centros/anasco.json': {
      ...there,
      id: 'anasco',
      name: 'CESCO Añasco',
      municipality: 'Añasco',
      directory: false,
      coordinates: { ...there.coordinates, latitude: 18.28, longitude: -67.14 },
    },
  };
  expect(nearestOf(SAMPLE_FILES, 'anasco')).not.toBe('anasco');
  expect(nearestOf(added, 'anasco')).toBe('anasco');
});
