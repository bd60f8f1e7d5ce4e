import { createHash } from 'node:crypto';
import { registerSchema, validate } from '@hyperjump/json-schema/draft-2020-12';
import { describe, expect, it } from 'vitest';
import { jsonSchemaOf, SCHEMA_NAMES } from '../../pipeline/exports/api/schemas.ts';
import { type CanonicalData, SCHEMA_VERSION } from '../../pipeline/exports/canonical.ts';
import { documentPaths, invalidDocuments, strictAjv } from './api-schemas.ts';
import { CANONICALS, roundTripFields, sampleCanonical, tortureCanonical } from './canonical.ts';
import { makeExport } from './make-export.ts';

describe.each(CANONICALS)('the API of %s', (_, canonicalOf) => {
  it('matches its schemas in ajv’s strict mode', async () => {
    expect(invalidDocuments(await makeExport('api', canonicalOf()))).toEqual([]);
  });

  it('round-trips test questions and retos in each file that contains them', async () => {
    const canonical = canonicalOf();
    const made = await makeExport('api', canonical);
    for (const name of ['dataset', 'preguntas']) {
      const { questions, retos } = JSON.parse(made.text(`/api/v1/${name}.json`)) as CanonicalData;
      expect(questions.map(roundTripFields)).toEqual(canonical.questions.map(roundTripFields));
      expect(retos.map(roundTripFields)).toEqual(canonical.retos.map(roundTripFields));
    }
  });
});

it('each question has its own document, and openapi.json describes them with one path', async () => {
  const canonical = sampleCanonical();
  const made = await makeExport('api', canonical);
  const ajv = strictAjv(made);
  const all = [...canonical.questions, ...canonical.retos, ...canonical.formas];
  for (const question of all) {
    const one = JSON.parse(made.text(`/api/v1/preguntas/${question.id}.json`)) as {
      $schema: string;
      question: typeof question;
    };
    expect(roundTripFields(one.question)).toEqual(roundTripFields(question));
    expect(ajv.getSchema(one.$schema)!(one)).toBe(true);
  }
  const { paths } = JSON.parse(made.text('/api/v1/openapi.json')) as {
    paths: Record<string, { get: { parameters?: object[] } }>;
  };
  expect(paths['/preguntas/{id}.json']!.get.parameters).toHaveLength(1);
  expect(Object.keys(paths).filter((path) => path.startsWith('/preguntas/'))).toHaveLength(1);
});

it('the API matches its schemas in Hyperjump’s validator', async () => {
  const made = await makeExport('api', sampleCanonical());
  // Renames the addresses, since the library keeps registered schemas for the whole process.
  const renamed = (text: string) =>
    text.replaceAll(
      'https://licenciapr.example/api/v1/esquemas/',
      'https://hyperjump.test/esquemas/',
    );
  for (const path of made.paths.filter((each) => each.includes('/esquemas/')))
    registerSchema(JSON.parse(renamed(made.text(path))));
  for (const path of documentPaths(made)) {
    const document = JSON.parse(renamed(made.text(path))) as { $schema: string };
    const { valid, errors } = (await validate(document.$schema, document as never, 'BASIC')) as {
      valid: boolean;
      errors?: object[];
    };
    expect(valid, `${path} ${JSON.stringify(errors?.slice(0, 3))}`).toBe(true);
  }
});

const keysIn = (schema: unknown, above: string): string[] =>
  typeof schema !== 'object' || schema === null
    ? []
    : Object.entries(schema).flatMap(([name, inner]) => {
        const here = `${above}/${name}`;
        return [...(above.endsWith('/properties') ? [here] : []), ...keysIn(inner, here)];
      });

it('SCHEMA_VERSION changes whenever the keys change', () => {
  // The schema of the report has a version of its own, so the keys in it do not count.
  const keys = SCHEMA_NAMES.filter((name) => name !== 'report').flatMap((name) =>
    keysIn(jsonSchemaOf(name), name),
  );
  const hash = createHash('sha256').update(keys.sort().join('\n')).digest('hex').slice(0, 12);
  expect(
    [SCHEMA_VERSION, hash],
    'the API has other keys: raise SCHEMA_VERSION of pipeline/exports/canonical.ts, and write both here',
  ).toEqual(['2.3.0', 'cc09f535c438']);
});

describe('a broken document', () => {
  const broken: [string, (question: Record<string, unknown>) => void][] = [
    ['a misspelt key', (question) => (question.explanacion = 'x')],
    ['a day that does not exist', (question) => (question.updated = '2025-02-30')],
    ['a day in another format', (question) => (question.updated = '2025-2-3')],
    ['five options', (question) => (question.options = ['a', 'b', 'c', 'd', 'e'])],
    ['three options', (question) => (question.options = ['a', 'b', 'c'])],
    ['an answer outside the options', (question) => (question.answer = 4)],
    ['no explanation', (question) => delete question.explanation],
  ];
  it.each(broken)('is rejected by its schema: %s', async (_, damage) => {
    const made = await makeExport('api', tortureCanonical());
    const document = JSON.parse(made.text('/api/v1/preguntas.json')) as {
      $schema: string;
      questions: Record<string, unknown>[];
    };
    damage(document.questions[0]!);
    expect(strictAjv(made).getSchema(document.$schema)!(document)).toBe(false);
  });
});

describe('openapi.json', () => {
  it('documents every file that is published, and no other', async () => {
    const made = await makeExport('api', sampleCanonical());
    const { paths, openapi } = JSON.parse(made.text('/api/v1/openapi.json')) as {
      openapi: string;
      paths: Record<
        string,
        {
          get: {
            responses: Record<string, { content: Record<string, { schema: { $ref: string } }> }>;
          };
        }
      >;
    };
    expect(openapi).toBe('3.1.0');
    expect(
      Object.keys(paths)
        .map((path) => `/api/v1${path}`)
        .sort(),
    ).toEqual([...documentPaths(made), '/api/v1/preguntas/{id}.json'].sort());
    for (const { get } of Object.values(paths))
      expect(made.paths).toContain(
        `/api/v1/${get.responses[200]!.content['application/json']!.schema.$ref}`,
      );
  });

  it('contains the version, and every document contains all metadata', async () => {
    const canonical = sampleCanonical();
    const made = await makeExport('api', canonical);
    for (const path of documentPaths(made))
      expect((JSON.parse(made.text(path)) as { meta: unknown }).meta, path).toEqual(canonical.meta);
    expect(made.text('/api/v1/openapi.json')).toContain(canonical.meta.version);
  });
});

it('a question is flagged as disputed if one of its facts is', async () => {
  const canonical = sampleCanonical();
  const flagged = canonical.questions.filter(({ disputed }) => disputed).map(({ id }) => id);
  expect(flagged.length).toBeGreaterThan(0);
  const facts = new Set(canonical.facts.filter(({ disputed }) => disputed).map(({ id }) => id));
  for (const question of canonical.questions)
    expect(
      question.facts.some((id) => facts.has(id)),
      question.id,
    ).toBe(question.disputed);
});

it('each picture that a document names is published', async () => {
  const canonical = sampleCanonical();
  const made = await makeExport('api', canonical);
  const named = documentPaths(made).flatMap((path) =>
    [...made.text(path).matchAll(/"picture": ?"([^"]+)"/g)].map(([, address]) => address!),
  );
  expect(named.some((address) => address.includes('/escena-'))).toBe(true);
  for (const address of named)
    expect(made.paths).toContain(address.replace(canonical.meta.address, '/'));
});
