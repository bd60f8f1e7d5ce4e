/** The stage validate: turns documents into typed entries, and issues of zod into findings with a place and advice. */
import { COLLECTIONS, type Collection, type CollectionName } from '../../schemas/collections.ts';
import type { Finding, Place, StageResult } from '../findings/finding.ts';
import { filesOf, type SourceDocument } from '../load/document.ts';
import { memoizeByObject } from '../program/memoize.ts';
import { countWithNoun } from '../text/plural.ts';
import { collectionOf, type Entries, type Entry, type RawRecord, recordsOf } from './entry.ts';
import { findEscapedCharacters } from './hidden-characters.ts';
import { idFindings } from './ids.ts';
import { countMistakes, issueFindings } from './issues.ts';
import { findSimilarTopics } from './similar-topics.ts';

export { type Entries, type Entry, entriesOf } from './entry.ts';
export { isDeviceName } from './ids.ts';
export { collectKnownRecords, type KnownRecords } from './known-records.ts';

/** The validated records of one document, which depend on no other document. */
type ValidDocument = { entries: readonly Entry[]; findings: readonly Finding[] };

/**
 * Maximum number of mistakes listed for a document: further mistakes usually repeat the listed ones, and
 * locating them takes seconds.
 */
const MOST_TOLD = 200;

const validateDocument = memoizeByObject((document: SourceDocument): ValidDocument => {
  const entries: Entry[] = [];
  const findings: Finding[] = [];
  let untold = 0;
  for (const record of recordsOf(document)) {
    const room = Math.max(0, MOST_TOLD - findings.length);
    const { entry, findings: found, cut = 0 } = validateRecord(record, document, room);
    findings.push(...found.slice(0, room));
    untold += cut + Math.max(0, found.length - room);
    if (entry !== undefined) entries.push(entry);
  }
  const where = document.items === undefined ? 'this file' : 'the files of this folder';
  if (untold > 0) findings.push(tooMany(untold, where, findings.at(-1)!.at));
  return { entries, findings };
});

const tooMany = (count: number, where: string, last: Place): Finding => ({
  rule: 'schema/invalid',
  part: 'more-than-200-mistakes',
  severity: 'error',
  untold: count,
  title: `${countWithNoun(count, 'more mistake')} in ${where}`,
  at: { ...last, urls: [] },
  related: [],
  help: ['Correct the listed mistakes: the next run lists the rest.'],
});

/** @returns the records that fit their schemas, and all findings */
export function validate(documents: readonly SourceDocument[]): StageResult<Entries> {
  const findings: Finding[] = [];
  const entries = Object.fromEntries(
    Object.keys(COLLECTIONS).map((name) => [name, [] as Entry[]]),
  ) as Record<CollectionName, Entry[]>;
  for (const document of documents) {
    const valid = validateDocument(document);
    findings.push(...valid.findings);
    for (const entry of valid.entries) entries[entry.collection].push(entry);
  }
  addPages(entries);
  return {
    value: entries as Entries,
    findings: findings.map((finding) => namingTopics(finding, documents, entries as Entries)),
  };
}

/** Adds the likely topic numbers to a finding about a question that names its topics in words. */
function namingTopics(
  finding: Finding,
  documents: readonly SourceDocument[],
  { examTopics, synonyms }: Entries,
): Finding {
  const [{ data } = {}] = examTopics;
  const { file, range } = finding.at;
  if (!/^(?:item \d+ of )?"asks" must be/.test(finding.title) || range === undefined)
    return finding;
  const line = documents
    .flatMap(filesOf)
    .find((document) => document.file === file)
    ?.text.split('\n')[range.start.line - 1];
  const typed =
    line
      ?.slice(range.start.column - 1)
      .match(/[\p{L}][\p{L} ]*/u)?.[0]
      .trim() ?? '';
  const near =
    data === undefined ? [] : findSimilarTopics(typed, data.topics, data.groups, synonyms[0]?.data);
  const named = near.slice(0, 8).map(({ number, title }) => `${number} (${title})`);
  return {
    ...finding,
    help: [
      'Write the numbers of topics of data/temas-examen.json, without quotes, the main one first: "asks": [24, 19]',
      ...(named.length === 0 ? [] : [`With "${typed}": ${named.join(', ')}.`]),
    ],
  };
}

/** Adds page addresses to entries that are shown on every page of another collection. */
function addPages(entries: Record<CollectionName, Entry[]>): void {
  for (const [name, { shownOnAll }] of Object.entries<Collection>(COLLECTIONS)) {
    if (shownOnAll === undefined) continue;
    const { route }: Collection = COLLECTIONS[shownOnAll];
    const shownOn = entries[shownOnAll].map(({ id }) => route!(id));
    const own = entries[name as CollectionName];
    for (const [index, entry] of own.entries()) {
      entry.shownOn ??= shownOn;
      // Makes a copy: caches by object require that an entry object never changes.
      if (String(entry.shownOn) !== String(shownOn)) own[index] = { ...entry, shownOn };
    }
  }
}

/** @returns findings for the first `most` mistakes in the record's fields; `cut` is the number of the other mistakes */
function validateRecord(
  { id, value, path }: RawRecord,
  document: SourceDocument,
  most: number,
): { entry?: Entry; findings: Finding[]; cut?: number } {
  const hidden = findEscapedCharacters(value, document, path);
  if (hidden.length > 0) return { findings: hidden };
  const { schema, shape } = collectionOf(document);
  const { success, data, error } = schema.safeParse(value);
  if (!success)
    return {
      findings: issueFindings(error.issues, { document, path, schema, value }, most),
      cut: Math.max(0, countMistakes(error.issues) - most),
    };
  const collection = document.collection as CollectionName;
  const entry: Entry = { collection, id, data, document, path };
  return { entry, findings: idFindings(entry, shape) };
}
