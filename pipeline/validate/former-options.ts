/** Questions as they were written before their options were records: one finding that says what to write now, not one for each field. */
import type * as z from 'zod';
import type { DataPath } from '../load/document.ts';

type Issue = z.core.$ZodIssue;

/** The fields that said which option was right, by its index, and why the others were wrong, in a list beside the options. */
const KEYS = ['correctAnswer', 'errors'];

export type FormerQuestion = {
  /** Steps to the question. */
  path: DataPath;
  /** Its fields of before. */
  keys: string[];
  /** The options as they are written now, as JSON. */
  now: string;
};

/**
 * @param valueAt reads the record
 * @returns the questions in the former shape, and the issues that are not about it
 */
export function formerQuestions(
  issues: readonly Issue[],
  valueAt: (path: DataPath) => unknown,
): { former: FormerQuestion[]; others: Issue[] } {
  const former = issues.flatMap((issue): FormerQuestion[] => {
    if (issue.code !== 'unrecognized_keys') return [];
    const path = issue.path as DataPath;
    const keys = issue.keys.filter((key) => KEYS.includes(key));
    return keys.length === 0 ? [] : [{ path, keys, now: optionsNow(valueAt(path)) }];
  });
  const others = issues.flatMap((issue): Issue[] => {
    const own = former.find(({ path }) => isWithin(issue.path as DataPath, path));
    if (own === undefined) return [issue];
    if (issue.path[own.path.length] === 'options') return [];
    if (issue.code !== 'unrecognized_keys') return [issue];
    const keys = issue.keys.filter((key) => !own.keys.includes(key));
    return keys.length === 0 ? [] : [{ ...issue, keys }];
  });
  return { former, others };
}

const isWithin = (path: DataPath, outer: DataPath): boolean =>
  outer.every((step, index) => path[index] === step);

/** The options of a question of before → as they are written now, one a line. */
function optionsNow(question: unknown): string {
  const { options, correctAnswer, errors } = question as Record<string, unknown>;
  const lines = listOf(options).map((option, index) => {
    // A record already: only the fields beside it are of before.
    if (typeof option !== 'string') return option;
    if (index === correctAnswer) return { text: option, right: true };
    return { text: option, why: listOf(errors)[index] ?? '…' };
  });
  return `[${lines.map((line) => `\n  ${JSON.stringify(line)}`).join(',')}\n]`;
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
