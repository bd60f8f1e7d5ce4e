import { describe, expect, test } from 'vitest';
import { agendaOn } from '../../../../../templates/islands/model/learning/agenda.ts';
import { stopNamesText } from '../../../../../templates/islands/model/learning/day-rows.ts';
import { missesOf } from '../../../../../templates/islands/model/learning/forms.ts';
import { courseContentOf } from '../../../../../templates/islands/model/learning/plan-material.ts';
import {
  type RuleRow,
  rowAfterAnswer,
} from '../../../../../templates/islands/model/learning/rule.ts';
import {
  plannedSession,
  withSession,
} from '../../../../../templates/islands/model/learning/session.ts';
import { dayView } from '../../../../../templates/islands/model/learning/today.ts';
import {
  EMPTY_LEARNING,
  type Learning,
  type PlanSession,
  REVIEW_SESSION,
} from '../../../../../templates/islands/model/learning/types.ts';
import { withSessionAnswer } from '../../../../../templates/islands/store/learning.ts';
import { noon, planMaterial, TODAY } from './fixtures.ts';

const material = planMaterial(100, 5);
material.file.stops.push(
  ...Array.from({ length: 10 }, (_, at): [string, string[]] => [
    `p-${at}`,
    material.forms.rules.slice(10 * at, 10 * at + 10).map(({ id }) => id),
  ]),
);
const road = courseContentOf(material);
const nameOf = (at: number) => `Parada ${at}`;
const view = (learning: Learning, today = TODAY) => dayView({ learning, road, today }, nameOf);
const plan = { minutes: 10, minutesAt: 1, startDay: TODAY - 9 } as const;
const withExam = (left: number): Learning => ({
  ...EMPTY_LEARNING,
  plan: { ...plan, examDay: TODAY + left, examAt: 1 },
});

/** Answers up to `count` questions of today's session. */
function played(learning: Learning, count: number, isRight: (at: number) => boolean): Learning {
  const session = plannedSession(learning, material, TODAY, { minutes: 10 })!;
  return answered(withSession(learning, session, undefined, noon(TODAY)), session, count, isRight);
}

function answered(
  begun: Learning,
  session: PlanSession,
  count: number,
  isRight: (at: number) => boolean,
): Learning {
  let after = begun;
  for (const [at, { id }] of session.items.slice(0, count).entries()) {
    const right = isRight(at);
    const given = { session: session.id, id, right, choice: 1 as const, spent: 1000 * at };
    after = withSessionAnswer(after, material, given, material.forms.byId.get(id), noon(TODAY));
  }
  return after;
}
const sumOf = ({ rows }: ReturnType<typeof view>) =>
  rows.reduce((sum, { count }) => sum + count, 0);

