/** On which days another reading is in force. */
import { expect, test } from 'vitest';
import { daysOfChange } from '../../pipeline/ledger/period.ts';

test('a reading changes on its first day, and on the day after its last', () => {
  expect(
    daysOfChange([{ until: '2026-12-31' }, { from: '2027-01-01', until: '2027-02-28' }, {}]),
  ).toEqual(['2027-01-01', '2027-03-01']);
});
