import { expect, test } from 'vitest';
import { contentInMemory } from '../fixtures/content-in-memory.ts';
import { DATA, shippedContent } from './shipped.ts';

type Question = { options: { text: string; right?: true }[] };

const OPTIONS = 4;
const content = contentInMemory(DATA, shippedContent().site!.newest);
const questionPaths = content.paths.filter(
  (path) => path.startsWith('tests/') && !path.endsWith('/test.json'),
);

/** Returns the questions by path, with each key moved forward by the given number of options. */
const withKeysMoved = (by: number): Record<string, string> =>
  Object.fromEntries(
    questionPaths.map((path) => {
      const question = JSON.parse(content.textOf(path)) as Question;
      const { options } = question;
      const right = options.findIndex((option) => option.right);
      delete options[right]!.right;
      options[(right + by) % OPTIONS]!.right = true;
      return [path, JSON.stringify(question, null, 2)];
    }),
  );

/** Returns the ids of questions whose own explanation has an error; errors of other kinds do not count. */
function questionsWithErrors(edits: Record<string, string>): Set<string> {
  const { findings } = content.audited(edits);
  const ids = [...shippedContent().site!.questions.keys()];
  const titles = findings
    .filter(({ rule, severity }) => rule === 'item/explanation' && severity === 'error')
    .map(({ title }) => title);
  return new Set(ids.filter((id) => titles.some((title) => title.startsWith(`${id}:`))));
}

test('questions with their shipped keys have no explanation error', () =>
  expect([...questionsWithErrors({})]).toEqual([]));

test.each([1, 2, 3])(
  'every question has an explanation error if its key is moved forward by %i',
  (by) => {
    const found = questionsWithErrors(withKeysMoved(by));
    const missed = [...shippedContent().site!.questions.keys()].filter((id) => !found.has(id));
    expect(found.size).toBeGreaterThan(0);
    expect(missed).toEqual([]);
  },
);
