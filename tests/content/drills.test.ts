import { describe, expect, it } from 'vitest';
import { dutyItems, signItems, signMeanings } from '../../pipeline/bank/drill-signs.ts';
import { renderPages } from '../../pipeline/render/pages/index.ts';
import type { DrillData } from '../../templates/islands/model/drill-data.ts';
import { createDrills } from '../../templates/islands/model/learning/confusion.ts';
import { shippedContent } from './shipped.ts';

const { site, ledger } = shippedContent();
const file = JSON.parse(
  Buffer.from(renderPages(site!, ledger!, site!.newest).drills().bytes).toString(),
) as DrillData;
const duties = dutyItems(site!);
const signs = signItems(site!);
const meanings = signMeanings(site!);
const numberIn = (text: string) => Number(/[\d,.]+/.exec(text)![0].replaceAll(',', ''));
const signOf = (id: string) => site!.signs.get(id)!;
const readingsOf = (fact: string) => ledger!.get(fact)!.all.map(({ value }) => value);

describe('the items', () => {
  it('each have four different options and a unique id', () => {
    const items = [...duties, ...signs];
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
    for (const { id, options } of items) expect([id, new Set(options).size]).toEqual([id, 4]);
  });

  it('ask for the action at signs that state their meaning; no wrong option applies everywhere', () => {
    const everywhere = site!.entries.confusions.flatMap(({ data }) => data.everywhere ?? []);
    expect(duties.length).toBeGreaterThan(0);
    for (const { about, options } of duties) {
      expect(meanings.isTold(signOf(about)), about).toBe(true);
      const wrong = options.filter((id) => id !== about);
      expect(wrong.filter((id) => everywhere.includes(id))).toEqual([]);
      expect(new Set(options.map((id) => signOf(id).action)).size, about).toBe(4);
    }
  });

  it('ask for meanings only of signs that do not state them; one option is true', () => {
    for (const { about, options } of signs) {
      expect(meanings.isTold(signOf(about))).toBe(false);
      for (const id of options.filter((option) => option !== about))
        expect([about, id, meanings.overlap(signOf(about), signOf(id))]).toEqual([
          about,
          id,
          false,
        ]);
    }
  });
});

describe('the pairs', () => {
  const { pairs } = createDrills(file);

  it('include at least sixteen with an authored difference; ids are unique and sides differ', () => {
    expect(pairs.filter(({ difference }) => difference).length).toBeGreaterThanOrEqual(16);
    expect(new Set(pairs.map(({ id }) => id)).size).toBe(pairs.length);
    for (const { id, sides } of pairs) {
      expect([id, sides[0].text]).not.toEqual([id, sides[1].text]);
      expect(site!.questions.has(id) || site!.signs.has(id)).toBe(false);
    }
  });

  it('ask about a sign’s meaning only if no wrong option is true', () => {
    for (const { about, byName, isOtherAsked } of pairs.filter(({ sides }) => sides[0].sign)) {
      const [asked, other] = about.map(signOf);
      expect(meanings.isTold(asked!), asked!.id).toBe(false);
      if (byName) continue;
      expect(meanings.mayMislead(asked!, other!), asked!.id).toBe(true);
      if (isOtherAsked) expect(meanings.mayMislead(other!, asked!), other!.id).toBe(true);
    }
  });

  it('have four distinct options in the last step', () => {
    const byName = new Map([...site!.signs.values()].map((sign) => [sign.name, sign]));
    for (const pair of pairs) {
      const options = [...pair.sides, ...pair.others];
      expect(options, pair.id).toHaveLength(4);
      const shown = options.map(({ name, text }) => (pair.byName ? name : text));
      expect(new Set(shown).size, pair.id).toBe(4);
      if (!pair.sides[0].sign) continue;
      for (const other of pair.others)
        for (const side of pair.sides)
          expect(
            meanings.overlap(byName.get(side.name)!, byName.get(other.name)!),
            `${side.name} ${other.name}`,
          ).toBe(false);
    }
  });

  it('pairs of figures offer no wrong number that is a reading of the asked fact', () => {
    const ofFacts = pairs.filter(({ sides }) => !sides[0].sign);
    expect(ofFacts.length).toBeGreaterThan(5);
    for (const { about, sides, others, isOtherAsked } of ofFacts) {
      if (isOtherAsked) expect(readingsOf(about[1])).not.toContain(numberIn(sides[0].text));
      expect(about[0]).not.toBe(about[1]);
      const right = numberIn(sides[0].text);
      for (const { text } of [sides[1], ...others]) {
        const wrong = numberIn(text);
        expect([about[0], wrong, readingsOf(about[0]).includes(wrong)]).toEqual([
          about[0],
          wrong,
          false,
        ]);
        expect(wrong / right).toBeGreaterThanOrEqual(0.25);
        expect(wrong / right).toBeLessThanOrEqual(4);
      }
    }
  });

  it('include every authored pair and fact', () => {
    const written = site!.entries.confusions.flatMap(({ data }) => data.pairs);
    const reached = new Set(pairs.map(({ about }) => about.toSorted().join(' ')));
    const sidesOf = ({ signs, facts }: (typeof written)[number]) =>
      (signs ?? facts?.map(({ fact }) => fact) ?? []).toSorted().join(' ');
    expect(written.map(sidesOf).filter((sides) => !reached.has(sides))).toEqual([]);
    const asked = new Set(pairs.flatMap(({ about }) => about));
    const facts = site!.entries.confusions.flatMap(({ data }) => data.facts);
    expect(facts.filter(({ fact }) => !asked.has(fact))).toEqual([]);
  });

  it('the drill file names the signs and facts that bank questions are about', () => {
    for (const [id, about] of Object.entries(file.about)) {
      const { sign } = site!.questions.get(id)!.question;
      if (sign !== undefined) expect(about).toContain(sign);
      for (const one of about) expect(site!.signs.has(one) || ledger!.has(one), one).toBe(true);
    }
    expect(Object.keys(file.about).length).toBeGreaterThan(20);
  });
});
