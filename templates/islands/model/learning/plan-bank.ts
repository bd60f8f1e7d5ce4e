/** The bank as the plan's engine and its screens see it. */
import type {
  ExamBlueprint,
  FullQuestion,
  PassMark,
  PracticeLinks,
  QuizQuestion,
  RetosLink,
} from '../quiz-data.ts';
import type { DrillItem, PlanFile } from './plan-data.ts';
import type { PlanBank, PlanQuestion } from './types.ts';

/** The revision of drills: drillLog() of store/drill-log.ts writes the same one. */
export const DRILL_REVISION = 1;
const DRILL_TOPIC = 'senales';

export type Material = {
  bank: PlanBank;
  file: PlanFile;
  /** What the screen shows of a question or a drill. A session loads the drills: see use-drills.ts. */
  byId: ReadonlyMap<string, QuizQuestion>;
  /** The test of each question. */
  tests: ReadonlyMap<string, string>;
  /** The harder questions, for topics that are firm. */
  retos: readonly RetosLink[];
  /** The steps of the session's pair, which are asked in sessions only. */
  pairs?: readonly PlanQuestion[];
};

export function materialOf(
  questions: readonly FullQuestion[],
  file: PlanFile,
  { exam, passMark, links }: { exam: ExamBlueprint; passMark: PassMark; links: PracticeLinks },
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
    ([id, twins]): PlanQuestion => ({
      id,
      revision: DRILL_REVISION,
      topic: DRILL_TOPIC,
      isDrill: true,
      twins,
    }),
  );
  return {
    bank: {
      questions: [...asked, ...drills],
      exam,
      pass: Math.ceil((exam.questions * passMark.percent) / 100),
    },
    file,
    tests: new Map(questions.map(({ id, test }) => [id, test])),
    retos: links.retos ?? [],
    byId: new Map(questions.map((question) => [question.id, question])),
  };
}

/** The material with what the screen shows of the sign drill. */
export const withSigns = (material: Material, items: readonly DrillItem[]): Material => ({
  ...material,
  byId: new Map([
    ...material.byId,
    ...items.map((item) => [item.id, drillQuestion(item)] as const),
  ]),
});

/** The right option is the first: a session shuffles the options. */
const drillQuestion = (drill: DrillItem): QuizQuestion => ({
  ...drill,
  revision: DRILL_REVISION,
  answer: 0,
  topic: DRILL_TOPIC,
  ordered: false,
  sources: [],
});
