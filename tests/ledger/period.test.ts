import { expect, test } from 'vitest';
import { daysOfChange } from '../../pipeline/ledger/period.ts';

test('the reading in force changes on a period’s first day and after its last', () => {
  expect(
    daysOfChange([{ until: '2026-12-31' }, { from: '2027-01-01', until: '2027-02-28' }, {}]),
  ).toEqual(['2027-01-01', '2027-03-01']);
});
