/** The bank as the plan's engine and its screens see it. */
import type { ExamBlueprint, PassMark, QuizQuestion } from '../quiz/quiz-data.ts';
import type { FullQuestion } from '../quiz/use-bank.ts';
import type { DrillItem, PlanFile } from './plan-data.ts';
import type { Learning, PlanBank, PlanQuestion } from './types.ts';

/** The revision of drills: drillLog() of store.ts writes the same one. */
const DRILL_REVISION = 1;
const DRILL_TOPIC = 'senales';

export type Material = {
  bank: PlanBank;
  file: PlanFile;
  /** What the screen shows of a question or a drill. */
  byId: ReadonlyMap<string, QuizQuestion>;
};

export function materialOf(
  questions: readonly FullQuestion[],
  file: PlanFile,
  { exam, passMark }: { exam: ExamBlueprint; passMark: PassMark },
): Material {
  const asked = questions.map(({ id, revision, topic, answer, twins }): PlanQuestion => {
    const group = file.taughtIn[id];
    return {
      id,
      revision,
      topic,
      answer,
      ...(twins ? { twins } : {}),
      ...(group === undefined ? {} : { group: String(group) }),
    };
  });
  const drills = file.drills.map(
    ({ id }): PlanQuestion => ({
      id,
      revision: DRILL_REVISION,
      topic: DRILL_TOPIC,
      isDrill: true,
    }),
  );
  return {
    bank: {
      questions: [...asked, ...drills],
      exam,
      pass: Math.ceil((exam.questions * passMark.percent) / 100),
    },
    file,
    byId: new Map(
      [...questions, ...file.drills.map(drillQuestion)].map((question) => [question.id, question]),
    ),
  };
}

/** The right option is the first: a session shuffles the options. */
const drillQuestion = (drill: DrillItem): QuizQuestion => ({
  ...drill,
  revision: DRILL_REVISION,
  answer: 0,
  topic: DRILL_TOPIC,
  ordered: false,
  sources: [],
});

/** Pairs for a session: first questions of one section that were both missed last, then those of the build. */
export function pairsOf(
  { memory }: Learning,
  { bank, file }: Material,
): (readonly [string, string])[] {
  const missed = new Map<string, string[]>();
  for (const { id, group } of bank.questions) {
    if (group === undefined || memory.get(id)?.lastRight !== false) continue;
    missed.set(group, [...(missed.get(group) ?? []), id]);
  }
  const own = [...missed.values()].flatMap(([one, other]) =>
    one !== undefined && other !== undefined ? [[one, other] as const] : [],
  );
  return [...own, ...file.pairs];
}
