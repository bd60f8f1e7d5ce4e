/** The bank as the plan's functions and screens need it. */
import { DRILL_REVISION } from '../progress.ts';
import type {
  ExamBlueprint,
  FullQuestion,
  PassMark,
  PracticeLinks,
  QuizQuestion,
  QuizText,
} from '../quiz-data.ts';
import type { CourseContent } from './agenda.ts';
import type { LearningRule } from './choose-session.ts';
import type { StopNameLookup } from './day-rows.ts';
import { DRILL_TOPIC, rulesAndFormsOf } from './forms.ts';
import type { DrillItem, PlanFile } from './plan-data.ts';

export type Material = ReturnType<typeof materialOf>;

export function materialOf(
  questions: readonly FullQuestion[],
  file: PlanFile,
  { exam, passMark, links }: { exam: ExamBlueprint; passMark: PassMark; links: PracticeLinks },
) {
  return {
    bank: { exam, pass: Math.ceil((exam.questions * passMark.percent) / 100) },
    file,
    forms: rulesAndFormsOf(file.rules, questions),
    tests: new Map(questions.map(({ id, test }) => [id, test])),
    retos: links.retos ?? [],
    /** Questions for the screen. The sign drill and the second forms are added when a session begins. */
    byId: new Map<string, QuizQuestion>(questions.map((question) => [question.id, question])),
  };
}

/** The part of the material from which sessions are chosen. */
export const courseContentOf = ({
  forms,
  bank,
  file,
}: Pick<Material, 'forms' | 'bank' | 'file'>): CourseContent => ({
  forms,
  weights: bank.exam.weights,
  stops: file.stops,
});

/** The name of a rule in lists, or its question where several rules share a name. */
export const ruleName = (
  { file, byId }: Pick<Material, 'file' | 'byId'>,
  { id }: Pick<LearningRule, 'id'>,
): QuizText | undefined => file.names[id] ?? byId.get(id)?.stem;

export const stopNameLookup =
  ({ file }: Material): StopNameLookup =>
  (stop) =>
    file.places[stop]?.place ?? '';

/** The material with the sign drill and the second forms added to `byId`. */
export const withLoadedItems = (
  material: Material,
  { signs, forms }: { signs: readonly DrillItem[]; forms: readonly FullQuestion[] },
): Material => ({
  ...material,
  byId: new Map([
    ...material.byId,
    ...[...signs.map(drillQuestion), ...forms].map((item) => [item.id, item] as const),
  ]),
});

/** The right option comes first; the session shuffles the options. */
const drillQuestion = (drill: DrillItem): QuizQuestion => ({
  ...drill,
  revision: DRILL_REVISION,
  answer: 0,
  topic: DRILL_TOPIC,
  ordered: false,
  sources: [],
});
