/** The sentences of the plan. */
import { describe, expect, test } from 'vitest';
import { dayOfDate } from '../../../../../templates/islands/model/days.ts';
import type { Readiness } from '../../../../../templates/islands/model/learning/readiness.ts';
import {
  needsMore,
  readinessWords,
} from '../../../../../templates/islands/model/learning/readiness-words.ts';
import { roadDays } from '../../../../../templates/islands/model/learning/road-days.ts';
import {
  EMPTY_LEARNING,
  type SessionItem,
} from '../../../../../templates/islands/model/learning/types.ts';
import {
  agendaWords,
  examWords,
  isBack,
  whenWords,
} from '../../../../../templates/islands/model/learning/words.ts';

const TODAY = dayOfDate('2026-11-23')!;
const session = (...reasons: SessionItem['reason'][]) => ({
  id: 'a',
  day: TODAY,
  minutes: 10 as const,
  items: reasons.map((reason, i) => ({ id: `${i}`, reason, again: false })),
  results: [],
});
const told = (passing: number, isTop = false): Readiness => ({
  state: 'told',
  passing,
  isTop,
  expected: 30,
  of: 40,
  forecast: 80,
});

describe('the words of the plan', () => {
  test('name the day of the exam and how far it is', () => {
    expect(examWords(TODAY + 12, TODAY)).toBe(
      'Examen: sábado, 5 de diciembre. Faltan\u00A012\u00A0días.',
    );
    expect(examWords(TODAY + 1, TODAY)).toContain('Falta\u00A01\u00A0día.');
    expect(examWords(TODAY, TODAY)).toContain('hoy');
    expect(examWords(TODAY - 1, TODAY)).toContain('Tu examen era el domingo, 22 de noviembre.');
    expect(examWords(TODAY + 60, TODAY)).toContain('de 2027');
    expect(examWords(undefined, TODAY)).toContain('sin ella');
    expect(examWords(TODAY + 731, TODAY)).toContain('a más de dos años');
    expect([0, 1, 3].map((days) => whenWords(TODAY + days, TODAY))).toEqual([
      'hoy',
      'mañana',
      'el jueves, 26 de noviembre',
    ]);
  });

  test('say what today asks', () => {
    expect(agendaWords(undefined)).toBe('Hoy no te toca nada.');
    expect(agendaWords(session('easy', 'due', 'new', 'sign'))).toBe(
      'Hoy: 2\u00A0a\u00A0repasar, 1\u00A0nueva y 1\u00A0señal.',
    );
    expect(agendaWords(session('new', 'new'))).toBe('Hoy: 2\u00A0nuevas.');
  });

  test('draw the days to the exam, at most 14, with those of study; dates of the future are none', () => {
    const days = [TODAY - 4, TODAY - 3, TODAY - 1, TODAY + 90];
    const learning = { ...EMPTY_LEARNING, days };
    const road = roadDays(learning, TODAY, TODAY + 3);
    expect(road.studied).toBe(3);
    expect(road.days.map(({ isStudied }) => isStudied)).toEqual([
      true,
      true,
      false,
      true,
      false,
      false,
      false,
    ]);
    expect(
      roadDays({ ...EMPTY_LEARNING, days: [TODAY - 400] }, TODAY, undefined).days,
    ).toHaveLength(14);
    // A clock that was set back: today is there, and nothing says «0 de 0».
    expect(roadDays({ ...EMPTY_LEARNING, days: [TODAY + 3] }, TODAY, undefined)).toMatchObject({
      studied: 0,
    });
    expect(isBack(learning, TODAY)).toBe(false);
    expect(isBack(learning, TODAY + 2)).toBe(true);
    expect(isBack(EMPTY_LEARNING, TODAY)).toBe(false);
  });

  test('never promise more than «más de 95», nor fewer than «menos de 5»', () => {
    expect(readinessWords(told(95, true)).text).toContain('más de 95 aprobarían');
    expect(readinessWords(told(83)).text).toContain(', 83 aprobarían');
    expect(readinessWords(told(0)).band).toEqual([70, 80]);
    expect(readinessWords(told(0)).text).toContain('menos de 5 aprobarían');
    // A low number says what it is made of; a good one needs no comfort.
    expect(readinessWords(told(59)).text).toContain('Es con lo que sabes hoy');
    expect(readinessWords(told(60)).text).not.toContain('Es con lo que sabes hoy');
    const silent = readinessWords({ state: 'silent', answers: 39, missing: 1 });
    expect(silent).toEqual({
      text: expect.stringContaining('Contesta 1\u00A0pregunta más') as string,
    });
  });

  test('warn the learner whose time is too short, and nobody else', () => {
    // A low number today is no reason to warn: what the sessions until the day still teach counts.
    const late = { ...told(50), forecast: 20 };
    expect(needsMore(late, 7)).toBe(true);
    expect(needsMore(late, 8)).toBe(false);
    expect(needsMore(late, undefined)).toBe(false);
    expect(needsMore(late, 0)).toBe(false);
    expect(needsMore(told(20), 7)).toBe(false);
    const silent = { state: 'silent', answers: 20, missing: 20 } as const;
    expect(needsMore({ ...silent, forecast: 20 }, 6)).toBe(true);
    expect(needsMore({ ...silent, forecast: 40 }, 6)).toBe(false);
    expect(needsMore({ state: 'silent', answers: 0, missing: 40 }, 3)).toBe(true);
    expect(needsMore({ state: 'silent', answers: 0, missing: 40 }, 4)).toBe(false);
  });
});
