import { expect, test } from 'vitest';
import { readBank } from '../../pipeline/bank/item.ts';
import { formatsOf, looseDefinitions } from '../bench/exam-likeness.ts';
import { shippedContent } from './shipped.ts';

const { site, ledger } = shippedContent();
const bank = readBank(site!, ledger!);
const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id);
const [all, , either] = formatsOf(bank.items);

test('a true-or-false question has two options for true and two for false', () => {
  expect(either!.items.length).toBeGreaterThan(0);
  expect(idsOf(either!.sound)).toEqual(idsOf(either!.items));
});

test('«Todas las anteriores» is the key about half of the time', () => {
  const share = all!.sound.length / all!.items.length;
  expect(share).toBeGreaterThan(0.35);
  expect(share).toBeLessThan(0.65);
});

test('a definition that names the law cites a law', () => {
  expect(idsOf(looseDefinitions(bank).loose)).toEqual([]);
});
