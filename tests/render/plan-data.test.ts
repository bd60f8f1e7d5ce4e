/** The file of the plan: the sections that teach, and the items of the sign drill. */
import { describe, expect, test } from 'vitest';
import { planData } from '../../pipeline/render/plan-data.ts';
import { shippedContent } from '../content/shipped.ts';

const { site } = shippedContent();
const image = { src: '/s.svg#x', width: 96, height: 96, alt: 'Un dibujo' };
const data = planData({ site: site!, plain: (rich) => rich, signImage: () => image });

describe('the file of the plan', () => {
  test('names the section that teaches each question', () => {
    for (const [id, { question }] of site!.questions) {
      const section = data.sections[data.taughtIn[id]!];
      expect(section?.title).not.toBe('');
      expect(section?.href).toContain(`/manual/${question.section.split('#')[0]}/`);
    }
  });

  test('drills signs without words on them, with four different meanings and a reason for each wrong one', () => {
    expect(data.drills.length).toBeGreaterThan(80);
    for (const { id, options, errors, section } of data.drills) {
      expect(site!.signs.get(id)?.legend, id).toBeUndefined();
      expect(new Set(options).size, id).toBe(4);
      expect(
        errors.map((error) => error === null),
        id,
      ).toEqual([true, false, false, false]);
      expect(section.href, id).toMatch(/^\/(manual|senales)\//);
      expect(site!.questions.has(id), id).toBe(false);
    }
  });

  test('leaves a sign without a drawing out', () => {
    expect(
      planData({ site: site!, plain: (rich) => rich, signImage: () => undefined }).drills,
    ).toEqual([]);
  });
});
