/** The map of a test beside its question. */
import { expect, test } from 'vitest';
import { startAttempt } from '../../../../templates/islands/model/attempt.ts';
import { cellsOf } from '../../../../templates/islands/page/side-map.ts';
import { bank } from '../bank.ts';

test('shows what was right only after it was shown, and opens no question past the first blank', () => {
  const data = bank(5);
  const keys = new Map<string, number>(data.questions.map(({ id, answer }) => [id, answer]));
  const [first, second, third] = data.questions;
  const attempt = {
    ...startAttempt(data, { id: 'a', seed: 0, now: 1 }),
    position: 2,
    answers: new Map([
      [first!.id, { choice: first!.answer, revealed: true }],
      [second!.id, { choice: ((second!.answer + 1) % 4) as 0, revealed: true }],
      [third!.id, { choice: third!.answer, revealed: false }],
    ]),
  };
  expect(cellsOf(attempt, keys)).toEqual([
    { number: 1, look: 'ok', isOpen: true, isHere: false },
    { number: 2, look: 'no', isOpen: true, isHere: false },
    { number: 3, look: '', isOpen: true, isHere: true },
    { number: 4, look: 'vacia', isOpen: true, isHere: false },
    { number: 5, look: 'vacia', isOpen: false, isHere: false },
  ]);
});
