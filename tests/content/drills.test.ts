/** The drills of the shipped content, checked without the code that makes them. */
import { expect, it } from 'vitest';
import { signMeanings } from '../../pipeline/bank/drill-signs.ts';
import { renderPages } from '../../pipeline/render/pages/index.ts';
import { type DrillData, drillsOf, sessionItems } from '../../templates/islands/quiz/drill-data.ts';
import { shippedContent } from './shipped.ts';

const { site, ledger } = shippedContent();
const file = JSON.parse(
  Buffer.from(renderPages(site!, ledger!, site!.newest).drills().bytes).toString(),
) as DrillData;
const { pairs, items } = drillsOf(file);
const numberIn = (text: string) => Number(/[\d,.]+/.exec(text)![0].replaceAll(',', ''));

it('has at least twelve authored pairs, each with its difference and two sides', () => {
  expect(pairs.filter(({ from }) => from === 'author').length).toBeGreaterThanOrEqual(12);
  for (const { sides, difference } of pairs) {
    expect(difference.length).toBeGreaterThan(0);
    expect(sides[0].text).not.toBe(sides[1].text);
  }
});

it('has four different options in each item, and an id for each', () => {
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
  for (const { id, options } of items) expect([id, new Set(options).size]).toEqual([id, 4]);
});

it('offers no figure that a reading says, and none that is far off', () => {
  for (const { about, id, options, answer } of items.filter(({ kind }) => kind === 'fact')) {
    const readings = ledger!.get(about)!.all.map(({ value }) => value);
    const right = numberIn(options[answer]!);
    for (const option of options.filter((_, index) => index !== answer)) {
      const wrong = numberIn(option);
      expect([id, wrong, readings.includes(wrong)]).toEqual([id, wrong, false]);
      expect(wrong / right).toBeGreaterThanOrEqual(0.3);
      expect(wrong / right).toBeLessThanOrEqual(3);
    }
  }
});

it('asks no sign whose words tell its meaning, and offers none whose meaning is true too', () => {
  const meanings = signMeanings(site!);
  for (const { about, options } of file.items.filter(({ kind }) => kind === 'sign')) {
    const sign = site!.signs.get(about)!;
    expect(meanings.isTold(sign)).toBe(false);
    for (const id of options.filter((option) => option !== about))
      expect([about, id, meanings.overlap(sign, site!.signs.get(id)!)]).toEqual([about, id, false]);
  }
});

it('puts one item of a fact into a session, and few about money', () => {
  const session = sessionItems(items, 20);
  expect(new Set(session.map(({ about }) => about)).size).toBe(session.length);
  expect(session.filter(({ money }) => money).length).toBeLessThanOrEqual(2);
  expect(sessionItems(items, 5).some(({ money }) => money)).toBe(false);
});
