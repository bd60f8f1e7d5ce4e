/** Turns the issues of zod into findings with a place, a plain title and advice. */
import type * as z from 'zod';
import { errorAt, type Finding } from '../findings/finding.ts';
import { nearestName, suggestionLines } from '../findings/suggest.ts';
import { type DataPath, locationOf, type SourceDocument } from '../load/document.ts';
import { foldAccents } from '../text/fold-accents.ts';
import { slugOf } from './ids.ts';
import { describeIssue } from './issue-wording.ts';
import { descriptionAt, keysOf, schemaAt } from './schema-shape.ts';
import { suggestDay } from './suggest-day.ts';

type Issue = z.core.$ZodIssue;

type InvalidRecord = {
  document: SourceDocument;
  path: DataPath;
  schema: z.ZodType;
  value: unknown;
};

/**
 * One finding for each mistake of the author.
 * @param most maximum number of findings, because finding a place and advice for each takes time
 */
export function issueFindings(
  issues: readonly Issue[],
  record: InvalidRecord,
  most = Number.POSITIVE_INFINITY,
): Finding[] {
  const first = issues
    .slice(0, most)
    .map((issue) =>
      issue.code === 'unrecognized_keys' ? { ...issue, keys: issue.keys.slice(0, most) } : issue,
    );
  const missing = new Set(
    first
      .filter(({ path }) => valueAt(record.value, path as DataPath) === undefined)
      .map(({ path }) => path.join('\0')),
  );
  return withoutMisspelt(first, record).flatMap((issue) => findingsOf(issue, record, missing));
}

/** Number of mistakes in the issues. */
export const countMistakes = (issues: readonly Issue[]): number =>
  issues.reduce(
    (sum, issue) => sum + (issue.code === 'unrecognized_keys' ? issue.keys.length : 1),
    0,
  );

/** Reports a misspelt key only as an unknown field, and not also as a missing one. */
function withoutMisspelt(issues: readonly Issue[], { schema, value }: InvalidRecord): Issue[] {
  const intended = new Set(
    issues.flatMap((issue) => {
      if (issue.code !== 'unrecognized_keys') return [];
      const path = issue.path as DataPath;
      const known = keysOf(schemaAt(schema, path, value));
      return issue.keys.map((key) => [...path, nearestName(key, known)].join('\0'));
    }),
  );
  return issues.filter(
    ({ path }) => valueAt(value, path as DataPath) !== undefined || !intended.has(path.join('\0')),
  );
}

/** @param missing the paths of the absent fields, with their steps joined by "\0" */
function findingsOf(issue: Issue, record: InvalidRecord, missing: ReadonlySet<string>): Finding[] {
  const path = issue.path as DataPath;
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => unknownKey(key, path, record, missing));
  if (issue.code === 'invalid_key') return [invalidKey(issue, path, record)];
  const branch = issue.code === 'invalid_union' ? nearestBranch(issue) : undefined;
  if (branch === undefined) return [invalidValue(issue, path, record)];
  const inner = branch.map((found) => ({ ...found, path: [...path, ...found.path] }));
  return issueFindings(inner, record);
}

function unknownKey(
  key: string,
  path: DataPath,
  record: InvalidRecord,
  missing: ReadonlySet<string>,
): Finding {
  const known = keysOf(schemaAt(record.schema, path, record.value));
  const parent = path.findLast((step) => typeof step === 'string');
  const { collection } = record.document;
  const lacks = known.filter((name) => missing.has([...path, name].join('\0')));
  const guess = [
    ...suggestionLines(key, known),
    ...lacks.map((name) => `If it is meant to be "${name}", which is missing, write "${name}".`),
  ].slice(0, 1);
  const owner = parent === undefined ? collection : `"${parent}" in ${collection}`;
  const found = errorAt(
    'schema/invalid',
    `"${key}" is not a field of ${owner}`,
    placeIn(record, [...path, key], 'key'),
    ...(guess.length > 0 || known.length === 0
      ? guess
      : [`Delete it, or write one of the known fields: ${known.join(', ')}.`]),
  );
  return { ...found, part: 'unknown-key' };
}

function invalidKey(
  issue: Extract<Issue, { code: 'invalid_key' }>,
  path: DataPath,
  record: InvalidRecord,
): Finding {
  const description = descriptionAt(record.schema, path.slice(0, -1), record.value);
  return errorAt(
    'schema/invalid',
    `the key ${nameOf(path)} ${issue.issues.map(({ message }) => message).join('; ')}`,
    placeIn(record, path, 'key'),
    ...adviceFor(issue, undefined, description),
  );
}

