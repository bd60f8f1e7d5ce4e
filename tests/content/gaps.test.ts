/** Each topic that tests/bench lists as a former gap of the bank has a test question, or a forma that sessions ask. */
import { expect, test } from 'vitest';
import { readBank } from '../../pipeline/bank/item.ts';
import { gapsWithQuestions } from '../bench/bank-gaps.ts';
import { shippedContent } from './shipped.ts';

test('each former gap of the bank has a test question or a forma', () => {
  const { site, ledger } = shippedContent();
  const unmet = gapsWithQuestions(readBank(site!, ledger!)).filter(
    ({ asked }) => asked.length === 0,
  );
  expect(unmet.map(({ what }) => what)).toEqual([]);
});
