/** A kind and an id → a new record that is valid as it is, with TODO where a person has to write. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type NewContext, newRecord, withKey } from '../../pipeline/edit/new.ts';
import { loadSources } from '../../pipeline/load/index.ts';
import { UsageError } from '../../pipeline/program/failures.ts';
import { known, validate } from '../../pipeline/validate/index.ts';
import { contentOf, project, TODAY } from '../project.ts';
import { SAMPLE } from '../sample-data.ts';

function contextOf(data: string): NewContext {
  const loaded = loadSources(data, 'data');
  const { value } = validate(loaded.value.documents);
  return { entries: value, known: known(loaded.value, value), today: TODAY };
}
const CONTEXT = contextOf(project(SAMPLE));

/** Adds the record to a project; the new errors there. */
function errorsAfter(kind: string, id: string): string[] {
  const data = project(SAMPLE);
  const record = newRecord(kind, id, contextOf(data));
  const file = join(data, record.path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    file,
    'text' in record ? record.text : withKey(readIfThere(file) ?? '{}\n', record.key, record.value),
  );
  return contentOf(data)
    .findings.filter(({ severity }) => severity === 'error')
    .map(({ rule }) => rule);
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

describe('a new record', () => {
  test.each([
    ['article', 'renovar-licencia', 'blog/renovar-licencia.md'],
    ['chapter', 'transporte', 'manual/transporte.md'],
    ['centre', 'mayaguez', 'centros/mayaguez.json'],
    ['page', 'ayuda', 'paginas/ayuda.md'],
    ['test', '9-motocicletas', 'tests/9-motocicletas.json'],
    ['test', '10', 'tests/10.json'],
    ['fact', 'velocidad.residencial', 'facts/velocidad.json'],
    ['fact', 'tinte.cristal', 'facts/tinte.json'],
    ['source', 'ley-22-2000/5.03', 'sources.json'],
  ])('of the kind %s with the id %s is in %s', (kind, id, path) => {
    expect(newRecord(kind, id, CONTEXT).path).toBe(path);
  });

  test.each([
    ['article', 'renovar-licencia'],
    ['chapter', 'transporte'],
    ['centre', 'anasco'],
    ['page', 'ayuda'],
    ['test', '9-motocicletas'],
    ['fact', 'velocidad.residencial'],
    ['source', 'ley-22-2000/5.03'],
  ])('of the kind %s asks only for its texts: no reference in it leads nowhere', (kind, id) => {
    const rules = new Set(errorsAfter(kind, id));
    for (const rule of rules)
      expect(rule).toMatch(/^(text\/placeholder|item\/|quiz\/|fact\/contradiction|output\/)/);
    expect(rules).toContain('text/placeholder');
  });

  test('of a centre takes name, region and point from the municipality of the same name', () => {
    const record = newRecord('centre', 'anasco', CONTEXT) as { text: string };
    expect(JSON.parse(record.text)).toMatchObject({
      $schema: '../../schemas/generated/centres.schema.json',
      municipality: 'Añasco',
      region: 'noroeste',
      coordinates: { precision: 'pueblo' },
      directory: false,
    });
    const unknown = newRecord('centre', 'otro', CONTEXT) as { text: string };
    expect(JSON.parse(unknown.text)).not.toHaveProperty('coordinates');
  });

  test('of a chapter comes after the others', () => {
    expect((newRecord('chapter', 'transporte', CONTEXT) as { text: string }).text).toContain(
      'order: 4\n',
    );
  });
});

describe('no record is made from', () => {
  test.each([
    ['an unknown kind', 'articles', 'uno', 'Did you mean "article"?'],
    ['a property that every object has', 'constructor', 'uno', 'there is no kind'],
    ['a slug with capitals', 'article', 'Renovar', 'cannot be the id'],
    ['the name of a device', 'page', 'con', 'cannot be the id'],
    ['a test without a number', 'test', 'motocicletas', 'cannot be the id'],
    ['a fact without a topic', 'fact', 'velocidad', 'cannot be the id'],
    ['a name that is too long', 'article', 'a'.repeat(81), 'cannot be the id'],
    ['an article that is there', 'article', 'horarios', 'already "horarios" among the articles'],
    ['a test whose number is there', 'test', '2-otra', 'already "2" among the tests'],
    ['a page with the address of a legal one', 'page', 'aviso-legal', 'among the legal'],
  ])('%s', (_, kind, id, message) => {
    expect(() => newRecord(kind, id, CONTEXT)).toThrow(UsageError);
    expect(() => newRecord(kind, id, CONTEXT)).toThrow(message);
  });
});

describe('a key at the end of a file', () => {
  test.each([
    ['an empty object', '{}\n', '{\n  "a.b": {\n    "x": 1\n  }\n}\n'],
    [
      'an object with records, which stay as they are',
      '{\n  "z": {"y":2}\n}\n',
      '{\n  "z": {"y":2},\n  "a.b": {\n    "x": 1\n  }\n}\n',
    ],
    [
      'Windows line ends',
      '{\r\n  "z": 1\r\n}\r\n',
      '{\r\n  "z": 1,\r\n  "a.b": {\r\n    "x": 1\r\n  }\r\n}\r\n',
    ],
  ])('of %s', (_, before, after) => {
    expect(withKey(before, 'a.b', { x: 1 })).toBe(after);
  });
});