function invalidValue(issue: Issue, path: DataPath, record: InvalidRecord): Finding {
  const actual = valueAt(record.value, path);
  const isMissing = actual === undefined && path.length > 0;
  const description = descriptionAt(record.schema, path, record.value);
  return errorAt(
    'schema/invalid',
    `${nameOf(path)} ${isMissing ? 'is missing' : describeIssue(issue, actual)}`,
    placeIn(record, path, 'value'),
    ...(isMissing
      ? ['Add the field.', ...expected(description)]
      : adviceFor(issue, actual, description)),
  );
}

const placeIn = ({ document, path }: InvalidRecord, inner: DataPath, want: 'key' | 'value') => ({
  ...locationOf(document, [...path, ...inner], want),
  urls: [],
});

/** The name of a value in a message, such as `"title"` or `item 4 of "cites"`. */
function nameOf(path: DataPath): string {
  const last = path.at(-1);
  if (last === undefined) return '"this"';
  if (typeof last === 'string') return `"${last}"`;
  const list = path.findLast((step) => typeof step === 'string');
  return list === undefined ? `item ${last + 1}` : `item ${last + 1} of "${list}"`;
}

/** The branch of a union that the author most likely intended: the fewest issues, then the deepest. */
function nearestBranch(issue: Extract<Issue, { code: 'invalid_union' }>): Issue[] | undefined {
  const depth = (issues: readonly Issue[]) => Math.max(...issues.map(({ path }) => path.length));
  const ofItsKind = issue.errors.filter(
    (branch) =>
      branch.length > 0 &&
      !branch.some(({ code, path }) => code === 'invalid_type' && path.length === 0),
  );
  return [...ofItsKind].sort((a, b) => a.length - b.length || depth(b) - depth(a))[0] as
    | Issue[]
    | undefined;
}

/** Advice on writing a value of a kind in JSON and YAML. */
const WRITTEN: Record<string, string> = {
  string: 'Write it in double quotes.',
  number: 'Write the number without quotes.',
  int: 'Write a whole number without quotes.',
  boolean: 'Write true or false, without quotes.',
  array: 'Write a list.',
  object: 'Write an object with its fields.',
};

function writtenAs(kind: string, actual: unknown): string | undefined {
  if (kind === 'array' && typeof actual === 'string' && actual.length < 60)
    return `Write a list: ${JSON.stringify(actual.split(/\s*[,;]\s*/)).replaceAll('","', '", "')}`;
  return WRITTEN[kind];
}

/** Suggestions for a text that is not one of the allowed names, or has the wrong format. */
function meant(issue: Issue, actual: unknown): string[] {
  if (typeof actual !== 'string') return [];
  if (issue.code === 'invalid_value') {
    const names = issue.values.map(String);
    if (names.includes(actual)) return [`Write ${actual} without quotes.`];
    const words = foldAccents(actual).split(/[^a-z0-9]+/);
    const [within, ...more] = names.filter((name) => words.includes(foldAccents(name)));
    return suggestionLines(more.length > 0 ? actual : (within ?? actual), names);
  }
  if (issue.code !== 'invalid_format') return [];
  const { format, message } = issue;
  const sample = inFormat(format, message, actual);
  if (sample !== undefined) return [`Write "${sample}".`];
  return format === 'date' ? [suggestDay(actual) ?? []].flat() : [];
}

/** @returns the text in the required format; undefined if it cannot be derived */
function inFormat(format: string, message: string, actual: string): string | undefined {
  if (format === 'url')
    return /^[\w-]+(?:\.[\w-]+)+(?:\/|$)/.test(actual) ? `https://${actual}` : undefined;
  return message.startsWith('must be lower-case ASCII words') ? slugOf(actual) : undefined;
}

function adviceFor(issue: Issue, actual: unknown, description: string | undefined): string[] {
  const guess = meant(issue, actual);
  if (guess.length > 0) return guess;
  const written = issue.code === 'invalid_type' ? writtenAs(issue.expected, actual) : undefined;
  const advice = [...(written === undefined ? [] : [written]), ...expected(description)];
  return advice.length > 0 ? advice : ['Correct the value.'];
}

const expected = (description: string | undefined): string[] =>
  description === undefined ? [] : [`Expected: ${description}`];

function valueAt(value: unknown, path: DataPath): unknown {
  let current = value;
  for (const step of path) {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, step))
      return undefined;
    current = (current as Record<string | number, unknown>)[step];
  }
  return current;
}
