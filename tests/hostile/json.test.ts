import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_DEPTH, parseJson } from '../../pipeline/load/json.ts';
import {
  changedBase,
  findingLabel,
  findingLabels,
  project,
  readProject,
  toJson,
} from '../fixtures/project.ts';

const PATH = 'guia/tips.json';
const GOOD_DATA = changedBase(PATH);
const GOOD = toJson(GOOD_DATA);
const parse = (text: string) =>
  parseJson({ collection: 'guideTips', path: PATH, file: `data/${PATH}`, text });
const found = (text: string) => parse(text).findings.map(findingLabel);

describe('invalid JSON syntax', () => {
  test.each<[string, string, string]>([
    ['an empty file', '', ':1:1'],
    ['only spaces', ' \n\n', ':1:1'],
    ['a truncated file', '{\n  "a": [1, 2', ':2:12'],
    ['a trailing comma in a list', '{\n  "a": [1,\n  2,]\n}', ':3:4'],
    ['NaN', '{\n  "a": NaN\n}', ':2:8'],
    ['a leading zero', '{\n  "a": 012\n}', ':2:8'],
    ['front matter in a JSON file', '---\na: 1\n---\n', ':1:'],
  ])('rejects %s and reports its position', (_, text, place) => {
    const [finding, ...others] = found(text);
    expect(finding).toContain(`parse/json-syntax data/${PATH}${place}`);
    expect(others).toEqual([]);
  });

  test('reports every truncation of a valid file once, on an existing line', () => {
    const text = GOOD.trimEnd();
    const lines = text.split('\n').length;
    for (let end = 0; end < text.length; end++) {
      const findings = parse(text.slice(0, end)).findings;
      expect(findings.map(({ rule }) => rule)).toEqual(['parse/json-syntax']);
      expect(findings[0]!.at.range!.start.line).toBeLessThanOrEqual(lines);
    }
  });
});

describe('malicious JSON', () => {
  test('reports a duplicate key with both positions', () => {
    const text = '{\n  "a": 1,\n  "b": 2,\n  "a": 3\n}';
    expect(found(text)).toEqual([`parse/duplicate-key data/${PATH}:4:3`]);
    expect(parse(text).findings[0]!.related.map(({ at }) => at.range!.start)).toEqual([
      { line: 2, column: 3 },
    ]);
    // The data keep only the last value of the key, so later findings point at that value.
    const { start, end } = parse(text).document!.locate(['a']);
    expect([start, text.slice(start, end)]).toEqual([text.lastIndexOf('3'), '3']);
  });

  test.each<[string, string, string]>([
    ['in a nested object', '{\n  "a": { "b": 1,\n    "b": 2 }\n}', ':3:5'],
    ['in a list', '{\n  "a": [ {}, { "b": 1, "b": 2 } ]\n}', ':2:24'],
    ['written with an escape', '{\n  "a": 1,\n  "\\u0061": 2\n}', ':3:3'],
    [
      'with a colon in a text before it',
      '{\n  "x": "\\"a\\" : 1",\n  "a": 1,\n  "a": 2\n}',
      ':4:3',
    ],
    ['the empty key', '{\n  "": 1,\n  "": 2\n}', ':3:3'],
  ])('reports a duplicate key: %s', (_, text, place) => {
    expect(found(text)).toEqual([`parse/duplicate-key data/${PATH}${place}`]);
  });

  test.each(['__proto__', 'constructor', 'prototype'])(
    'the key %s is refused at any depth, without prototype pollution',
    (key) => {
      expect(found(`{\n  "${key}": { "isAdmin": true }\n}`)).toEqual([
        `parse/duplicate-key data/${PATH}:2:3`,
      ]);
      expect(found(`{\n  "a": [ { "b": { "${key}": 1 } } ]\n}`)).toEqual([
        `parse/duplicate-key data/${PATH}:2:19`,
      ]);
      expect(found('{\n  "\\u005f_proto__": 1\n}').length).toBe(1);
      expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
    },
  );

  test('a map key named like a member of Object.prototype is checked like any id', () => {
    const facts = {
      'a.tostring': { label: 'x', kind: 'text', readings: [{ surface: 'manual', value: 'x' }] },
    };
    expect(
      findingLabels(project({ 'facts/x.json': toJson(facts).replace('a.tostring', 'toString') })),
    ).toEqual(['schema/invalid data/facts/x.json:2:3']);
  });

  test.each([
    ['lists', '[', ']'],
    ['objects', '{"a":', '}'],
  ])('reports %s nested 100,000 deep at level 33', (_, open, close) => {
    // The finding is at the bracket that opens the 33rd level.
    expect(found(`${open.repeat(100_000)}1${close.repeat(100_000)}`)).toEqual([
      `parse/json-syntax data/${PATH}:1:${32 * open.length + 1}`,
    ]);
  });

  test('reports the end of a truncated file nested 100,000 deep', () => {
    expect(found('['.repeat(100_000))).toEqual([`parse/json-syntax data/${PATH}:1:100000`]);
  });

  test('accepts nesting of MAX_DEPTH levels, and reports one level more', () => {
    const deep = (levels: number) => `${'['.repeat(levels)}1${']'.repeat(levels)}`;
    expect(found(deep(MAX_DEPTH))).toEqual([]);
    expect(found(deep(MAX_DEPTH + 1))).toHaveLength(1);
  });

  test.each(['null', '[]', '"texto"', '5', 'true'])('reports a file with only %s', (text) => {
    for (const path of [
      PATH,
      'site.json',
      'sources.json',
      'facts/base.json',
      'tests/1-prueba/test.json',
      'tests/1-prueba/prueba-01.json',
      'centros/ponce.json',
    ]) {
      const findings = findingLabels(project({ [path]: text }));
      expect(
        findings.filter((finding) => finding.includes(`data/${path}`)),
        `${path} = ${text}: ${findings.join(' ')}`,
      ).not.toEqual([]);
    }
  });
});

