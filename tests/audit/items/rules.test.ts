/** Every rule about questions: what it reports and what it leaves alone, and where it points. */
import { describe, expect, it } from 'vitest';
import { ITEM_CODES } from '../../../pipeline/audit/items/codes.ts';
import { ITEM_RULES } from '../../../pipeline/audit/items/index.ts';
import type { RuleId } from '../../../pipeline/findings/rules.ts';
import { EXAMPLES } from './examples.ts';
import { auditOf, type Literal, reportsOf, SOUND } from './questions.ts';

/** Rules over a whole bank, tested in bank.test.ts. */
const OF_THE_BANK: RuleId[] = [
  'item/key-positions',
  'item/numeric-rank',
  'item/guessable',
  'item/topic-supply',
];

it('no rule reports a valid question', () => {
  expect(auditOf([[{}]]).filter(({ rule }) => /^(?:item|quiz|manual|text)\//.test(rule))).toEqual(
    [],
  );
});

it('every rule has examples, and every code has a rule', () => {
  const exemplified = [...Object.keys(EXAMPLES), ...OF_THE_BANK];
  expect(ITEM_RULES.map(({ id }) => id).filter((id) => !exemplified.includes(id))).toEqual([]);
  expect(Object.keys(ITEM_CODES)).toEqual(
    Array.from({ length: 28 }, (_, index) => `IW-${String(index + 1).padStart(2, '0')}`),
  );
  for (const id of Object.values(ITEM_CODES))
    expect(ITEM_RULES.map((rule) => rule.id)).toContain(id);
  for (const { good, bad } of Object.values(EXAMPLES))
    expect(Math.min(good.length, bad.length)).toBeGreaterThanOrEqual(2);
});

for (const [rule, { good, bad }] of Object.entries(EXAMPLES) as [
  RuleId,
  NonNullable<(typeof EXAMPLES)[RuleId]>,
][]) {
  describe(rule, () => {
    it.each(good.map((questions) => [label(questions), questions] as const))(
      'leaves alone: %s',
      (_, questions) => {
        expect(reportsOf(rule, ...questions).map(({ title }) => title)).toEqual([]);
      },
    );

    it.each(bad.map((example) => [label(example.questions), example] as const))(
      'reports: %s',
      (_, { questions, at }) => {
        const found = reportsOf(rule, ...questions);
        expect(found.length).toBeGreaterThan(0);
        expect(found.map(({ written }) => written)).toContainEqual(partOf(questions, at));
      },
    );
  });
}

/** What the finding must point at: a part of the question that is to be changed, the last one unless it is an earlier one. */
function partOf(questions: readonly Literal[], at: readonly (string | number)[]): unknown {
  const changed = questions.findLast((question) => at[0]! in question) ?? questions.at(-1);
  return at.reduce<unknown>((value, step) => (value as Record<string | number, unknown>)[step], {
    ...SOUND,
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
