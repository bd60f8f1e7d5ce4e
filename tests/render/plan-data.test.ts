/** The file of the plan: the sections that teach, and the items of the sign drill. */
import { describe, expect, test } from 'vitest';
import { signMeanings } from '../../pipeline/bank/drill-signs.ts';
import { planData, signDrills } from '../../pipeline/render/plan-data.ts';
import { shippedContent } from '../content/shipped.ts';

const { site } = shippedContent();
const image = { src: '/s.svg#x', width: 96, height: 96, alt: 'Un dibujo' };
const text = { plain: (rich: string) => rich, href: (route: string) => route };
const sources = { site: site!, text, signImage: () => image };
const signs = signDrills(sources);
const data = planData(sources, signs);

describe('the file of the plan', () => {
  test('names the section that teaches each question', () => {
    for (const [id, { question }] of site!.questions) {
      const section = data.sections[data.taughtIn[id]!];
      expect(section?.title).not.toBe('');
      expect(section?.href).toContain(`/manual/${question.section.split('#')[0]}/`);
    }
  });

  test('asks what a sign means, or what one does where its words tell that, with four different options and a reason for each wrong one', () => {
    const meanings = signMeanings(site!);
    expect(signs.length).toBeGreaterThan(80);
    for (const { id, stem, options, errors, section } of signs) {
      const asksDuty = stem === '¿Qué haces ante esta señal?';
      expect(asksDuty, id).toBe(meanings.isTold(site!.signs.get(id)!));
      expect(new Set(options).size, id).toBe(4);
      expect(
        errors.map((error) => error === null),
        id,
      ).toEqual([true, false, false, false]);
      expect(section.href, id).toMatch(/^\/(manual|senales)\//);
      expect(site!.questions.has(id), id).toBe(false);
    }
  });

  test('names the questions that show the sign of a drill', () => {
    for (const [id, twins] of data.drills) {
      const showing = [...site!.questions.values()].filter(({ question }) => question.sign === id);
      expect(twins, id).toEqual(showing.map(({ question }) => question.id));
    }
    expect(data.drills.some(([, twins]) => twins.length > 0)).toBe(true);
  });

  test('leaves a sign without a drawing out', () => {
    expect(signDrills({ ...sources, signImage: () => undefined })).toEqual([]);
  });
});
