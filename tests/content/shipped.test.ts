/** The content that ships: sound, complete, and every conflict of the specification on record and decided. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { worst } from '../../pipeline/audit/compare.ts';
import { type Content, readContent } from '../../pipeline/content.ts';
import { jsonSchemas } from '../../pipeline/edit/json-schemas.ts';
import { COLLECTIONS, type Collection } from '../../schemas/collections.ts';
import { TODAY } from '../project.ts';

const ROOT = join(import.meta.dirname, '../..');
const DATA = join(ROOT, 'data');
const GENERATED = join(ROOT, 'schemas/generated');

let content: Content;
beforeAll(() => {
  content = readContent({ data: DATA, label: 'data', today: TODAY });
});
const values = (
  fact: string,
  which: (reading: { surface: string; when?: string | undefined }) => boolean = () => true,
) =>
  content
    .ledger!.get(fact)!
    .readings.filter(which)
    .map(({ value }) => value);

test('no error, and nothing open or stale', () => {
  expect(
    content.findings
      .filter(({ severity }) => severity === 'error')
      .map(({ rule, title, at }) => `${rule} ${at.file}:${at.range?.start.line} ${title}`),
  ).toEqual([]);
  expect(content.conflicts).toMatchObject({ open: 0, stale: 0 });
});

describe('counts', () => {
  test('the questions of the eight tests', () => {
    const tests = content.site!.entries.tests;
    expect(tests.map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
    expect(tests.map(({ data }) => data.questions.length)).toEqual([
      25, 30, 20, 22, 20, 18, 20, 50,
    ]);
    expect(content.site!.questions.size).toBe(205);
  });

  test.each([
    ['chapters', 10],
    ['articles', 8],
    ['legal', 4],
    ['municipalities', 78],
  ] as const)('%s: %i', (collection, count) => {
    expect(content.site!.entries[collection]).toHaveLength(count);
  });

  test('twelve centres in the directory', () => {
    expect(content.site!.entries.centres.filter(({ data }) => data.directory)).toHaveLength(12);
  });
});

/** Every line of `ledger.md` B3 that is a conflict, with the specification's own readings. */
const CONFLICTS: [fact: string, surface: string, value: unknown][] = [
  ['velocidad.zona-escolar', 'guia', 15],
  ['velocidad.zona-escolar', 'preguntas', 25],
  ['velocidad.zona-escolar', 'blog', 15],
  ['velocidad.zona-escolar', 'blog', 25],
  ['velocidad.urbana', 'guia', 35],
  ['velocidad.urbana', 'preguntas', 35],
  ['velocidad.urbana', 'blog', 25],
  ['velocidad.rural', 'guia', 55],
  ['velocidad.rural', 'blog', 45],
  ['seguimiento.segundos', 'manual', 2],
  ['seguimiento.segundos', 'manual', 3],
  ['seguimiento.segundos', 'manual', [4, null]],
  ['seguimiento.segundos', 'preguntas', 3],
  ['seguimiento.segundos', 'preguntas', 5],
  ['estacionamiento.hidrante', 'manual', 10],
  ['estacionamiento.hidrante', 'preguntas', 15],
  ['estacionamiento.esquina', 'manual', 20],
  ['estacionamiento.esquina', 'preguntas', 25],
  ['alcohol.menores-21', 'manual', 0.02],
  ['alcohol.menores-21', 'manual', 0],
  ['alcohol.menores-21', 'preguntas', 0],
  ['sitio.preguntas', 'portada', [100, null]],
  ['sitio.preguntas', 'portada', [200, null]],
  ['sitio.usuarios', 'portada', 5247],
  ['sitio.exito', 'portada', 95],
  ['sitio.exito', 'portada', 96],
  ['sitio.exito', 'comunidad', 96],
  ['sitio.exito', 'blog', 96],
  ['blog.articulos', 'blog', 8],
  ['blog.articulos', 'blog', 7],
  ['centros.horario', 'centros', { 'lu-vi': '07:30-16:00', 'sa-do': 'cerrado' }],
  ['centros.horario', 'blog', { 'lu-vi': '08:00-15:00', 'sa-do': 'cerrado' }],
];

