/**
 * Tests one rule with examples. An example is a list of question literals that form one test; a bad one triggers the
 * rule.
 */
import { describe, expect, it } from 'vitest';
import type { RuleId } from '../../pipeline/findings/finding.ts';
import { fourOptions } from '../fixtures/base-data.ts';
import { type Literal, reportsOf, SOUND_QUESTION } from './questions.ts';

/** `at` is the path in the question that the finding must point at; `['options', 1]` means the text of an option. */
type Example = { questions: Literal[]; at: (string | number)[] };
type Examples = { good: Literal[][]; bad: Example[] };

export const options = (...texts: string[]) => ({ options: fourOptions(texts) });
/** The sound question with another right option. */
export const withRightOption = (index: number) => ({
  options: fourOptions(
    SOUND_QUESTION.options.map(({ text }) => text),
    index,
  ),
});
export const badExample = (question: Literal, ...at: (string | number)[]): Example => ({
  questions: [question],
  at,
});
export const speedQuestion = (...texts: string[]) => ({
  question: '¿Cuál es el límite de velocidad en esa vía rural?',
  options: fourOptions(texts),
  explanation: `El Art. 8.02 de la Ley 22-2000 lo fija en ${texts[0]} y no en más.`,
});

export const OTHER_QUESTION = {
  question: '¿Con qué luces guías bajo la lluvia?',
  options: fourOptions(['Con las bajas', 'Con las altas', 'Con las del techo', 'Con ninguna']),
  explanation:
    'El Art. 8.02 de la Ley 22-2000 pide las bajas. Las altas rebotan en el agua y ciegan.',
};

/** Tests a rule about questions with at least two good and two bad examples. */
export function testRule(rule: RuleId, { good, bad: wrong }: Examples): void {
  describe(rule, () => {
    it('has at least two good and two bad examples', () => {
      expect(Math.min(good.length, wrong.length)).toBeGreaterThanOrEqual(2);
    });

    it.each(good.map((questions) => [label(questions), questions] as const))(
      'reports nothing for %s',
      (_, questions) => {
        expect(reportsOf(rule, ...questions).map(({ title }) => title)).toEqual([]);
      },
    );

    it.each(wrong.map((example) => [label(example.questions), example] as const))(
      'reports %s',
      (_, { questions, at }) => {
        const found = reportsOf(rule, ...questions);
        expect(found.length).toBeGreaterThan(0);
        expect(found.map(({ written }) => written)).toContainEqual(partOf(questions, at));
      },
    );
  });
}

/** The value that the finding must point at: in the last question that sets it, or in the last question of all. */
function partOf(questions: readonly Literal[], at: readonly (string | number)[]): unknown {
  // A path names an option by its number, but the finding points at the text of the option.
  const steps = at.length === 2 && at[0] === 'options' ? [...at, 'text'] : at;
  const changed = questions.findLast((question) => at[0]! in question) ?? questions.at(-1);
  return steps.reduce<unknown>((value, step) => (value as Record<string | number, unknown>)[step], {
    ...SOUND_QUESTION,
    ...changed,
  });
}

function label(questions: readonly Literal[]): string {
  return questions
    .map((question) =>
      JSON.stringify(question.options ?? question.explanation ?? question.question ?? {}),
    )
    .join(' + ')
    .slice(0, 120);
}
