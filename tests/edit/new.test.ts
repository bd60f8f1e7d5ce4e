import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  appendKey,
  type NewRecord,
  type NewRecordContext,
  newRecord,
} from '../../pipeline/edit/new.ts';
import { loadContentFiles } from '../../pipeline/load/index.ts';
import { joinRecordFolders } from '../../pipeline/load/record-folders.ts';
import { UsageError } from '../../pipeline/program/failures.ts';
import { collectKnownRecords, validate } from '../../pipeline/validate/index.ts';
import type { Question } from '../../schemas/test.ts';
import { BASE_FILES } from '../fixtures/base-data.ts';
import { project, readProject, TODAY } from '../fixtures/project.ts';
import { SAMPLE_FILES } from '../fixtures/sample-data.ts';

const ASKED = { form: 'conducta', asks: '1' };

function contextOf(data: string): NewRecordContext {
  const sources = joinRecordFolders(loadContentFiles(data, 'data').value).value;
  const { value } = validate(sources.documents);
  return { entries: value, known: collectKnownRecords(sources, value), today: TODAY };
}
const CONTEXT = contextOf(project(SAMPLE_FILES));

/** Adds the record to a project. @returns the new errors there, each with the lines that it is about */
function errorsAfter(kind: string, id: string): { rule: string; about: string }[] {
  const data = project(SAMPLE_FILES);
  const record = newRecord(kind, id, {
    ...contextOf(data),
    ...(kind === 'question' ? { options: ASKED } : {}),
  });
  for (const each of [record, 'also' in record ? record.also : undefined]) {
    if (each === undefined) continue;
    const file = join(data, each.path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, textWith(each, readIfThere(file)));
  }
  const { findings, textOf } = readProject(data);
  return findings
    .filter(({ severity }) => severity === 'error')
    .map(({ rule, at: { file: name, range } }) => ({
      rule,
      about: (textOf(name) ?? '')
        .split('\n')
        .slice(range!.start.line - 1, range!.end.line)
        .join('\n'),
    }));
}

function textWith(record: NewRecord, before = '{}\n'): string {
  if ('text' in record) return record.text;
  return appendKey(before, record.key, record.value);
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
    ['test', '9-motocicletas', 'tests/9-motocicletas/test.json'],
    ['test', '10', 'tests/10/test.json'],
    ['fact', 'velocidad.residencial', 'facts/velocidad.json'],
    ['fact', 'tinte.cristal', 'facts/tinte.json'],
    ['source', 'ley-22-2000/5.03', 'sources.json'],
  ])('a record of the kind %s with the id %s is in %s', (kind, id, path) => {
    expect(newRecord(kind, id, CONTEXT).path).toBe(path);
  });

  test.each([
    ['article', 'renovar-licencia'],
    ['chapter', 'transporte'],
    ['centre', 'anasco'],
    ['centre', 'sin-municipio'],
    ['page', 'ayuda'],
    ['test', '9-motocicletas'],
    ['question', '1'],
    ['fact', 'velocidad.residencial'],
    ['source', 'ley-22-2000/5.03'],
  ])('a record of the kind %s with the id %s has only errors about TODOs', (kind, id) => {
    const errors = errorsAfter(kind, id);
    expect(errors.length).toBeGreaterThan(0);
    expect(errors.filter(({ about }) => !/todo/i.test(about))).toEqual([]);
  });

  test('a question has the next number and a random suffix', () => {
    const data = project(SAMPLE_FILES);
    const context = { ...contextOf(data), options: ASKED };
    const record = newRecord('question', '1', context) as { path: string; text: string };
    const { id } = JSON.parse(record.text) as Question;
    expect(id).toMatch(/^senales-03-[b-df-hj-np-tv-z2-9]{3}$/);
    expect(record.path).toBe(`tests/1-prueba/${id}.json`);
    expect(JSON.parse(record.text)).toMatchObject({
      order: 30,
      revision: 1,
      updated: TODAY,
      cite: ['todo'],
    });
  });

  test('a question is numbered after one whose id has a suffix', () => {
    const data = project(SAMPLE_FILES);
    const made = newRecord('question', '1', { ...contextOf(data), options: ASKED }) as {
      path: string;
      text: string;
    };
    writeFileSync(
      join(data, made.path),
      made.text
        .replace('"cite": [\n    "todo"', '"cite": [\n    "ley"')
        .replace('"section": "todo"', '"section": "reglas-transito#velocidad"'),
    );
    const next = newRecord('question', '1', { ...contextOf(data), options: ASKED });
    const numbers = [made, next].map(({ path }) => Number(/senales-(\d+)/.exec(path)![1]));
    expect(numbers[1]).toBe(numbers[0]! + 1);
  });

  test.each([
    [{}, 30],
    [{ after: 'senales-01' }, 15],
    [{ after: 'senales-02' }, 30],
  ])('a question has the requested order: %o', (options, order) => {
    const context = { ...CONTEXT, options: { ...ASKED, ...options } };
    const { text } = newRecord('question', '1', context) as { text: string };
    expect(JSON.parse(text)).toMatchObject({ order });
  });

  test('a question has its right option at the position that the test uses least', () => {
    const { text } = newRecord('question', '1', { ...CONTEXT, options: ASKED }) as { text: string };
    const made = JSON.parse(text) as Question;
    const { questions } = CONTEXT.entries.tests.find(({ id }) => id === '1')!.data;
    const counts = [0, 1, 2, 3].map(
      (at) => questions.filter(({ options }) => options[at]!.right).length,
    );
    const right = made.options.findIndex((option) => option.right);
    expect(counts[right]).toBe(Math.min(...counts));
    expect(made.options.map(({ why }) => why !== undefined)).toEqual(
      [0, 1, 2, 3].map((index) => index !== right),
    );
  });

  test('a centre omits data that needs a source or is shared by all centres', () => {
    const { text } = newRecord('centre', 'anasco', CONTEXT) as { text: string };
    const made = JSON.parse(text) as Record<string, unknown>;
    for (const field of ['address', 'phone', 'status', 'parking', 'averageWait', 'notice'])
      expect(made).not.toHaveProperty(field);
    for (const { data } of CONTEXT.entries.centresShared)
      for (const field of ['hours', 'services', 'documents', 'tips']) {
        expect(data).toHaveProperty(field);
        expect(made).not.toHaveProperty(field);
      }
    expect(made.name).toBe('CESCO Añasco');
  });

  test('a centre gets its name, region and coordinates from its municipality', () => {
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

  test('a new chapter is placed last', () => {
    expect((newRecord('chapter', 'transporte', CONTEXT) as { text: string }).text).toContain(
      'order: 4\n',
    );
  });
});

