/** A new question: the next free id, what the test's other questions agree on, and TODO where a person decides. */
import type { Question, Test } from '../../schemas/test.ts';
import { UsageError } from '../program/failures.ts';
import type { Entries, Entry, Known } from '../validate/index.ts';

const NUMBERED = /^(.+)-(\d+)$/;

/**
 * @param questions the test's other questions
 * @returns a question whose missing source, section and texts are errors of the audit
 */
export function newQuestion(
  id: string,
  questions: readonly Question[],
  today: string,
): Record<string, unknown> {
  const answer = rarestAnswer(questions);
  const perOption = <T>(key: T, other: T) =>
    [0, 1, 2, 3].map((at) => (at === answer ? key : other));
  const topics = new Set(questions.map(({ topic }) => topic));
  return {
    id,
    question: '¿TODO?',
    options: perOption('TODO right', 'TODO wrong').map((text, index) => `${text} ${index + 1}`),
    correctAnswer: answer,
    explanation: 'TODO',
    cite: ['todo'],
    section: 'todo',
    topic: topics.size === 1 ? [...topics][0] : 'TODO',
    errors: perOption<string | null>(null, 'TODO'),
    revision: 1,
    updated: today,
  };
}

/** The place of the key that the fewest questions have: learners notice a habit. */
function rarestAnswer(questions: readonly Question[]): number {
  const counts = [0, 0, 0, 0];
  for (const { correctAnswer } of questions)
    if (counts[correctAnswer] !== undefined) counts[correctAnswer] += 1;
  return counts.indexOf(Math.min(...counts));
}

/**
 * The text of a test's file with one more question; all that was there stays, byte for byte.
 * @throws UsageError if there is no such test, or it is not valid
 */
export function withQuestion(
  number: string,
  { entries, known, today }: { entries: Entries; known: Known; today: string },
): { path: string; id: string; text: string } {
  const test = entries.tests.find((entry) => entry.id === number);
  if (test === undefined) {
    const numbers = known.ids.get('tests') ?? new Set();
    throw new UsageError(
      numbers.has(number)
        ? `test "${number}" is not valid yet; run "licencia validate" first`
        : `there is no test "${number}". Tests: ${[...numbers].join(', ')}.`,
    );
  }
  const { document, data } = test;
  const id = nextId(test, entries);
  const last = document.locate(['questions', data.questions.length - 1]);
  const newline = document.text.includes('\r\n') ? '\r\n' : '\n';
  const indent = /[ \t]*$/.exec(document.text.slice(0, last.start))![0];
  const lines = JSON.stringify(newQuestion(id, data.questions, today), null, 2).split('\n');
  const record = lines.map((line) => indent + line).join(newline);
  const text = `${document.text.slice(0, last.end)},${newline}${record}${document.text.slice(last.end)}`;
  return { path: document.path, id, text };
}

/** The number after the highest that this prefix ever had: also questions that are gone have used theirs. */
function nextId({ id: number, data }: Entry<Test>, { tests, releases }: Entries): string {
  const prefix = NUMBERED.exec(data.questions.at(-1)!.id)?.[1] ?? `test-${number}`;
  const used = [
    ...tests.flatMap((test) => test.data.questions.map(({ id }) => id)),
    ...releases.flatMap((release) => Object.keys(release.data.records.preguntas ?? {})),
    ...releases.flatMap((release) => release.data.tombstones.map(({ id }) => id)),
  ];
  const numbers = used.flatMap((id) => {
    const [, name, digits] = NUMBERED.exec(id) ?? [];
    return name === prefix ? [Number(digits)] : [];
  });
  return `${prefix}-${String(Math.max(0, ...numbers) + 1).padStart(2, '0')}`;
}
