/**
 * Makes the file of a new record: values that follow from the content are filled in, the rest is TODO (the audit
 * reports it).
 */

import { FactId, Slug, SourceId } from '../../schemas/primitives.ts';
import { TEST_COLOURS } from '../../schemas/test.ts';
import { unknownNameMessage } from '../findings/suggest.ts';
import { FORBIDDEN_KEYS } from '../load/json.ts';
import { UsageError } from '../program/failures.ts';
import { type Entries, isDeviceName, type KnownRecords } from '../validate/index.ts';
import { NEW_RECORD_KINDS, type NewRecordKind } from './new-kinds.ts';
import {
  mostCommonValue,
  type NewQuestionOptions,
  newQuestion,
  newQuestionFile,
} from './new-question.ts';

export type NewRecordContext = {
  entries: Entries;
  known: KnownRecords;
  today: string;
  options?: NewQuestionOptions;
};
/**
 * The place of a record: its own file (and a second one if the record is a folder), or a key at the end of a file that
 * need not exist yet.
 */
export type NewRecord = { path: string; schema?: string } & (
  | { text: string; also?: NewRecord & { text: string } }
  | { key: string; value: object }
);

type Kind = {
  /** Description of a valid id, for the message about a bad one. */
  like: string;
  fits: (id: string) => boolean;
  /** Collections in which the id must be free. */
  among: string[];
  make: (id: string, context: NewRecordContext) => NewRecord;
};

const isSlug = (id: string) => Slug.safeParse(id).success && !isDeviceName(id);
const TEST_ID = /^([1-9]\d*)(?:-([a-z0-9]+(?:-[a-z0-9]+)*))?$/;

const named = (example: string, make: Kind['make'], ...among: string[]): Kind => ({
  like: `lower-case words with hyphens, like "${example}"`,
  fits: isSlug,
  among,
  make,
});

