import { describe, expect, test } from 'vitest';
import { brokenRouteCheck, routesOf, urlsOf } from '../../pipeline/link/routes.ts';
import type { Entry, KnownRecords } from '../../pipeline/validate/index.ts';
import { project, readProject } from '../fixtures/project.ts';
import { SAMPLE_FILES } from '../fixtures/sample-data.ts';

const { entries } = readProject(project(SAMPLE_FILES)).site!;
const routes = routesOf(entries);
const kindOf = (path: string) => routes.find((route) => route.path === path)?.kind;

test.each([
  ['/', 'home'],
  ['/test/2/', 'test'],
  ['/test-result/2/', 'testResult'],
  ['/preguntas/reglas-01/', 'question'],
  ['/manual/senales-transito/', 'chapter'],
  ['/guia-estudio/senales-transito/', 'topic'],
  ['/guia-estudio/semaforos-peatones/', undefined],
  ['/centro/yauco/', 'centre'],
  ['/blog/horarios/', 'article'],
  ['/politica-privacidad/', 'legal'],
  ['/accesibilidad/', 'page'],
  ['/simulacro/', 'exam'],
  ['/maniobras/', 'manoeuvres'],
  ['/ruta/', 'road'],
  ['/ruta/parada-1/', 'stop'],
  ['/ruta/parada-99/', undefined],
])('the route %s has the kind %s', (path, kind) => {
  expect(kindOf(path)).toBe(kind);
});

test('each route of an entry refers to that entry', () => {
  expect(routes.find(({ path }) => path === '/centro/yauco/')?.entry?.id).toBe('yauco');
  expect(routes.find(({ path }) => path === '/preguntas/reglas-01/')?.entry?.id).toBe('2');
});

test('an article has its own page, but parking rules and sources have none', () => {
  const urls = (list: readonly Entry[]) => urlsOf(list[0]!);
  expect(urls(entries.articles)).toEqual(['/blog/un-articulo/']);
  expect(urls(entries.parking)).toEqual([]);
  expect(urls(entries.sources)).toEqual([]);
});

describe('an address that has no page', () => {
  const known = (
    broken: Partial<Record<string, string[]>>,
    hidden: string[] = [],
  ): KnownRecords => ({
    ids: new Map(
      Object.keys(entries).map((name) => [
        name,
        new Set([
          ...(entries as unknown as Record<string, Entry[]>)[name]!.map(({ id }) => id),
          ...(broken[name] ?? []),
        ]),
      ]),
    ) as KnownRecords['ids'],
    hidden: new Set(hidden) as KnownRecords['hidden'],
    unsound: [],
    isWhole: false,
  });

  test('may be the page of a record that could not be read', () => {
    const isBroken = brokenRouteCheck(entries, known({ tests: ['7'], chapters: ['peaje'] }));
    expect(
      ['/test/7/', '/test-result/7/', '/manual/peaje/', '/guia-estudio/peaje/'].map(isBroken),
    ).toEqual([true, true, true, true]);
    expect(['/test/8/', '/manual/reglas-transito/', '/blog/peaje/'].map(isBroken)).toEqual([
      false,
      false,
      false,
    ]);
  });

  test('may be any page of a collection with a file that could not be read', () => {
    const isBroken = brokenRouteCheck(entries, known({}, ['articles']));
    expect(isBroken('/blog/cualquiera/')).toBe(true);
    expect(isBroken('/centro/cualquiera/')).toBe(false);
  });
});
