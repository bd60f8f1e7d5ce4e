/** Each local gap that the bench lists has a question that counts: a test question or a second form that feeds a rule. */
import { expect, test } from 'vitest';
import { readBank } from '../../pipeline/bank/item.ts';
import { gapsWithQuestions } from '../bench/gaps.ts';
import { shippedContent } from './shipped.ts';

test('each listed gap has a question that counts', () => {
  const { site, ledger } = shippedContent();
  const unmet = gapsWithQuestions(readBank(site!, ledger!)).filter(
    ({ asked }) => asked.length === 0,
  );
  expect(unmet.map(({ what }) => what)).toEqual([]);
});
