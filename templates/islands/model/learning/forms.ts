/** Builds the forms of each rule from the build's data, and adds answers to the memory. Pure. */
import { DRILL_REVISION, DRILL_RIGHT_CHOICE } from '../progress.ts';
import type { LearningRule, RuleForm } from './choose-session.ts';
import { countsAfterAnswer } from './readiness.ts';
import { isMissedRule, type RuleRow, rowAfterAnswer, withFormMark } from './rule.ts';
import { type Day, type FormKind, LEARNING_LIMITS, type Learning } from './types.ts';

/**
 * `asked`: the forms that sessions ask, the question of a test first. `fed`: second forms, harder questions and clips,
 * whose answers count too, each with its revision and right option. A clip is right or wrong, like a drill.
 */
export type RuleRecord = [
  id: string,
  rank: number,
  asked: string[],
  fed: [id: string, revision: number, answer: number][],
];

type TestForm = { id: string; revision: number; answer: number; topic: string };
export type FormWithAnswer = RuleForm & {
  /** The right option; `DRILL_RIGHT_CHOICE` for a drill. */
  answer: number;
  kind: FormKind;
};
export type RulesAndForms = {
  /** Rules with the forms that sessions ask, in the order of the road. */
  rules: LearningRule[];
  byId: ReadonlyMap<string, FormWithAnswer>;
};

/** The topic of rules that no test asks about, such as signs and hazards. */
export const DRILL_TOPIC = 'senales';

export function rulesAndFormsOf(
  file: readonly RuleRecord[],
  tests: readonly TestForm[],
): RulesAndForms {
  const questions = new Map(tests.map((question) => [question.id, question]));
  const drill = { revision: DRILL_REVISION, answer: DRILL_RIGHT_CHOICE, topic: DRILL_TOPIC };
  const byId = new Map<string, FormWithAnswer>();
  const rules = file.map(([rule, rank, asked, fed]): LearningRule => {
    const topic = questions.get(asked[0] ?? '')?.topic ?? DRILL_TOPIC;
    const others = fed.map(([id, revision, answer]): FormWithAnswer => {
      const kind = asked.includes(id) ? 'second' : 'other';
      return withFormMark({ id, revision, answer, rule, topic, kind });
    });
    for (const form of others) byId.set(form.id, form);
    const forms = asked.map((id): FormWithAnswer => {
      const question = questions.get(id);
      if (question) return withFormMark({ ...question, rule, kind: 'test' });
      return byId.get(id) ?? withFormMark({ ...drill, id, rule, kind: 'other' });
    });
    for (const form of forms) byId.set(form.id, form);
    return { id: rule, rank, forms, isTested: forms[0]?.kind === 'test' };
  });
  return { rules: rules.filter(({ forms }) => forms.length > 0), byId };
}

/** `sure` is false if the learner said that the answer was a guess. */
export type FormAnswer = {
  form: RuleForm & { kind: FormKind };
  right: boolean;
  sure?: boolean;
  day: Day;
};

/**
 * Adds answers to the memory, the counts and the days, in order.
 * @param isNew returns true if an answer counts, given the row of its rule before the answer
 */
export function withAnswers(
  learning: Learning,
  answers: readonly FormAnswer[],
  isNew: (row: RuleRow | undefined, answer: FormAnswer) => boolean = () => true,
): Learning {
  const memory = new Map(learning.memory);
  const days = new Set(learning.days);
  let { counts } = learning;
  for (const answer of answers) {
    const { form, right, sure = true, day } = answer;
    const { rule } = form;
    const row = memory.get(rule);
    if (!isNew(row, answer)) continue;
    memory.set(rule, rowAfterAnswer(row, { rule, form, right, sure, day }));
    counts = countsAfterAnswer(counts, row, answer);
    days.add(day);
  }
  const sorted = [...days].sort((one, other) => one - other).slice(-LEARNING_LIMITS.days);
  return { ...learning, memory, counts, days: sorted };
}

/** Rules that were missed and not answered correctly since. */
export const missesOf = (
  { memory }: Pick<Learning, 'memory'>,
  { rules }: Pick<RulesAndForms, 'rules'>,
): LearningRule[] => rules.filter(({ id }) => isMissedRule(memory.get(id)));