describe('the conflicts of the specification', () => {
  test.each(CONFLICTS)('%s: the reading of %s stays on record (%j)', (fact, surface, value) => {
    expect(values(fact, (reading) => reading.surface === surface)).toContainEqual(value);
  });

  test.each([
    ...new Set(CONFLICTS.map(([fact]) => fact)),
    'centros.lista',
    'licencia.horario-aprendizaje',
  ])('%s is decided, and its readings do disagree', (fact) => {
    const { pairs, state } = content.ledger!.get(fact)!;
    expect(worst(pairs)).not.toBe('same');
    expect(['ruled', 'due']).toContain(state.kind);
  });

  test('the lists of centres differ as the specification says', () => {
    const { difference } = content.ledger!.get('centros.lista')!.pairs[0]!;
    expect(difference).toEqual({
      onlyInA: ['barranquitas'],
      onlyInB: ['guaynabo', 'trujillo-alto', 'manati', 'vega-baja'],
      inBoth: 11,
    });
  });

  test('what is counted is what was counted', () => {
    expect(values('sitio.preguntas', ({ surface }) => surface === 'contenido')).toEqual([205]);
    expect(values('blog.articulos', ({ surface }) => surface === 'contenido')).toEqual([8]);
  });

  test('every ruling gives its reason in words that visitors can read', () => {
    for (const { id, fact } of content.ledger!.values())
      if (fact.ruling !== undefined)
        expect(fact.ruling.because.trim().length, id).toBeGreaterThanOrEqual(20);
  });
});

describe('the published schemas', () => {
  // Strict about everything but tuples and unions, which zod writes in forms that ajv only warns about.
  const ajv = new Ajv2020({
    strict: true,
    allErrors: true,
    strictTuples: false,
    allowUnionTypes: true,
  });
  formats.default(ajv);
  const collections = Object.entries(COLLECTIONS) as [string, Collection][];
  const published = jsonSchemas();
  const compile = (name: string) =>
    ajv.getSchema(name) ??
    ajv
      .addSchema(JSON.parse(published.get(`${name}.schema.json`)!) as object, name)
      .getSchema(name)!;
  // Those of the maps do not compile yet: their $ref points to #/$defs, which lies below additionalProperties.
  const whole = collections.filter(([, { shape }]) => shape !== 'map');
  /** Nothing has been released yet. */
  const MAY_BE_EMPTY = ['releases'];

  /** Every file of a collection, as an editor would check it. */
  const filesOf = ({ files }: Collection) => {
    const folder = files.includes('/') ? files.slice(0, files.lastIndexOf('/')) : '.';
    const name = new RegExp(
      `^${files
        .slice(files.lastIndexOf('/') + 1)
        .replaceAll('.', '\\.')
        .replace('*', '.+')}$`,
    );
    return !existsSync(join(DATA, folder))
      ? []
      : readdirSync(join(DATA, folder))
          .filter((each) => name.test(each))
          .map((each) => join(DATA, folder, each));
  };
  const dataOf = (file: string): unknown => {
    const text = readFileSync(file, 'utf8');
    return file.endsWith('.md')
      ? parse(text.slice(4, text.indexOf('\n---\n', 3)))
      : JSON.parse(text);
  };

  test.each(whole)('%s: accepts every file of ours', (name, collection) => {
    const files = filesOf(collection);
    expect(files.length > 0 || MAY_BE_EMPTY.includes(name)).toBe(true);
    const check = compile(name);
    for (const file of files) {
      check(dataOf(file));
      expect(check.errors ?? [], file).toEqual([]);
    }
  });

  test.each(whole.filter(([name]) => !MAY_BE_EMPTY.includes(name)))(
    '%s: refuses an unknown field, and a record that is none',
    (name, collection) => {
      const check = compile(name);
      const data = dataOf(filesOf(collection)[0]!) as object;
      expect(check({ ...data, 'no-existe': 1 })).toBe(false);
      expect(check([])).toBe(false);
    },
  );

  test('are what the zod schemas say today', () => {
    expect(readdirSync(GENERATED).sort()).toEqual([...published.keys()].sort());
    for (const [name, text] of published)
      expect(readFileSync(join(GENERATED, name), 'utf8'), name).toBe(text);
  });

  test('every JSON file of the content names its own schema', () => {
    for (const [name, collection] of collections) {
      for (const file of filesOf(collection).filter((each) => each.endsWith('.json'))) {
        const { $schema } = dataOf(file) as { $schema?: string };
        expect(join(file, '..', $schema ?? ''), file).toBe(join(GENERATED, `${name}.schema.json`));
      }
    }
  });
});
