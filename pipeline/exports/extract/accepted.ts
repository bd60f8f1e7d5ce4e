/** What was reviewed → when the words or the picture of each question and sign were last accepted: learners' notes go by it. */
import type { Question } from '../../../schemas/test.ts';
import type { Site } from '../../link/site.ts';
import type { Reviewed } from '../../load/reviewed.ts';
import { partsOf } from '../../review/coming.ts';

/** By the ids of questions, and of signs below `senal/`: seconds. What was accepted before the program noted it is not there. */
export type AcceptedTimes = Readonly<Record<string, number>>;

/** @param day of the pages: from its day on, what was accepted for a coming day is what is read */
export function acceptedTimes(
  { entries }: Site,
  reviewed: Reviewed | undefined,
  day: string,
): AcceptedTimes {
  const timesOf = (unit: string): number[] => {
    const { text = '', accepted } = reviewed?.units.get(unit) ?? {};
    const begun = partsOf(text).flatMap(({ from }) => (from !== '' && from <= day ? [from] : []));
    return [
      ...begun.map((from) => secondsOf(from)),
      ...(accepted === undefined ? [] : [secondsOf(accepted.day) + accepted.times]),
    ];
  };
  const signs = entries.signs.flatMap(({ id: family, data: { items } }) =>
    items.map(({ id }) => [id, `signs/${family}/${id}`] as const),
  );
  const unitOfSign = new Map(signs);
  const pictureOf = ({ sign = '', scene }: Question) =>
    scene === undefined ? (unitOfSign.get(sign) ?? '') : `scenes/${scene}`;
  const notes: [string, number[]][] = [
    ...entries.tests.flatMap(({ id: test, data: { questions } }) =>
      questions.map((question): [string, number[]] => [
        question.id,
        [...timesOf(`tests/${test}/${question.id}`), ...timesOf(pictureOf(question))],
      ]),
    ),
    ...signs.map(([id, unit]): [string, number[]] => [`senal/${id}`, timesOf(unit)]),
  ];
  return Object.fromEntries(
    notes.flatMap(([id, times]) => (times.length === 0 ? [] : [[id, Math.max(...times)]])),
  );
}

/** Noon in Puerto Rico. */
const secondsOf = (day: string) => Date.parse(`${day}T16:00:00Z`) / 1000;