const KINDS: Record<NewRecordKind, Kind> = {
  article: named('renovar-licencia', article, 'articles'),
  chapter: named('transporte-publico', chapter, 'chapters'),
  centre: named('san-german', centre, 'centres'),
  page: named('ayuda', page, 'pages', 'legal'),
  test: {
    like: 'a number, and a name for its folder, like "9-motocicletas"',
    fits: (id) => TEST_ID.test(id),
    among: ['tests'],
    make: test,
  },
  question: {
    like: 'a test number like "2", a topic of retos like "senales", or of second forms like "formas/senales"',
    fits: (id) => /^[1-9]\d*$/.test(id) || isSlug(id.replace(/^formas\//, '')),
    among: [],
    make: question,
  },
  fact: {
    like: 'a topic, a dot and a name, like "velocidad.zona-escolar"',
    fits: (id) => FactId.safeParse(id).success,
    among: ['facts'],
    make: fact,
  },
  source: {
    like: 'a work, and its article after a slash, like "ley-22-2000/5.02-a"',
    fits: (id) => SourceId.safeParse(id).success,
    among: ['sources'],
    make: source,
  },
};

const isKind = (kind: string): kind is NewRecordKind =>
  (NEW_RECORD_KINDS as readonly string[]).includes(kind);

/** @throws UsageError on an unknown kind, a bad id, or an id that is taken */
export function newRecord(kind: string, id: string, context: NewRecordContext): NewRecord {
  if (!isKind(kind))
    throw new UsageError(unknownNameMessage('there is no kind', kind, NEW_RECORD_KINDS, 'Kinds'));
  const unused = Object.entries(context.options ?? {}).find(
    ([, value]) => value !== undefined,
  )?.[0];
  if (kind !== 'question' && unused !== undefined)
    throw new UsageError(`--${unused} is only for "licencia new question"`);
  const found = KINDS[kind];
  if (!found.fits(id) || id.length > 80 || FORBIDDEN_KEYS.has(id))
    throw new UsageError(`"${id}" cannot be the id here: for "${kind}" it is ${found.like}`);
  const name = kind === 'test' ? id.replace(/-.*/, '') : id;
  const taken = found.among.find((collection) => context.known.ids.get(collection)?.has(name));
  if (taken !== undefined) throw new UsageError(`there is already "${name}" among the ${taken}`);
  return found.make(id, context);
}

function article(id: string, { entries, today }: NewRecordContext): NewRecord {
  const front = {
    title: 'TODO',
    excerpt: 'TODO',
    category: 'TODO',
    readTime: 'TODO',
    publishDate: today,
    author: agreed(entries.articles.map(({ data }) => data.author)) ?? 'TODO',
  };
  return { path: `blog/${id}.md`, text: markdown(front, '## TODO\n\nTODO') };
}

function chapter(id: string, { entries, today }: NewRecordContext): NewRecord {
  const order = Math.max(0, ...entries.chapters.map(({ data }) => data.order)) + 1;
  const front = {
    title: 'TODO',
    description: 'TODO',
    order,
    layout: 'sections',
    warning: 'TODO',
    sections: '\n  - id: todo\n    title: TODO',
    updated: today,
  };
  return { path: `manual/${id}.md`, text: markdown(front, '## TODO\n\nTODO') };
}

function page(id: string, { today }: NewRecordContext): NewRecord {
  return {
    path: `paginas/${id}.md`,
    text: markdown({ title: 'TODO', description: 'TODO', updated: today }, 'TODO'),
  };
}

function markdown(front: Record<string, string | number>, body: string): string {
  const lines = Object.entries(front).map(
    ([key, value]) => `${key}:${String(value).startsWith('\n') ? '' : ' '}${value}`,
  );
  return `---\n${lines.join('\n')}\n---\n\n${body}\n`;
}

function agreed<T>(values: readonly T[]): T | undefined {
  const [first] = values;
  return values.every((value) => JSON.stringify(value) === JSON.stringify(first))
    ? first
    : undefined;
}

/**
 * A centre with the id of a municipality takes its name, region and place from the municipality. Values that all
 * centres share are in `centros-comun.json`; optional values that only a source can provide are left out.
 */
function centre(id: string, { entries, today }: NewRecordContext): NewRecord {
  const town = entries.municipalities.find((municipality) => municipality.id === id)?.data;
  const value = {
    id,
    name: town === undefined ? 'TODO' : `CESCO ${town.name}`,
    municipality: town?.name ?? 'TODO',
    region: town?.region ?? 'todo',
    // The centre is not in the directory until its text is written, so that the directory's count of centres stays
    // correct.
    directory: false,
    description: 'TODO',
    ...(town === undefined
      ? {}
      : {
          coordinates: { latitude: town.latitude, longitude: town.longitude, precision: 'pueblo' },
        }),
    updated: today,
  };
  return jsonFile(`centros/${id}.json`, 'centres', value);
}

function test(id: string, { entries, today }: NewRecordContext): NewRecord {
  const [, number = id, name = `test-${id}`] = TEST_ID.exec(id)!;
  const colours = entries.tests.map(({ data }) => data.colour);
  const value = {
    id: number,
    title: 'TODO',
    description: 'TODO',
    duration: mostCommonValue(entries.tests.map(({ data }) => data.duration)) ?? 'TODO',
    difficulty: 'TODO',
    colour: TEST_COLOURS.find((colour) => !colours.includes(colour)) ?? 'TODO',
  };
  const place = { questions: [], isClassified: entries.examTopics.length > 0, isReto: false };
  return {
    ...jsonFile(`tests/${id}/test.json`, 'tests', value),
    also: questionRecord(`tests/${id}/${name}-01.json`, newQuestion(`${name}-01`, place, today)),
  };
}

function question(name: string, context: NewRecordContext): NewRecord {
  const { path, value } = newQuestionFile(name, context, context.options ?? {});
  return questionRecord(path, value);
}

/**
 * The record has no `$schema`, because `.vscode/settings.json` names the schemas of all questions, including the one
 * that completes ids.
 */
const questionRecord = (path: string, value: object) => ({
  path,
  text: `${JSON.stringify(value, null, 2)}\n`,
});

function jsonFile(path: string, schema: string, value: object): { path: string; text: string } {
  return {
    path,
    text: `${JSON.stringify({ $schema: schemaFrom(path, schema), ...value }, null, 2)}\n`,
  };
}

/** A fact is added to the file with the name of its topic, or else to a file that has facts of the topic. */
function fact(id: string, { entries }: NewRecordContext): NewRecord {
  const topic = id.slice(0, id.indexOf('.'));
  const files = entries.facts
    .filter((entry) => entry.id.startsWith(`${topic}.`))
    .map(({ document }) => document.path);
  const named = `facts/${topic}.json`;
  const path = entries.facts.some(({ document }) => document.path === named)
    ? named
    : (files[0] ?? named);
  return {
    path,
    schema: schemaFrom(path, 'facts'),
    key: id,
    value: { label: 'TODO', kind: 'TODO', readings: [{ surface: 'todo', value: 'TODO' }] },
  };
}

function source(id: string, { today }: NewRecordContext): NewRecord {
  return {
    path: 'sources.json',
    schema: schemaFrom('sources.json', 'sources'),
    key: id,
    value: { title: 'TODO', kind: 'TODO', readOn: today, confidence: 'TODO' },
  };
}

function schemaFrom(path: string, collection: string): string {
  return `${'../'.repeat(path.split('/').length)}schemas/generated/${collection}.schema.json`;
}

/** The text of a map file with one more key at its end; the rest stays the same, byte for byte. */
export function appendKey(text: string, key: string, value: object): string {
  const newline = text.includes('\r\n') ? '\r\n' : '\n';
  const close = text.lastIndexOf('}');
  const before = text.slice(0, close).trimEnd();
  const entry = `${JSON.stringify(key)}: ${JSON.stringify(value, null, 2)}`
    .split('\n')
    .map((line) => `${newline}  ${line}`)
    .join('');
  return `${before}${before.endsWith('{') ? '' : ','}${entry}${newline}${text.slice(close)}`;
}