describe('newRecord', () => {
  test.each([
    ['an unknown kind', 'articles', 'uno', 'Did you mean "article"?'],
    ['a property that every object has', 'constructor', 'uno', 'there is no kind'],
    ['a slug with capitals', 'article', 'Renovar', 'cannot be the id'],
    ['the name of a device', 'page', 'con', 'cannot be the id'],
    ['a test without a number', 'test', 'motocicletas', 'cannot be the id'],
    ['a fact without a topic', 'fact', 'velocidad', 'cannot be the id'],
    ['a name that is too long', 'article', 'a'.repeat(81), 'cannot be the id'],
    ['an existing article', 'article', 'horarios', 'already "horarios" among the articles'],
    ['a question of a missing test', 'question', '77', 'there is no test "77"'],
    ['a question of missing retos', 'question', 'regla', 'Did you mean "reglas"?'],
    ['a question without a form', 'question', '1', 'conducta  what you do when'],
    ['a test with a number in use', 'test', '2-otra', 'already "2" among the tests'],
    ['a page with the address of a legal page', 'page', 'aviso-legal', 'among the legal'],
  ])('rejects %s', (_, kind, id, message) => {
    expect(() => newRecord(kind, id, CONTEXT)).toThrow(UsageError);
    expect(() => newRecord(kind, id, CONTEXT)).toThrow(message);
  });
});

