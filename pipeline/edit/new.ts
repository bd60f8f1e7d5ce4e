/** A kind and an id → the file of a new record: complete, valid, and with TODO wherever a person has to write. */

import { FactId, Slug, SourceId } from '../../schemas/primitives.ts';
import { didYouMean } from '../findings/suggest.ts';
import { FORBIDDEN_KEYS } from '../load/json.ts';
import { UsageError } from '../program/failures.ts';
import { type Entries, isDeviceName, type Known } from '../validate/index.ts';

/** What a new record is made from: the content as it is, and the day. */
export type NewContext = { entries: Entries; known: Known; today: string };
/** Where the record goes: a file of its own, or a key at the end of a file that may be there. */
export type NewRecord = { path: string; schema?: string } & (
  | { text: string }
  | { key: string; value: object }
);

type Kind = {
  /** What an id looks like, for the message about a bad one. */
  like: string;
  fits: (id: string) => boolean;
  /** Collections in which the id must be free. */
  among: string[];
  make: (id: string, context: NewContext) => NewRecord;
};

const isSlug = (id: string) => Slug.safeParse(id).success && !isDeviceName(id);
const TEST_ID = /^([1-9]\d*)(?:-([a-z0-9]+(?:-[a-z0-9]+)*))?$/;

const KINDS: Record<string, Kind> = {
  article: {
    like: 'lower-case words with hyphens, like "renovar-licencia"',
    fits: isSlug,
    among: ['articles'],
    make: article,
  },
  chapter: {
    like: 'lower-case words with hyphens, like "transporte-publico"',
    fits: isSlug,
    among: ['chapters'],
    make: chapter,
  },
  centre: {
    like: 'lower-case words with hyphens, like "san-german"',
    fits: isSlug,
    among: ['centres'],
    make: centre,
  },
  page: {
    like: 'lower-case words with hyphens, like "ayuda"',
    fits: isSlug,
    among: ['pages', 'legal'],
    make: page,
  },
  test: {
    like: 'a number, and a name for its file, like "9-motocicletas"',
    fits: (id) => TEST_ID.test(id),
    among: ['tests'],
    make: test,
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

/** @throws UsageError on an unknown kind, a bad id, or one that is taken */
export function newRecord(kind: string, id: string, context: NewContext): NewRecord {
  const found = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined;
  if (found === undefined)
    throw new UsageError(
      [
        `there is no kind "${kind}".`,
        ...didYouMean(kind, Object.keys(KINDS)),
        `Kinds: ${Object.keys(KINDS).join(', ')}.`,
      ].join(' '),
    );
  if (!found.fits(id) || id.length > 80 || FORBIDDEN_KEYS.has(id))
    throw new UsageError(`"${id}" cannot be the id here: for "${kind}" it is ${found.like}`);
  const name = kind === 'test' ? TEST_ID.exec(id)![1]! : id;
  const taken = found.among.find((collection) => context.known.ids.get(collection)?.has(name));
  if (taken !== undefined) throw new UsageError(`there is already "${name}" among the ${taken}`);
  return found.make(id, context);
}

function article(id: string, { today }: NewContext): NewRecord {
  const front = {
    title: 'TODO',
    excerpt: 'TODO',
    category: 'Guías',
    readTime: '4 min',
    publishDate: today,
    author: 'Equipo de Licencia PR',
  };
  return { path: `blog/${id}.md`, text: markdown(front, '## TODO\n\nTODO') };
}

function chapter(id: string, { entries, today }: NewContext): NewRecord {
  const order = Math.max(0, ...entries.chapters.map(({ data }) => data.order)) + 1;
  const front = {
    title: 'TODO',
    description: 'TODO',
    order,
    layout: 'sections',
    warning: 'TODO',
    sections: '\n  - id: seccion\n    title: TODO',
    updated: today,
  };
  return { path: `manual/${id}.md`, text: markdown(front, '## TODO\n\nTODO') };
}

function page(id: string, { today }: NewContext): NewRecord {
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

/** A centre named like a municipality takes its name, region and place from there. */
function centre(id: string, { entries, today }: NewContext): NewRecord {
  const town = entries.municipalities.find((municipality) => municipality.id === id)?.data;
  const value = {
    id,
    name: 'TODO',
    municipality: town?.name ?? 'TODO',
    region: town?.region ?? entries.site[0]?.data.regions[0]?.id ?? 'todo',
    // Out of the directory until its text is written, so that the counted directory stays true meanwhile.
    directory: false,
    description: 'TODO',
    hours: entries.centres[0]?.data.hours ?? 'centros.horario',
    ...(town === undefined
      ? {}
      : {
          coordinates: { latitude: town.latitude, longitude: town.longitude, precision: 'pueblo' },
        }),
    services: ['TODO'],
    documents: ['TODO'],
    tips: ['TODO'],
    updated: today,
  };
  return jsonFile(`centros/${id}.json`, 'centres', value);
}

function test(id: string, { entries, today }: NewContext): NewRecord {
  const [, number = id, name = `test-${id}`] = TEST_ID.exec(id)!;
  const place = entries.chapters[0];
  const section = place?.data.sections[0]?.id;
  const question = {
    id: `${name}-01`,
    question: '¿TODO?',
    options: ['TODO 1', 'TODO 2', 'TODO 3', 'TODO 4'],
    correctAnswer: 0,
    explanation: 'TODO',
    cite: [
      (entries.sources.find(({ data }) => data.kind === 'ley') ?? entries.sources[0])?.id ?? 'todo',
    ],
    section:
      place === undefined ? 'todo' : section === undefined ? place.id : `${place.id}#${section}`,
    topic: 'reglas',
    errors: [null, 'TODO', 'TODO', 'TODO'],
    revision: 1,
    updated: today,
  };
  const value = {
    id: number,
    title: 'TODO',
    description: 'TODO',
    duration: 15,
    difficulty: 'TODO',
    colour: 'azul',
    questions: [question],
  };
  return jsonFile(`tests/${id}.json`, 'tests', value);
}

function jsonFile(path: string, collection: string, value: object): NewRecord {
  return {
    path,
    text: `${JSON.stringify({ $schema: schemaFrom(path, collection), ...value }, null, 2)}\n`,
  };
}

/** A fact goes into the file with the name of its topic, or else into a file that has facts of the topic. */
function fact(id: string, { entries }: NewContext): NewRecord {
  const topic = id.slice(0, id.indexOf('.'));
  const files = entries.facts
    .filter((entry) => entry.id.startsWith(`${topic}.`))
    .map(({ document }) => document.path);
  const named = `facts/${topic}.json`;
  const path = entries.facts.some(({ document }) => document.path === named)
    ? named
    : (files[0] ?? named);
  const surface =
    entries.surfaces.find(({ data }) => data.authority !== true && data.computed !== true)?.id ??
    'manual';
  return {
    path,
    schema: schemaFrom(path, 'facts'),
    key: id,
    value: { label: 'TODO', kind: 'text', readings: [{ surface, value: 'TODO' }] },
  };
}

function source(id: string, { today }: NewContext): NewRecord {
  return {
    path: 'sources.json',
    schema: schemaFrom('sources.json', 'sources'),
    key: id,
    value: { title: 'TODO', kind: 'ley', readOn: today, confidence: 'low', note: 'TODO' },
  };
}

function schemaFrom(path: string, collection: string): string {
  return `${'../'.repeat(path.split('/').length)}schemas/generated/${collection}.schema.json`;
}

/** The text of a map file with one more key at its end; all that was there stays, byte for byte. */
export function withKey(text: string, key: string, value: object): string {
  const newline = text.includes('\r\n') ? '\r\n' : '\n';
  const close = text.lastIndexOf('}');
  const before = text.slice(0, close).trimEnd();
  const entry = `${JSON.stringify(key)}: ${JSON.stringify(value, null, 2)}`
    .split('\n')
    .map((line) => `${newline}  ${line}`)
    .join('');
  return `${before}${before.endsWith('{') ? '' : ','}${entry}${newline}${text.slice(close)}`;
}