describe('the view of a day', () => {
  test('suggests a mock exam once no rule is new, and not before', () => {
    const rows = material.forms.rules.map(({ id, forms }): [string, RuleRow] => [
      id,
      rowAfterAnswer(undefined, { rule: id, form: forms[0]!, right: true, day: TODAY - 1 }),
    ]);
    const learning = (memory: typeof rows): Learning => ({
      ...withExam(9),
      memory: new Map(memory),
      days: [TODAY - 1],
    });
    expect(view(learning(rows)).aside?.link.route).toBe('/simulacro/');
    expect(view(learning(rows.slice(0, 20))).aside).toBeUndefined();
  });

  test.each([
    [12, /^Hoy: /, 'Arrancar (10 min)'],
    [2, 'Faltan 2 días', 'Arrancar (10 min)'],
    [1, 'Mañana es tu examen', 'Practicar 5 min'],
    [0, 'Hoy es tu examen', 'Ver qué papeles llevo'],
    [-1, '¿Cómo te fue?', 'Aprobé'],
  ])('has its own title %i days before the exam', (left, title, label) => {
    const { button, ...told } = view(withExam(left));
    expect(told.title).toMatch(title);
    expect(button.label).toBe(label);
  });

  test('has rows that add up to the questions left, before and during the session', () => {
    expect(sumOf(view(withExam(12)))).toBe(agendaOn(withExam(12), road, TODAY).size);
    const within = played(withExam(12), 7, (at) => at % 2 === 0);
    expect(sumOf(view(within))).toBe(within.session!.items.length - 7);
    expect(view(within).button.label).toMatch(/^Seguir /);
  });

  test('offers all misses together once the session is over', () => {
    const { button, isQuiet, texts } = view(played(withExam(12), 99, (at) => at > 2));
    expect(button).toEqual({ label: 'Recuperar 3\u00A0fallos (1 min)', route: '/plan/#fallos' });
    expect(isQuiet).toBe(true);
    expect(texts[0]).toBe('Ya acertaste 37 de 85 reglas.');
  });

  test('after the first day, counts the rules of today separately from those of all days', () => {
    const { id, forms } = road.forms.rules.at(-1)!;
    const given = { rule: id, form: forms[0]!, right: true, day: TODAY - 1 };
    const memory = new Map([[id, rowAfterAnswer(undefined, given)]]);
    const { texts } = view(played({ ...withExam(12), memory, days: [TODAY - 1] }, 99, () => true));
    const [today, all] = texts.map((words) => Number(/\d+/.exec(words)![0]));
    expect(texts[0]).toMatch(/^Hoy acertaste /);
    expect(all).toBe(today! + 1);
  });

  test('leads to the documents on the eve of the exam, once the session is over', () => {
    const done = played(withExam(12), 99, (at) => at > 2);
    const eve = view({ ...done, plan: { ...plan, examDay: TODAY + 1, examAt: 1 } });
    expect(eve).toMatchObject({ sign: 'Mañana', title: 'Mañana es tu examen', isQuiet: false });
    expect(eve.button).toEqual({ label: 'Ver qué papeles llevo', route: '/tramites/' });
    expect(eve.others.map(({ route }) => route)).toEqual(['/plan/#fallos']);
  });

  test('on the eve of the exam, shows the number of right rules before the rows', () => {
    const begun = played(withExam(12), 99, (at) => at > 2);
    const eve = { ...begun, plan: { ...plan, examDay: TODAY + 2, examAt: 1 } };
    expect(view(eve, TODAY + 1).lead).toBe('Ya acertaste 37 de 85 reglas.');
    expect(view(withExam(1)).lead).toBeUndefined();
  });

  test('lists the rules that were hard in the exam first', () => {
    const begun = played(withExam(12), 99, (at) => at > 2);
    const { examDay: _, ...left } = begun.plan!;
    const after = { ...begun, plan: { ...left, hard: { day: TODAY + 1, stops: ['p-7', 'p-3'] } } };
    const { rows, title } = view(after, TODAY + 1);
    expect(title).toBe('Hoy: lo que marcaste');
    expect(rows[0]).toMatchObject({ where: 'Primero lo que marcaste' });
  });

  test('counts firm rules once every rule was answered right', () => {
    const rows = road.forms.rules.map(({ id, forms }, at): [string, RuleRow] => {
      const given = { rule: id, form: forms[0]!, right: true, day: TODAY - 1 };
      const once = rowAfterAnswer(undefined, given);
      return [
        id,
        at < 5 ? rowAfterAnswer(once, { ...given, form: forms.at(-1)!, day: TODAY }) : once,
      ];
    });
    const done = played(
      { ...withExam(1), memory: new Map(rows), days: [TODAY - 1] },
      0,
      () => true,
    );
    const count = road.forms.rules.length;
    expect(view(done).lead).toBe(`Ya las acertaste todas: 5 de ${count} están firmes.`);
  });

  test('says only once that a session is longer than the one before', () => {
    const usual = { ...withExam(10), plan: { ...withExam(10).plan!, minutesAt: 0 } };
    const first = played(usual, 99, () => true);
    const longer = /desde hoy, 20 minutos/;
    expect(view(first, TODAY + 1).texts.join()).toMatch(longer);
    expect(view(usual, TODAY + 1).texts.join()).not.toMatch(longer);
    const next = plannedSession(first, material, TODAY + 1, { minutes: 20 })!;
    const second = { ...first, session: { ...next, results: next.items.map(() => true) } };
    expect(view(second, TODAY + 2).texts.join()).not.toMatch(longer);
    const later = { ...first, plan: { ...usual.plan, examDay: TODAY + 30 } };
    const short = { ...later, session: { ...first.session!, minutes: 5 as const } };
    expect(view(short, TODAY + 1).texts).toEqual([]);
  });

  test('offers all misses of the day before, but none that were recovered', () => {
    // The pace is fifteen seconds per answer, however fast the answers below are.
    const slow = {
      ...withExam(4),
      counts: { ...EMPTY_LEARNING.counts, pace: [1e4, 15e4] },
    } as const;
    const missed = played(slow, 99, (at) => at > 19);
    const { rows, aside } = view(missed, TODAY + 1);
    expect(rows[0]).toMatchObject({ count: 5, what: 'de tus 20 fallos' });
    expect(aside?.link.label).toMatch(/^recupera los 20 /);
    const only = missesOf(missed, road.forms).map(({ forms }) => forms[0]!.id);
    const start = { minutes: 10, of: REVIEW_SESSION, only, most: only.length } as const;
    const review = plannedSession(missed, material, TODAY, start)!;
    const repaired = answered(
      withSession(missed, review, undefined, noon(TODAY)),
      review,
      20,
      () => true,
    );
    expect(view(repaired, TODAY + 1).aside).toBeUndefined();
    // The recovered rules are asked again, but are not listed as misses.
    expect(view(repaired, TODAY + 1).rows.map(({ what }) => what)).not.toContain('fallos');
  });

  test('offers driving practice to a learner who has passed', () => {
    const passed = { ...EMPTY_LEARNING, plan: { ...plan, passedAt: 1 } };
    expect(view(passed).button.route).toBe('/practica/');
  });

  test('names three stops at most', () => {
    expect(
      [[], [1], [1, 2], [1, 2, 5], [1, 2, 5, 7]].map((stops) => stopNamesText(stops, String)),
    ).toEqual(['', '1', '1 y 2', '1, 2 y 5', 'De 1 a 7']);
  });
});
