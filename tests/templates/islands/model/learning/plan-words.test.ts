import { describe, expect, test } from 'vitest';
import { dayOfDate } from '../../../../../templates/islands/model/days.ts';
import {
  examDateText,
  isReturning,
  readinessWords,
  relativeDayWords,
} from '../../../../../templates/islands/model/learning/plan-words.ts';
import { EMPTY_LEARNING } from '../../../../../templates/islands/model/learning/types.ts';

const TODAY = dayOfDate('2026-11-23')!;
describe('the sentences of the plan', () => {
  test('name the exam day, and days relative to today', () => {
    expect(examDateText(TODAY + 12, TODAY)).toBe('Examen: sábado 5 de diciembre.');
    expect(examDateText(TODAY, TODAY)).toContain('papeles');
    expect(examDateText(TODAY - 1, TODAY)).toContain('Tu examen fue el domingo 22 de noviembre.');
    expect(examDateText(TODAY + 60, TODAY)).toContain('de 2027');
    expect(examDateText(undefined, TODAY)).toContain('rato al día');
    expect(examDateText(TODAY + 731, TODAY)).toContain('a más de dos años');
    expect([0, 1, 3].map((days) => relativeDayWords(TODAY + days, TODAY))).toEqual([
      'hoy',
      'mañana',
      'el jueves 26 de noviembre',
    ]);
  });

  test('recognise a learner who is back after days without study, and ignore future dates', () => {
    const learning = { ...EMPTY_LEARNING, days: [TODAY - 4, TODAY - 1, TODAY + 90] };
    expect(isReturning(learning, TODAY)).toBe(false);
    expect(isReturning(learning, TODAY + 2)).toBe(true);
    expect(isReturning(EMPTY_LEARNING, TODAY)).toBe(false);
  });

  test('predict the exam score as a range and compare it with the pass mark', () => {
    const bank = { exam: { questions: 40, weights: [] }, pass: 28 };
    const told = (low: number, high: number, isOfFirst = false) =>
      readinessWords({ state: 'told', low, high, isOfFirst }, bank, false);
    expect(told(20, 27)).toBe('Entre 20 y 27 de 40. Aún no llega.');
    expect(told(24, 30)).toContain('en la raya');
    expect(told(29, 35, true)).toMatch(/Aprobarías.*primeras respuestas/);
    const failed = readinessWords(
      { state: 'told', low: 29, high: 35, isOfFirst: false },
      bank,
      true,
    );
    expect(failed).toBe(
      'Entre 29 y 35 de 40. El examen te salió más difícil: por eso lo que marcaste va primero.',
    );
    expect(readinessWords({ state: 'silent', missing: 1 }, bank, false)).toContain(
      '1\u00A0pregunta más',
    );
  });
});
