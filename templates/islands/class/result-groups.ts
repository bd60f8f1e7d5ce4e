/** Groups the results that pupils sent by test or exam: one row per pupil, and the choices for each question. */

import { nameKey } from '../model/fold-text.ts';
import type { BankQuestion } from '../model/quiz-data.ts';
import {
  EXAM_TEST_NUMBER,
  type SharedAnswer,
  shortId,
  shortRevision,
} from '../model/result-code.ts';
import type { ClassData } from './class-data.ts';
import type { SentResult } from './result-list.ts';

/** A question of a group. @property now the question in this copy of the site; absent if it is not there */
type GroupQuestion = { short: number; now?: BankQuestion };

/**
 * `nth`: in a class exam, the number of the try on the pupil's device, from 1; otherwise 0. `answers`: by the short ids
 * of the questions.
 */
export type PupilTry = ReturnType<typeof tryOf>;

/**
 * `names`: all spellings, the one with the most accents first. `tries`: class exams before practice, then by day.
 * `count`: the number of tries, including those that were not sent. `isAmbiguous`: another row has the same name; both
 * may be the same pupil on two devices.
 */
export type Pupil = ReturnType<typeof pupilsOf>[number];

export type ResultGroup = ReturnType<typeof groupResults>[number];

/** Answers to one question in each pupil's first try. */
export type QuestionTally = ReturnType<typeof questionTallies>[number];

/** @param questions the bank of this copy of the site, in the order of the bank */
export function groupResults(
  sent: readonly SentResult[],
  questions: readonly BankQuestion[],
  { tests }: Pick<ClassData, 'tests'>,
) {
  const places = new Map(questions.map((question, at) => [shortId(question.id), { question, at }]));
  const together = new Map<string, SentResult[]>();
  for (const each of sent) {
    const { test, seed } = each.shared;
    const own = tests.find(({ id }) => Number(id) === test);
    const title =
      test === EXAM_TEST_NUMBER ? `Simulacro ${seed}` : `Test ${test}: ${own?.title ?? ''}`;
    together.set(title, [...(together.get(title) ?? []), each]);
  }
  return [...together].map(([title, all]) => {
    const shorts = new Set(
      all.flatMap(({ shared }) => shared.answers.map((each) => each.question)),
    );
    const asked = [...shorts]
      .sort((a, b) => (places.get(a)?.at ?? Infinity) - (places.get(b)?.at ?? Infinity))
      .map((short): GroupQuestion => {
        const now = places.get(short)?.question;
        return now === undefined ? { short } : { short, now };
      });
    return {
      title,
      questions: asked,
      pupils: pupilsOf(all, new Map(asked.map((each) => [each.short, each]))),
    };
  });
}

function pupilsOf(sent: readonly SentResult[], asked: ReadonlyMap<number, GroupQuestion>) {
  const people = new Map<string, SentResult[]>();
  for (const each of sent) {
    // Each link without a name gets a row of its own, because it may be from anybody.
    const person = each.name === '' ? `\u0000${each.line} ${people.size}` : nameKey(each.name);
    people.set(person, [...(people.get(person) ?? []), each]);
  }
  return [...people.values()].flatMap((all) => {
    const rows = rowsOf(all);
    return rows.map((row) => {
      const tries = row
        .map((each) => tryOf(each, asked))
        .sort(
          (a, b) =>
            Number(b.nth > 0) - Number(a.nth > 0) ||
            a.day - b.day ||
            a.nth - b.nth ||
            a.line - b.line,
        );
      return {
        names: namesOf(row),
        tries,
        first: tries[0]!,
        best: tries.reduce((best, each) => (share(each) > share(best) ? each : best)),
        count: Math.max(tries.length, ...tries.map(({ nth }) => nth)),
        isAmbiguous: rows.length > 1,
      };
    });
  });
}

/**
 * Splits the results of one name into rows. Two first tries come from two pupils or from two devices, so each gets a
 * row. The first row also has the other results of that name.
 */
function rowsOf(sent: readonly SentResult[]): SentResult[][] {
  const [, ...more] = sent.filter(({ shared }) => shared.nth === 1);
  return [sent.filter((each) => !more.includes(each)), ...more.map((each) => [each])];
}

/** The spellings of a name. The one with the most accents comes first, because people in a hurry omit accents. */
function namesOf(sent: readonly SentResult[]): string[] {
  const accents = (name: string) => name.normalize('NFD').match(/\p{M}/gu)?.length ?? 0;
  return [...new Set(sent.map(({ name }) => name))].sort((a, b) => accents(b) - accents(a));
}

const share = ({ score, answers }: PupilTry): number => score / Math.max(1, answers.size);

function tryOf({ line, shared }: SentResult, asked: ReadonlyMap<number, GroupQuestion>) {
  const answers = new Map(shared.answers.map((answer) => [answer.question, answer]));
  const score = shared.answers.filter((answer) =>
    isAnswerRight(asked.get(answer.question)!, answer),
  ).length;
  return { line, day: shared.day, explain: shared.explain, nth: shared.nth ?? 0, answers, score };
}

export const isCurrentRevision = ({ now }: GroupQuestion, { revision }: SharedAnswer): boolean =>
  now !== undefined && shortRevision(now.revision) === revision;

/** True for a right answer. If the question has changed since, the option that was right at that time counts. */
export const isAnswerRight = (asked: GroupQuestion, answer: SharedAnswer): boolean =>
  answer.choice === (isCurrentRevision(asked, answer) ? asked.now!.answer : answer.key);

export function topicScore(
  { questions }: ResultGroup,
  { answers }: PupilTry,
  topic: BankQuestion['topic'],
): { right: number; total: number } {
  const own = questions.flatMap((asked) => {
    const answer = asked.now?.topic === topic ? answers.get(asked.short) : undefined;
    return answer === undefined ? [] : [isAnswerRight(asked, answer)];
  });
  return { right: own.filter(Boolean).length, total: own.length };
}

export function questionTallies({ questions, pupils }: ResultGroup) {
  return questions.map((asked) => {
    const given = pupils.flatMap(({ first }) => first.answers.get(asked.short) ?? []);
    const today = given.filter((answer) => isCurrentRevision(asked, answer));
    const wrong = (asked.now?.options ?? [])
      .map((option, place) => ({
        option,
        count:
          place === asked.now!.answer ? 0 : today.filter(({ choice }) => choice === place).length,
      }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count);
    return {
      asked,
      right: given.filter((answer) => isAnswerRight(asked, answer)).length,
      total: given.length,
      wrong,
      blank: given.filter(({ choice }) => choice === undefined).length,
      /**
       * Number of answers to an older wording or a removed question, graded by the option that was right at that time.
       */
      old: given.length - today.length,
    };
  });
}
