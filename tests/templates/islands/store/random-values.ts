/** Random values of everything that is stored, with few values in each field: two of them often differ in one field. */
import fc from 'fast-check';
import type { Answer, Attempt, LoggedAnswer } from '../../../../templates/islands/model/attempt.ts';
import { dayNumber } from '../../../../templates/islands/model/days.ts';
import type { RuleRow } from '../../../../templates/islands/model/learning/rule.ts';
import type {
  AnswerCounts,
  CarPosition,
  CountedAnswers,
  Learning,
  PlanSession,
  PlanSettings,
  SessionItem,
} from '../../../../templates/islands/model/learning/types.ts';
import {
  keyOfAttempt,
  type PracticeSettings,
  type Progress,
  type RunningAttempt,
} from '../../../../templates/islands/model/progress.ts';
import type { UndoState } from '../../../../templates/islands/store/link-changes.ts';
import type { Outing } from '../../../../templates/islands/store/outings.ts';
import { packLearning } from '../../../../templates/islands/store/plan.ts';

/** Noon, 22 November 2026. */
export const NOW = new Date(2026, 10, 22, 12).getTime();
const TODAY = dayNumber(NOW);
const NOW_MINUTE = NOW / 60_000;

type Model<T> = { [K in keyof T]-?: fc.Arbitrary<Exclude<T[K], undefined>> };
/** The optional fields of a type. */
type Parts<T> = { [K in keyof T as Record<never, never> extends Pick<T, K> ? K : never]-?: true };

/** @param model one line for each field: a field of the type without one does not compile */
const any = <T>(model: Model<T>, optional: Parts<T>): fc.Arbitrary<T> => {
  const names = Object.keys(model) as (keyof T)[];
  const requiredKeys = names.filter((name) => !(name in optional));
  return fc.record<T>(model as never, { requiredKeys } as never) as fc.Arbitrary<T>;
};

const id = fc.constantFrom('p-1', 'p-2', 'p-3');
const choice = fc.constantFrom<0 | 1 | 2 | 3>(0, 1, 2, 3);
const small = fc.nat(3);
const day = fc.constantFrom(TODAY - 9, TODAY - 1, TODAY, TODAY + 1, TODAY + 40);
const minute = fc.constantFrom(0, NOW_MINUTE - 9, NOW_MINUTE - 1, NOW_MINUTE + 90_000);
const time = minute.map((at) => at * 60_000);
const some = <T>(one: fc.Arbitrary<T>) => fc.array(one, { maxLength: 3 });
const distinct = <T>(one: fc.Arbitrary<T>, selector: (value: T) => unknown = (value) => value) =>
  fc.uniqueArray(one, { maxLength: 3, selector });

const attempt = any<Attempt>(
  {
    id: fc.constantFrom('a', 'b', 'c'),
    kind: fc.constantFrom('test', 'simulacro', 'reto'),
    ref: fc.constantFrom('1', '2'),
    bankRevision: fc.constantFrom('x', 'y'),
    seed: small,
    startedAt: time,
    endedAt: time,
    order: fc.constant(['p-1', 'p-2', 'p-3'].map((name) => ({ id: name, revision: 1 }))),
    answers: distinct(
      fc.tuple(
        id,
        any<Answer>(
          { choice, revealed: fc.boolean(), guessed: fc.constant(true) },
          { guessed: true },
        ),
      ),
      ([name]) => name,
    ).map((answers) => new Map(answers)),
    flagged: distinct(id),
    position: fc.nat(2),
    explain: fc.boolean(),
    sealed: fc.constantFrom(1, 2),
    limitMinutes: fc.constantFrom(40, 60),
    usedMs: small,
  },
  { endedAt: true, explain: true, sealed: true, limitMinutes: true },
);
const running = any<RunningAttempt>(
  {
    attempt: attempt.map(({ endedAt: _, ...open }) => open),
    tab: fc.constantFrom('t', 'u'),
    claimedAt: time,
  },
  {},
);
const settings = any<PracticeSettings>(
  { shuffle: fc.boolean(), keys: fc.boolean(), tap: fc.boolean() },
  {},
);
const logged: fc.Arbitrary<LoggedAnswer> = fc.tuple(
  minute,
  id,
  small,
  fc.integer({ min: -1, max: 8 }),
);

