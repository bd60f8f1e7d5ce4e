import { describe, expect, test } from 'vitest';
import {
  missedSectionsOf,
  percentChangeText,
  verdictOf,
} from '../../../../templates/islands/model/verdict.ts';
import { bank, question } from '../bank.ts';

const topic = bank(20);
const whole = bank(20, { test: { ...topic.test, whole: true } });
const result = (score: number, total = 20) => ({
  score,
  total,
  percent: Math.round((100 * score) / total),
});

describe('the verdict of a result', () => {
  const GOOD = 'Necesitas un poco más de práctica, pero vas por buen camino.';
  const AGAIN = 'Te recomendamos repasar el material e intentar de nuevo.';

  test.each([
    [
      15,
      'Buen resultado',
      GOOD,
      'Con esta nota aprobarías. Te falta 1 respuesta para la meta de práctica.',
    ],
    [
      14,
      'Buen resultado',
      GOOD,
      'Con esta nota aprobarías. Te faltan 2 respuestas para la meta de práctica.',
    ],
    [
      13,
      'Buen resultado',
      GOOD,
      'Todavía no aprobarías. Te falta 1 respuesta para llegar a 70\u00a0%.',
    ],
    [
      12,
      'Buen resultado',
      GOOD,
      'Todavía no aprobarías. Te faltan 2 respuestas para llegar a 70\u00a0%.',
    ],
    [
      11,
      'Sigue practicando',
      AGAIN,
      'Todavía no aprobarías. Te faltan 3 respuestas para llegar a 70\u00a0%.',
    ],
    [
      0,
      'Sigue practicando',
      AGAIN,
      'Todavía no aprobarías. Te faltan 14 respuestas para llegar a 70\u00a0%.',
    ],
  ])(
    'the verdict on %i of 20 is «%s», with a sentence about passing',
    (score, title, text, passes) => {
      expect(verdictOf(result(score), topic)).toMatchObject({ title, text, passes });
    },
  );

  test.each([20, 16])('the verdict on %i of 20 in one topic is about that topic', (score) => {
    expect(verdictOf(result(score), topic)).toEqual({
      look: 'excellent',
      title: 'Excelente trabajo',
      text: 'Dominas este tema. El examen oficial pregunta también de los demás.',
    });
  });

  test('calls the learner prepared for the exam only if the test covers all topics', () => {
    expect(verdictOf(result(18), whole).text).toBe(
      'Estás muy bien preparado para el examen oficial.',
    );
    expect(verdictOf(result(18), topic).text).not.toContain('preparado');
  });

  test('says below the pass mark that the learner would not pass, whatever the mark', () => {
    for (const percent of [50, 60, 70, 80, 90]) {
      const data = { ...whole, passMark: { percent, wording: '' } };
      for (let score = 0; score <= 40; score += 1) {
        const { percent: reached } = result(score, 40);
        const { passes = '', look } = verdictOf(result(score, 40), data);
        expect(passes.includes('no aprobarías')).toBe(reached < percent);
        if (look === 'excellent') expect(reached).toBeGreaterThanOrEqual(percent);
      }
    }
  });

  test('counts the missing answers so that the rounded percentage reaches the mark', () => {
    for (let score = 0; score <= 33; score += 1) {
      const { passes = '' } = verdictOf(result(score, 33), topic);
      const missing = /faltan? (\d+)/.exec(passes)?.[1];
      if (missing === undefined) continue;
      const mark = passes.includes('llegar a') ? 70 : 80;
      expect(result(score + Number(missing), 33).percent).toBeGreaterThanOrEqual(mark);
      expect(result(score + Number(missing) - 1, 33).percent).toBeLessThan(mark);
    }
  });
});

test.each([
  [72, undefined, ''],
  [72, 72, 'Igual que la última vez'],
  [73, 72, '1 punto más que la última vez'],
  [60, 72, '12 puntos menos que la última vez'],
])('a result of %i percent after %s reads «%s»', (percent, before, words) => {
  expect(percentChangeText(percent, before)).toBe(words);
});

test('names the sections of the missed questions of a topic, the most missed first', () => {
  const of = (n: number, section: string) => ({
    number: n,
    choice: undefined,
    question: question(n, {
      topic: 'reglas',
      section: { title: section, href: `/manual/#${section}` },
    }),
  });
  const misses = [of(1, 'paso'), of(2, 'giros'), of(3, 'giros'), of(4, '')];
  expect(missedSectionsOf(misses, 'reglas').map(({ title, count }) => [title, count])).toEqual([
    ['giros', 2],
    ['paso', 1],
  ]);
  expect(missedSectionsOf(misses, 'senales')).toEqual([]);
});

test('the verdict on harder questions says nothing about passing the exam', () => {
  const retos = bank(20, { test: { ...topic.test, reto: true } });
  for (const score of [0, 12, 16, 20]) {
    const { title, text } = verdictOf(result(score), retos);
    expect(`${title} ${text}`).not.toMatch(/aprob|preparado/);
    expect(text).toContain(`${score} de 20`);
  }
});
