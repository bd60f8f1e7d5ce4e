/**
 * Finds the times when the words or the picture of each test question and sign were last accepted, for learners' Anki
 * notes.
 */
import type { Question } from '../../../schemas/test.ts';
import type { Site } from '../../link/site.ts';
import type { AcceptanceRecord, ReviewedFolder } from '../../load/reviewed.ts';
import { datedTexts } from '../../review/future-texts.ts';

/**
 * Unix times in seconds, by ids of test questions and `senal/` ids of signs. Acceptances without a recorded day have
 * no time.
 */
export type AcceptanceTimes = Readonly<Record<string, number>>;

/** @param day day of the pages: acceptances for a later day count from that day on */
export function acceptanceTimesOf(
  { entries }: Site,
  reviewed: ReviewedFolder | undefined,
  day: string,
): AcceptanceTimes {
  const changesOf = (unit: string): AcceptanceRecord[] => {
    const { text = '', accepted } = reviewed?.units.get(unit) ?? {};
    const begun = datedTexts(text).flatMap(({ from }) =>
      from !== '' && from <= day ? [from] : [],
    );
    return [
      ...begun.map((from) => ({ day: from, times: 0 })),
      ...(accepted === undefined ? [] : [accepted]),
    ];
  };
  const signs = entries.signs.flatMap(({ id: family, data: { items } }) =>
    items.map(({ id }) => [id, `signs/${family}/${id}`] as const),
  );
  const unitOfSign = new Map(signs);
  const pictureOf = ({ sign = '', scene }: Question) =>
    scene === undefined ? (unitOfSign.get(sign) ?? '') : `scenes/${scene}`;
  const notes: [string, AcceptanceRecord[]][] = [
    ...entries.tests.flatMap(({ id: test, data: { questions } }) =>
      questions.map((question): [string, AcceptanceRecord[]] => [
        question.id,
        [...changesOf(`tests/${test}/${question.id}`), ...changesOf(pictureOf(question))],
      ]),
    ),
    ...signs.map(([id, unit]): [string, AcceptanceRecord[]] => [`senal/${id}`, changesOf(unit)]),
  ];
  return Object.fromEntries(
    notes.flatMap(([id, changes]) => (changes.length === 0 ? [] : [[id, lastOf(changes)]])),
  );
}

/**
 * Noon of the newest day plus one second per acceptance on that day, so that a later acceptance has a later time.
 */
function lastOf(changes: readonly AcceptanceRecord[]): number {
  const newest = changes
    .map(({ day }) => day)
    .sort()
    .at(-1)!;
  return changes
    .filter(({ day }) => day === newest)
    .reduce((seconds, { times }) => seconds + times + 1, secondsOf(newest));
}

/** Noon in Puerto Rico. */
const secondsOf = (day: string) => Date.parse(`${day}T16:00:00Z`) / 1000;