const row = any<RuleRow>(
  {
    id,
    lastDay: day,
    daysRight: fc.constantFrom(0, 1, 9),
    missedSince: fc.constantFrom(0, TODAY - 9),
    wasRight: fc.constant(true),
    seen: fc.constantFrom('', 'Aa', 'Bb', 'AaBb', 'BbAa', 'AaCcBb'),
  },
  {},
);
const tally = fc
  .tuple(fc.constantFrom(3, 4), small)
  .map(([asked, right]) => [asked, right] as const);
const counts = any<AnswerCounts>(
  {
    topics: fc.dictionary(fc.constantFrom('senales', 'reglas'), tally),
    others: tally,
    pace: tally,
  },
  {},
);
const counted = any<CountedAnswers>({ day, answers: distinct(small) }, {});
/** The exam day and the time when it was chosen are either both present or both absent. */
const plan = any<PlanSettings>(
  {
    examDay: day,
    examAt: minute,
    minutes: fc.constantFrom(5, 10, 20),
    minutesAt: minute,
    startDay: day,
    passedAt: time,
    hard: any<NonNullable<PlanSettings['hard']>>(
      { day, stops: fc.array(id, { maxLength: 2 }) },
      {},
    ),
  },
  { examDay: true, examAt: true, passedAt: true, hard: true },
).map(({ examDay, examAt, ...rest }) =>
  examDay === undefined || examAt === undefined ? rest : { ...rest, examDay, examAt },
);
const item = any<SessionItem>(
  { id, isNew: fc.boolean(), wasUnlearned: fc.constant(true), wasMissed: fc.constant(true) },
  { wasUnlearned: true, wasMissed: true },
);
const session = any<PlanSession>(
  {
    id: fc.constantFrom('s', 't'),
    day,
    minutes: fc.constantFrom(5, 10, 20),
    spent: small,
    items: fc.array(item, { minLength: 3, maxLength: 4 }),
    results: some(fc.boolean()),
    picks: some(fc.option(choice)),
    of: id,
    isAfter: fc.constant(true),
  },
  { picks: true, of: true, isAfter: true },
);
export const anyStoredLearning = any<Learning>(
  {
    memory: distinct(row, (each) => each.id).map(
      (rows) => new Map(rows.map((each) => [each.id, each])),
    ),
    counts,
    days: distinct(day),
    counted,
    plan,
    car: any<CarPosition>({ stop: id, lap: fc.constantFrom(1, 2) }, {}),
    session,
  },
  { plan: true, car: true, session: true },
);
export const anyProgress = any<Progress>(
  {
    settings,
    running: distinct(running, (each) => keyOfAttempt(each.attempt)),
    finished: distinct(attempt, (each) => each.id),
    log: distinct(logged, (each) => JSON.stringify(each)),
    learning: anyStoredLearning.map(packLearning),
  },
  { learning: true },
);
export const anyOutings = some(
  any<Outing>(
    {
      day: fc.constantFrom('2026-01-15', '2026-02-01'),
      minutes: fc.constantFrom(30, 40),
      where: fc.constantFrom('El parque', ''),
      what: fc.constantFrom('Lluvia', 'Noche'),
    },
    {},
  ),
);
export const anyTicks = distinct(fc.constantFrom('acta', 'curso', 'foto', 'sello'));
export const anyBefore = fc
  .option(
    any<UndoState>(
      {
        day,
        before: anyStoredLearning,
        after: anyStoredLearning,
        ticks: anyTicks,
      },
      {},
    ),
  )
  .map((before): UndoState[] => (before ? [before] : []));
