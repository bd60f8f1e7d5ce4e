import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { paperPlan } from '../../pipeline/render/questions/paper-plan.ts';

const TEST = { title: 'Señales', route: '/test/1/', questions: 10 };
const CHAPTER = {
  title: 'Reglas',
  route: '/manual/reglas/',
  sections: [
    { id: 'a', title: 'A' },
    { id: 'b', title: 'B' },
    { id: 'c', title: 'C' },
  ],
};
const CONTENT = {
  tests: [TEST],
  whole: { title: 'Completo', route: '/test/8/' },
  chapters: [CHAPTER],
  signs: [{ id: 'guia', title: 'Guía', count: 4 }],
};

describe('a plan on paper', () => {
  test('distributes questions and sections, and names a whole test or chapter once', () => {
    const [one, two, last] = paperPlan(CONTENT, 3).items;
    expect(one!.tests).toEqual([{ label: 'Señales: 1 a 5', route: '/test/1/' }]);
    expect(two!.tests).toEqual([{ label: 'Señales: 6 a 10', route: '/test/1/' }]);
    expect([...one!.chapters, ...two!.chapters].map(({ route }) => route)).toEqual([
      '/manual/reglas/#a',
      '/manual/reglas/#b',
      '/manual/reglas/#c',
    ]);
    expect(last).toMatchObject({ day: 3, tests: [{ route: '/test/8/' }], isLast: true });
    const [all] = paperPlan(CONTENT, 2).items;
    expect(all!.tests).toEqual([{ label: 'Señales', route: '/test/1/' }]);
    expect(all!.chapters).toEqual([{ label: 'Reglas', route: '/manual/reglas/' }]);
    expect(all!.signs).toEqual([{ label: 'Guía', route: '/senales/#guia' }]);
  });

  test('leaves no question out, for any number of days and any tests', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 60 }),
        fc.array(fc.integer({ min: 1, max: 50 }), { maxLength: 9 }),
        (days, sizes) => {
          const tests = sizes.map((questions, i) => ({
            title: `T${i}`,
            route: `/test/${i}/`,
            questions,
          }));
          const { items } = paperPlan({ ...CONTENT, tests }, days);
          expect(items).toHaveLength(days);
          const asked = items
            .flatMap((item) => item.tests)
            .map(({ label }) => {
              const [, from, to = from] = /: (\d+)(?: a (\d+))?$/.exec(label) ?? [];
              const whole = tests.find(({ title }) => title === label);
              return whole ? whole.questions : from ? Number(to) - Number(from) + 1 : 0;
            });
          const total = sizes.reduce((sum, size) => sum + size, 0);
          expect(asked.reduce((sum, count) => sum + count, 0)).toBe(total);
        },
      ),
      { numRuns: 100 },
    );
  });
});
