/** The codes of the list of question quality, and a question that no rule reports. */

import { expect, it } from 'vitest';
import { ITEM_CODES } from '../../pipeline/bank/codes.ts';
import { GONE_RULES, goneRule, MERGED_RULES, ruleMeant } from '../../pipeline/rules/gone.ts';
import { RULE_IDS } from '../../pipeline/rules/index.ts';
import { fourOptions } from '../base-data.ts';
import { waiver } from './cases.ts';
import { auditOf } from './questions.ts';

it('no rule reports a valid question', () => {
  // A typed citation is a note: the reference is only offered.
  expect(
    auditOf([[{}]]).filter(
      ({ rule, severity }) => severity !== 'note' && /^(?:item|quiz|manual|text)\//.test(rule),
    ),
  ).toEqual([]);
});

it('every code has a rule, or one that is gone and is explained', () => {
  const gone = Object.values(GONE_RULES).flatMap(({ code }) => code ?? []);
  expect([...Object.keys(ITEM_CODES), ...gone].sort()).toEqual(
    Array.from({ length: 28 }, (_, index) => `IW-${String(index + 1).padStart(2, '0')}`),
  );
  expect(RULE_IDS).toEqual(expect.arrayContaining(Object.values(ITEM_CODES)));
});

it('a rule that is gone is found by its id and its code, and no rule has its id again', () => {
  expect(goneRule('IW-01')).toEqual(goneRule('item/longest-key'));
  expect(goneRule('item/readability')).toBeUndefined();
  expect(RULE_IDS.filter((id) => id in GONE_RULES)).toEqual([]);
});

it('an id of a rule that is part of another one means that one, also in a waiver', () => {
  expect(RULE_IDS.filter((id) => id in MERGED_RULES)).toEqual([]);
  expect(RULE_IDS).toEqual(expect.arrayContaining(Object.values(MERGED_RULES)));
  expect(['IW-03', 'item/all-of-them', 'item/vague-frequency'].map(ruleMeant)).toEqual([
    'item/combined-options',
    'item/combined-options',
    'item/vague-frequency',
  ]);
  const options = fourOptions(['Paras', 'Miras', 'Cedes', 'Todas las anteriores']);
  const found = auditOf([[{ options, waivers: [waiver('item/all-of-them')] }]]);
  expect(found.filter(({ rule }) => /combined-options|unneeded-waiver/.test(rule))).toMatchObject([
    { rule: 'item/combined-options', severity: 'note' },
  ]);
});
