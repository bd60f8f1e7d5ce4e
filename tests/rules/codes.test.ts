/** The codes of the list of question quality, and a question that no rule reports. */
import { expect, it } from 'vitest';
import { ITEM_CODES } from '../../pipeline/bank/codes.ts';
import { RULE_IDS } from '../../pipeline/rules/index.ts';
import { auditOf } from './questions.ts';

it('no rule reports a valid question', () => {
  // A typed citation is a note: the reference is only offered.
  expect(
    auditOf([[{}]]).filter(
      ({ rule, severity }) => severity !== 'note' && /^(?:item|quiz|manual|text)\//.test(rule),
    ),
  ).toEqual([]);
});

it('every code has a rule', () => {
  expect(Object.keys(ITEM_CODES)).toEqual(
    Array.from({ length: 28 }, (_, index) => `IW-${String(index + 1).padStart(2, '0')}`),
  );
  expect(RULE_IDS).toEqual(expect.arrayContaining(Object.values(ITEM_CODES)));
});