test('valid JSON is read exactly as JSON.parse reads it', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 6 }), fc.constantFrom(0, 2, '\t'), (compact, indent) => {
      const text = JSON.stringify(JSON.parse(compact), null, indent);
      if (/"(__proto__|constructor|prototype)":/.test(text)) return;
      const { document, findings } = parse(text);
      expect(findings).toEqual([]);
      expect(document!.data).toEqual(JSON.parse(text));
    }),
    { numRuns: 300 },
  );
});

test('locates every key and value at its own text', () => {
  fc.assert(
    fc.property(
      fc.dictionary(
        fc.string().filter((key) => !['__proto__', 'constructor', 'prototype'].includes(key)),
        fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.array(fc.string())),
      ),
      (data) => {
        const text = JSON.stringify(data, null, 1);
        const document = parse(text).document!;
        for (const [key, value] of Object.entries(data)) {
          const [inKey, inValue] = [document.locate([key], 'key'), document.locate([key])];
          expect(JSON.parse(text.slice(inKey.start, inKey.end))).toBe(key);
          expect(JSON.parse(text.slice(inValue.start, inValue.end))).toEqual(value);
        }
      },
    ),
    { numRuns: 200 },
  );
});

describe('a file with one mistake made many times', () => {
  const VALUE = '**15** mph';
  const MANY = 2000;
  const TOLD = 200;
  const named = (count: number, value: unknown) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`clave-${index}`, value]));
  const SHAPES: [string, string, (count: number) => object][] = [
    ['keys that do not exist', PATH, (count) => ({ ...GOOD_DATA, ...named(count, VALUE) })],
    ['invalid records', 'sources.json', (count) => named(count, VALUE)],
    ['texts of a list', PATH, (count) => ({ ...GOOD_DATA, items: Array(count).fill(VALUE) })],
  ];

  test.each(SHAPES)('reports the first 200 mistakes and counts the rest: %s', (_, path, shape) => {
    const found = findingLabels(project({ [path]: shape(MANY) }));
    const inFile = found.filter((finding) => finding.includes(`data/${path}`));
    expect(inFile).toHaveLength(TOLD + 1);
    const few = findingLabels(project({ [path]: shape(TOLD) }));
    expect(few.filter((finding) => finding.includes(`data/${path}`))).toHaveLength(TOLD);
  });

  test('mistakes beyond the limit are counted', () => {
    const found = readProject(
      project({ [PATH]: { ...GOOD_DATA, ...named(MANY, VALUE) } }),
    ).findings;
    expect(found.find(({ untold }) => untold !== undefined)?.title).toBe(
      `${MANY - TOLD} more mistakes in this file`,
    );
  });
});
