/** A small, complete data folder for tests: sound as it stands, so every finding comes from what a test puts into it. */

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Content, contentOf as contentFrom } from '../pipeline/content.ts';
import { type Finding, sortFindings } from '../pipeline/findings/finding.ts';
import type { LedgerFact } from '../pipeline/ledger/types.ts';
import { entryReader } from '../pipeline/link/texts.ts';
import { loadSources, type ParseFile, parse } from '../pipeline/load/index.ts';
import { once, onceEach } from '../pipeline/program/once.ts';
import { factSourceDiffers } from '../pipeline/rules/fact/cite-differs/record.ts';
import { unboundFigure } from '../pipeline/rules/fact/unbound/question.ts';
import { audit } from '../pipeline/rules/index.ts';
import { nameRecords, validateDocument } from '../pipeline/validate/index.ts';
import { COLLECTIONS, type Collection } from '../schemas/collections.ts';
import { BASE } from './base-data.ts';
import { temporaryFolder } from './temporary-folder.ts';

export { temporaryFolder } from './temporary-folder.ts';

/** The day of every test that does not name another. */
export const TODAY = '2026-11-20';

/**
 * Text or bytes of a file; an object is written as JSON; null leaves the file out. A test and the harder questions of a
 * topic are folders: `tests/1-prueba` is an object with its questions in it.
 */
export type Files = Record<string, string | Uint8Array | object | null>;

/** Lays the base data with the given files over it into a temporary folder; returns the data folder. */
export function project(files: Files = {}): string {
  const folder = join(temporaryFolder(), 'data');
  lay(folder, { ...BASE, ...files });
  return folder;
}

type Question = { id: string; order?: number };

const isQuestions = (path: string) => /^(?:tests|retos|formas)\/[^/.]+$/.test(path);

/** Each folder of questions as its files; what is no such folder stays. */
export const asFiles = (files: Files): Files =>
  Object.fromEntries(
    Object.entries(files).flatMap(([path, content]): [string, Files[string]][] => {
      if (!isQuestions(path) || content === null) return [[path, content]];
      const own = path.startsWith('tests/') ? 'test.json' : `${path.split('/')[0]}.json`;
      const { questions, ...rest } = content as { questions: Question[] };
      return [
        [`${path}/${own}`, rest],
        ...questions.map((question, at): [string, object] => [
          `${path}/${question.id}.json`,
          { order: (at + 1) * 10, ...question },
        ]),
      ];
    }),
  );

/** The collection that a path belongs to: by its own pattern, or as a file of an item. */
export function collectionAt(path: string): [name: string, collection: Collection] {
  const all = Object.entries<Collection>(COLLECTIONS);
  const matches = (pattern: string) =>
    new RegExp(`^${pattern.replaceAll('*', '[^/]+')}$`).test(path);
  return (all.find(([, { files }]) => matches(files)) ??
    all.find(
      ([, { files, items }]) => items !== undefined && matches(files.replace(/[^/]+$/, '*.json')),
    ))!;
}

/** Of a folder of questions only those are left that it has now. */
export function lay(folder: string, files: Files): void {
  for (const path of Object.keys(files))
    if (isQuestions(path)) rmSync(join(folder, path), { recursive: true, force: true });
  for (const [path, content] of Object.entries(asFiles(files))) {
    if (content === null) continue;
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content instanceof Uint8Array ? content : textOf(content));
  }
}

const textOf = (content: string | object): string =>
  typeof content === 'string' ? content : json(content);

export const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** A base file's data with changes, for tests that alter one field of it. */
export function base(path: string, change: (data: any) => void = () => {}): object {
  const data = structuredClone(BASE[path]) as object;
  change(data);
  return data;
}

const parseBase = once((path: string) => {
  const [collection = '', name = ''] = path.split('\0');
  return parse({ collection, path: name, file: `data/${name}`, text: textOf(BASE[name]!) });
});
/** Most files of a project are those of the base data, which are read, validated and linked once for all tests. */
const parseOnce: ParseFile = (file) => {
  const { collection, path, text } = file;
  const isBase = BASE[path] !== undefined && BASE[path] !== null && textOf(BASE[path]) === text;
  return isBase ? parseBase(`${collection}\0${path}`) : parse(file);
};
const STEPS = {
  validateDocument: onceEach(validateDocument),
  nameRecords: onceEach(nameRecords),
  readEntry: onceEach(entryReader()),
  audit,
};

export function contentOf(folder: string, today = TODAY): Content {
  return contentFrom(loadSources(folder, 'data', parseOnce), { today }, STEPS);
}

/**
 * What the things that tests make up cannot have: a fact no page that refers to it and no record in its source,
 * a question none of the qualities of a good one.
 */
const BESIDE_THE_POINT = /^(link\/orphan|text\/readability|item\/.*)$/;
/** Of rules that have several checks. */
const ALSO: readonly (string | undefined)[] = [factSourceDiffers.about, unboundFigure.about];

/** Every finding in the order of the report. */
export function reportOf(folder: string, today = TODAY): Finding[] {
  return sortFindings(
    contentOf(folder, today).findings.filter(
      ({ rule, why }) => !BESIDE_THE_POINT.test(rule) && !ALSO.includes(why),
    ),
  );
}

/** Every finding as `rule file:line:col`, in the order of the report. */
export function findingsOf(folder: string, today = TODAY): string[] {
  return reportOf(folder, today).map(shortly);
}

export function shortly({ rule, at }: Finding): string {
  return at.range === undefined
    ? `${rule} ${at.file}`
    : `${rule} ${at.file}:${at.range.start.line}:${at.range.start.column}`;
}

/** One fact of the ledger of a project that holds it. */
export function factOf(folder: string, id: string, today = TODAY): LedgerFact {
  const entry = contentOf(folder, today).ledger?.get(id);
  if (entry === undefined) throw new Error(`the project has no fact ${id}`);
  return entry;
}
