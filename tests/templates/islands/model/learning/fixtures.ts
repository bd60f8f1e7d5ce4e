/** A small bank, and random learning for property tests. */
import fc from 'fast-check';
import {
  type RuleRecord,
  rulesAndFormsOf,
  withAnswers,
} from '../../../../../templates/islands/model/learning/forms.ts';
import {
  type Material,
  materialOf,
  withLoadedItems,
} from '../../../../../templates/islands/model/learning/plan-material.ts';
import {
  EMPTY_LEARNING,
  type Learning,
  type PlanSettings,
} from '../../../../../templates/islands/model/learning/types.ts';
import type { FullQuestion } from '../../../../../templates/islands/model/quiz-data.ts';

const TOPICS = ['senales', 'reglas', 'conduccion-segura', 'vehiculo'] as const;
export const TODAY = 20_780;
/** Noon of a day in local time. */
export const noon = (day: number): number => {
  const date = new Date(day * 86_400_000);
  return new Date(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate(), 12).getTime();
};

const section = { title: 'Señales', href: '/manual/senales-transito/' };
const weights = TOPICS.map((topic, i) => ({ topic, percent: 40 - 10 * i }));

const questionsOf = (size: number): FullQuestion[] =>
  Array.from({ length: size }, (_, i) => ({
    id: `p-${i}`,
    revision: 1,
    topic: TOPICS[[0, 1, 0, 2, 1, 0, 3, 1, 0, 2][i % 10]!]!,
    answer: 1,
    stem: '¿?',
    options: ['a', 'b', 'c', 'd'],
    ordered: false,
    explanation: 'Porque sí.',
    errors: [],
    sources: [],
    section,
    test: String(1 + (i % 2)),
  }));

/** Rules for `size` questions and for drills of `signs` signs. The first 40 questions share rules in pairs. */
export const fileRules = (size: number, signs: number): RuleRecord[] => [
  ...Array.from({ length: size }, (_, i): RuleRecord[] => {
    if (i >= 40) return [[`c-${i}`, 1, [`p-${i}`], []]];
    return i % 2 === 0 ? [[`c-${i}`, 0, [`p-${i}`, `p-${i + 1}`], [[`r-${i}`, 1, 2]]]] : [];
  }).flat(),
  ...Array.from({ length: signs }, (_, i): RuleRecord => [`signo-${i}`, 0, [`signo-${i}`], []]),
];

export function planMaterial(size = 100, signs = 0): Material {
  const material = materialOf(
    questionsOf(size),
    {
      sections: [section],
      taughtIn: {},
      names: {},
      stops: [],
      places: [],
      examPicture: '',
      rules: fileRules(size, signs),
    },
    {
      exam: { questions: 40, weights },
      passMark: { percent: 70, wording: '' },
      links: {} as Parameters<typeof materialOf>[2]['links'],
    },
  );
  return withLoadedItems(material, {
    forms: [],
    signs: Array.from({ length: signs }, (_, i) => ({
      id: `signo-${i}`,
      stem: '¿Qué significa?',
      options: ['a', 'b', 'c', 'd'],
      explanation: 'Porque sí.',
      errors: [null, 'No.', 'No.', 'No.'],
      section,
    })),
  });
}

export const planForms = (size = 100, signs = 0) =>
  rulesAndFormsOf(fileRules(size, signs), questionsOf(size));

export type Ask = readonly [form: string, day: number, right: boolean];

/** The learning after these answers, given in order. */
export const learningAfter = (
  { byId }: Material['forms'],
  asks: readonly Ask[],
  base = EMPTY_LEARNING,
): Learning =>
  asks.reduce(
    (learning, [id, day, right]) => withAnswers(learning, [{ form: byId.get(id)!, day, right }]),
    base,
  );

/** Random learning: the result of random answers in the last 60 days. */
export const anyLearning = (forms: Material['forms']): fc.Arbitrary<Learning> =>
  fc
    .tuple(
      fc.array(
        fc.tuple(
          fc.constantFrom(...forms.byId.keys()),
          fc.integer({ min: TODAY - 60, max: TODAY }),
          fc.boolean(),
        ),
        { maxLength: 250 },
      ),
      fc.option(anyPlan, { nil: undefined }),
    )
    .map(([asks, plan]) => {
      const sorted = [...asks].sort((a, b) => a[1] - b[1]);
      return learningAfter(forms, sorted, { ...EMPTY_LEARNING, ...(plan ? { plan } : {}) });
    });

/** One of ten minutes, so that many choices fall into the same minute. */
const anyMinute = fc
  .integer({ min: 0, max: 9 })
  .map((ago) => Math.floor(noon(TODAY) / 60_000) - ago);

/** Random settings of a plan. Each field has few values, so that two settings often differ in one field. */
const anyPlan: fc.Arbitrary<PlanSettings> = fc
  .record({
    exam: fc.option(fc.tuple(fc.integer({ min: TODAY - 1, max: TODAY + 30 }), anyMinute)),
    minutes: fc.constantFrom(5, 10, 20),
    minutesAt: fc.oneof(fc.constant(0), anyMinute),
    startDay: fc.integer({ min: TODAY - 60, max: TODAY }),
    passed: fc.option(anyMinute),
  })
  .map(({ exam, passed, ...plan }) => ({
    ...(plan as PlanSettings),
    ...(exam ? { examDay: exam[0], examAt: exam[1] } : {}),
    ...(passed === null ? {} : { passedAt: passed * 60_000 }),
  }));
