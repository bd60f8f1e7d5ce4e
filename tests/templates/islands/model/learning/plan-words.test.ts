/** The sentences of the plan. */
import { describe, expect, test } from 'vitest';
import { dayOfDate } from '../../../../../templates/islands/model/days.ts';
import {
  type Standing,
  standingOf,
} from '../../../../../templates/islands/model/learning/forms.ts';
import {
  passingWords,
  shortTimeWords,
} from '../../../../../templates/islands/model/learning/readiness-words.ts';
import { EMPTY_LEARNING } from '../../../../../templates/islands/model/learning/types.ts';
import {
  agendaWords,
  examWords,
  isBack,
  planTitle,
  whenWords,
} from '../../../../../templates/islands/model/learning/words.ts';
import { learned, planForms } from './fixtures.ts';

const TODAY = dayOfDate('2026-11-23')!;
const forms = planForms(100, 5);
const nothing = standingOf(EMPTY_LEARNING, forms, TODAY);
const some = standingOf(learned(forms, [['p-0', TODAY, false]]), forms, TODAY);
const all = { ...nothing, known: nothing.unseen, unseen: [] };

describe('the words of the plan', () => {
  test('name the day of the exam and how far it is', () => {
    expect(examWords(TODAY + 12, TODAY)).toBe('Examen: sábado, 5 de diciembre.');
    expect(examWords(TODAY, TODAY)).toContain('papeles');
    expect([12, 1, 0, -1, 731].map((days) => planTitle(TODAY + days, TODAY))).toEqual([
      'Faltan\u00A012\u00A0días',
      'Tu examen es mañana',
      'Tu examen es hoy',
      '¿Cómo te fue?',
      'Tu plan',
    ]);
    expect(examWords(TODAY - 1, TODAY)).toContain('Tu examen fue el domingo, 22 de noviembre.');
    expect(examWords(TODAY + 60, TODAY)).toContain('de 2027');
    expect(examWords(undefined, TODAY)).toContain('rato al día');
    expect(examWords(TODAY + 731, TODAY)).toContain('a más de dos años');
    expect([0, 1, 3].map((days) => whenWords(TODAY + days, TODAY))).toEqual([
      'hoy',
      'mañana',
      'el jueves, 26 de noviembre',
    ]);
  });

  test('say what today asks', () => {
    expect(agendaWords(nothing, 'first')).toBe('Hoy: preguntas nuevas.');
    // What is new comes first, and fills the day where there is much of it.
    expect(agendaWords(some, 'first')).toBe('Hoy: preguntas nuevas y 1\u00A0a repasar.');
    const few = { ...some, unseen: some.unseen.slice(0, 20) };
    expect(agendaWords(few, 'first')).toBe('Hoy: 1\u00A0a repasar y preguntas nuevas.');
    expect(agendaWords(all, 'second')).toBe('Hoy: otra vuelta a lo que sabes.');
    expect(agendaWords(some, 'last evening')).toBe('Hoy: 1\u00A0a repasar. Después, descansa.');
    expect(agendaWords(all, 'last evening')).toContain('otra vuelta a lo que sabes');
  });

  test('say that nothing was lost after days without study; a date of the future is none', () => {
    const learning = { ...EMPTY_LEARNING, days: [TODAY - 4, TODAY - 1, TODAY + 90] };
    expect(isBack(learning, TODAY)).toBe(false);
    expect(isBack(learning, TODAY + 2)).toBe(true);
    expect(isBack(EMPTY_LEARNING, TODAY)).toBe(false);
  });

  test('tell the exam of these questions, and others apart', () => {
    const told = (passing: number, more = {}) =>
      Object.values(passingWords({ state: 'told', passing, isTop: false, ...more })).join(' ');
    expect(told(95, { isTop: true })).toContain(
      'Más de 95 de 100 personas con respuestas como las tuyas aprobarían',
    );
    expect(told(83)).toContain('83 de 100 personas');
    expect(told(83)).toContain('El oficial trae otras preguntas');
    expect(told(83, { others: 60 })).toBe(
      '83 de 100 personas con respuestas como las tuyas aprobarían un examen de estas preguntas; con otras preguntas, unas 60.',
    );
    expect(told(0, { others: 0 })).toContain('Menos de 5 de 100 personas');
    // A low number says what it is made of; a good one needs no comfort.
    expect(told(59)).toContain('Es con lo que sabes hoy');
    expect(told(60)).not.toContain('Es con lo que sabes hoy');
    expect(passingWords({ state: 'silent', missing: 1 }).text).toContain(
      'Contesta 1\u00A0pregunta más',
    );
    expect(passingWords({ state: 'silent', missing: 40 }).text).toContain(
      'Contesta 40 preguntas y',
    );
  });

  test('warn the learner whose days cannot hold what is unseen, and nobody else', () => {
    const plan = (minutes: 5 | 10 | 20, days?: number) => ({
      ...learned(forms, [['p-0', TODAY, true]]),
      plan: {
        minutes,
        minutesAt: 0,
        startDay: TODAY,
        ...(days === undefined ? {} : { examDay: TODAY + days }),
      },
    });
    const words = (learning: ReturnType<typeof plan>, standing: Standing) =>
      shortTimeWords(learning, standing, TODAY);
    expect(nothing.unseen).toHaveLength(85);
    expect(words(plan(5, 8), nothing)).toBe(
      'A 5 minutos al día no te da tiempo de verlo todo. Haz 20.',
    );
    expect(words(plan(5, 2), nothing)).toContain('lo que más preguntan');
    expect(words(plan(5, 9), nothing)).toBeUndefined();
    expect(words(plan(20, 2), nothing)).toBe(
      'Hoy, lo que más preguntan: no te da tiempo de verlo todo.',
    );
    // Before the first answer nobody has been slow.
    expect(words({ ...plan(5, 2), memory: new Map() }, nothing)).toBeUndefined();
    expect(words(plan(5, 1), nothing)).toBeUndefined();
    expect(words(plan(5), nothing)).toBeUndefined();
    expect(words(plan(5, 2), all)).toBeUndefined();
  });
});
