/**
 * Marks the right answer on the screen as a guess: the row of the rule becomes the row before the answer, updated with
 * a guess.
 */
import { useState } from 'react';
import type { FormWithAnswer } from '../../model/learning/forms.ts';
import { type RuleRow, rowAfterAnswer } from '../../model/learning/rule.ts';
import type { Day } from '../../model/learning/types.ts';
import type { LearningControls } from '../use-learning.ts';

/** A right answer in a session, and the row of its rule before the answer. */
type Right = { at: number; form: FormWithAnswer; day: Day; row: RuleRow | undefined };

export function useGuessMark(change: LearningControls['change']) {
  /** The last answer; undefined if it was wrong, is not counted, or is already marked as a guess. */
  const [last, setLast] = useState<Right>();
  const unsure = ({ form, day, row }: Right) => {
    const { rule } = form;
    const given = { rule, form, right: true, sure: false, day };
    setLast(undefined);
    change((learning) => ({
      ...learning,
      memory: new Map(learning.memory).set(rule, rowAfterAnswer(row, given)),
    }));
  };
  return {
    note: setLast,
    unsureAt: (at: number) => (last?.at === at ? () => unsure(last) : undefined),
  };
}
