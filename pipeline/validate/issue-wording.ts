/** Describes an issue of zod in words: the requirement that a value does not meet, and the value. */
import type * as z from 'zod';
import { lowerFirst } from '../text/lower-first.ts';

type Issue = z.core.$ZodIssue;

/** @returns the end of a sentence about the field: `must be a list (got the string "x")` */
export const describeIssue = (issue: Issue, actual: unknown): string =>
  `${requirement(issue, actual)} (got ${shown(actual)})`;

function requirement(issue: Issue, actual: unknown): string {
  const { message } = issue;
  // The default messages of zod begin with these words. Messages of our own schemas do not.
  const isDefault = /^(?:Invalid|Too (?:small|big):)/.test(message);
  if (issue.code === 'invalid_type')
    return isDefault ? `must be ${withArticle(issue.expected)}` : message;
  if (issue.code === 'invalid_value')
    return `must be one of ${issue.values.map((value) => JSON.stringify(value)).join(', ')}`;
  if (issue.code === 'invalid_union') return `must be ${kindsOf(issue)}`;
  if (issue.code === 'too_small' && isDefault)
    return limited(issue, 'at least', issue.minimum, actual);
  if (issue.code === 'too_big' && isDefault)
    return limited(issue, 'at most', issue.maximum, actual);
  if (issue.code === 'invalid_format' && isDefault) return 'does not have the expected format';
  return message.startsWith('must') ? message : `is not allowed: ${lowerFirst(message)}`;
}

/** Describes a limit: "must be at least 1", "must have exactly 4 items". */
function limited(
  issue: Extract<Issue, { code: 'too_small' | 'too_big' }>,
  bound: 'at least' | 'at most',
  limit: number | bigint,
  actual: unknown,
): string {
  const unit = typeof actual === 'string' ? 'letter' : Array.isArray(actual) ? 'item' : undefined;
  if (unit === undefined) return `must be ${bound} ${limit}`;
  return `must have ${issue.exact === true ? 'exactly' : bound} ${limit} ${unit}${limit === 1 ? '' : 's'}`;
}

/** The simple kinds that a union allows: "a number, a list or a string". */
function kindsOf(issue: Extract<Issue, { code: 'invalid_union' }>): string {
  const kinds = issue.errors.flat().flatMap((error) => {
    if (error.code === 'invalid_union') return [kindsOf(error as typeof issue)];
    return error.code === 'invalid_type' && error.path.length === 0
      ? [withArticle(error.expected)]
      : [];
  });
  const [last, ...others] = [...new Set(kinds)].reverse();
  return others.length === 0 ? (last ?? 'a value') : `${others.reverse().join(', ')} or ${last}`;
}

/** The JSON terms for zod's type names. */
const KINDS: Record<string, string> = {
  array: 'list',
  tuple: 'list',
  record: 'object',
  int: 'whole number',
};

function withArticle(expected: string): string {
  const kind = KINDS[expected] ?? expected;
  return /^[aeiou]/.test(kind) ? `an ${kind}` : `a ${kind}`;
}

function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (value === null) return 'null';
  if (typeof value === 'object') return 'an object';
  const text = typeof value === 'number' ? String(value) : JSON.stringify(value);
  return `the ${typeof value} ${text.length > 60 ? `${text.slice(0, 57)}…"` : text}`;
}