describe('a new question', () => {
  const { entries } = CONTEXT;
  const chapters = entries.chapters.map((chapter) => ({
    ...chapter,
    data: {
      ...chapter.data,
      sections: chapter.data.sections.map((section) => ({ ...section, concepts: ['ceda'] })),
    },
  }));
  const context = { ...CONTEXT, entries: { ...entries, chapters } };
  const made = (id: string, options: object) => {
    const record = newRecord('question', id, { ...context, options }) as {
      path: string;
      text: string;
    };
    const question = JSON.parse(record.text) as Question;
    return { id: question.id, path: record.path, question };
  };

  test('a question has the given form, exam topics and concepts', () => {
    expect(made('1', { ...ASKED, concepts: 'ceda' }).question).toMatchObject({
      form: 'conducta',
      asks: [1],
      concepts: ['ceda'],
    });
  });

  test('a question copies its section and topic from questions about the same exam topic', () => {
    const { tests, retos } = CONTEXT.entries;
    const alike = [...tests, ...retos]
      .flatMap(({ data }) => data.questions)
      .filter(({ asks }) => asks?.[0] === 1);
    const { question } = made('1', ASKED);
    expect(alike.map(({ section }) => section)).toContain(question.section);
    expect(alike.map(({ topic }) => topic)).toContain(question.topic);
    expect(made('1', { ...ASKED, topic: 'vehiculo' }).question).toMatchObject({
      topic: 'vehiculo',
    });
  });

  test('a reto has the topic of its folder, no form, and an unused id', () => {
    const { id, question } = made('reglas', { asks: '1' });
    expect(question).not.toHaveProperty('form');
    expect(question).toMatchObject({ id, topic: 'reglas' });
    const { tests, retos } = CONTEXT.entries;
    expect(
      [...tests, ...retos].flatMap(({ data }) => data.questions.map((each) => each.id)),
    ).not.toContain(id);
    // A test question does not get the id of a reto either.
    const taken = retos.flatMap(({ data }) => data.questions.map((each) => each.id));
    expect(taken).not.toContain(made('2', ASKED).id);
  });

  test.each([
    [{ ...ASKED, form: 'conduct' }, 'Did you mean "conducta"?'],
    [{ ...ASKED, asks: '999' }, 'there is no topic "999"'],
    [{ ...ASKED, asks: 'pare' }, 'Did you mean'],
    [{ ...ASKED, asks: ' , ' }, '--asks is empty'],
    [{ ...ASKED, topic: 'regla' }, 'Did you mean "reglas"?'],
    [{ ...ASKED, concepts: 'cede' }, 'Did you mean "ceda"?'],
    [{ ...ASKED, after: 'senales-03' }, 'Did you mean "senales-0'],
  ])('rejects the options %o', (options, message) => {
    expect(() => made('1', options)).toThrow(UsageError);
    expect(() => made('1', options)).toThrow(message);
  });

  test.each(['stop', 'pasando'])('suggests an exam topic for "%s"', (asks) => {
    const synonyms = {
      ...(BASE_FILES['sinonimos.json'] as object),
      groups: [{ words: ['pare', 'stop'] }],
    };
    const topics = {
      ...(BASE_FILES['temas-examen.json'] as object),
      groups: [{ id: 'paso', title: 'Quién pasa' }],
    };
    const context = contextOf(
      project({ ...SAMPLE_FILES, 'sinonimos.json': synonyms, 'temas-examen.json': topics }),
    );
    expect(() => newRecord('question', '1', { ...context, options: { ...ASKED, asks } })).toThrow(
      'Did you mean 1 (Qué pide PARE)?',
    );
  });

  test('a forma has the value of --form and the topic of its folder', () => {
    const { id, question, path } = made('formas/reglas', ASKED);
    expect(path).toBe(`formas/reglas/${id}.json`);
    expect(question).toMatchObject({ form: ASKED.form, topic: 'reglas' });
    expect(() => made('formas/reglas', { asks: '1' })).toThrow('--form <form>');
    expect(() => made('formas/regla', ASKED)).toThrow('Did you mean "reglas"?');
  });

  test('a forma with --of names its question and copies its exam topics and section', () => {
    const [own] = contextOf(project(SAMPLE_FILES)).entries.tests[0]!.data.questions;
    expect(made('formas/reglas', ASKED).question).toMatchObject({ of: 'todo' });
    expect(made('formas/reglas', { form: 'conducta', of: own!.id }).question).toMatchObject({
      of: own!.id,
      asks: own!.asks,
      section: own!.section,
    });
    expect(() => made('formas/reglas', { ...ASKED, of: 'nadie' })).toThrow('no question "nadie"');
    expect(() => made('reglas', { asks: '1', of: own!.id })).toThrow('only for a second form');
  });

  test('a reto rejects --form; other kinds reject the options of questions', () => {
    expect(() => made('reglas', ASKED)).toThrow('--form is not for a reto');
    expect(() => newRecord('page', 'ayuda', { ...CONTEXT, options: ASKED })).toThrow(
      'only for "licencia new question"',
    );
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
      'a file with Windows line ends',
      '{\r\n  "z": 1\r\n}\r\n',
      '{\r\n  "z": 1,\r\n  "a.b": {\r\n    "x": 1\r\n  }\r\n}\r\n',
    ],
  ])('appendKey adds a key to %s', (_, before, after) => {
    expect(appendKey(before, 'a.b', { x: 1 })).toBe(after);
  });
});
