/** What the page for teachers hands to its script, and what is chosen on it. */

import { drawExam } from '../model/draw.ts';
import type {
  BankQuestion,
  BankQuestions,
  BankReasons,
  ExamBlueprint,
  PracticeData,
} from '../model/quiz-data.ts';
import { read } from '../parts/late.ts';

export type ClassTest = { id: string; title: string };

export type ClassData = {
  bank: PracticeData['bank'];
  /** Folder of the site. */
  base: string;
  tests: ClassTest[];
  /** Absent without a simulator. */
  exam?: ExamBlueprint;
  /** Notice, version and address, for paper. */
  about: string;
};

/** A test or an exam: «test-3», «simulacro-4821». */
export type Chosen = { test: ClassTest } | { exam: number };

/** @returns what a form asks for; undefined if its number is none of an exam */
export function chosenIn(form: HTMLFormElement, { tests }: ClassData): Chosen | undefined {
  const fields = new FormData(form);
  const test = tests.find(({ id }) => `test-${id}` === fields.get('que'));
  if (test !== undefined) return { test };
  const number = String(fields.get('numero'));
  return /^[1-9]\d{0,5}$/.test(number) ? { exam: Number(number) } : undefined;
}

export const titleOf = (chosen: Chosen): string =>
  'test' in chosen ? `Test ${chosen.test.id}: ${chosen.test.title}` : `Simulacro ${chosen.exam}`;

export type Picture = NonNullable<BankQuestion['sign']>;

/** A picture that is larger above its question than beside it, on a screen and on paper. */
export const isWide = ({ width, height }: Picture): boolean => width > 1.9 * height;

/** The attributes of a picture. */
export const pictureOf = ({ src, alt, width, height }: Picture) => ({
  src,
  alt,
  width: String(width),
  height: String(height),
});

/** #test-3, #simulacro=4821 */
export function chooseFromAddress(form: HTMLFormElement): void {
  const [, what = '', number] =
    /^#(test-\d+|simulacro)(?:=([1-9]\d{0,5}))?$/.exec(location.hash) ?? [];
  const select = form.elements.namedItem('que');
  const field = form.elements.namedItem('numero');
  if (!(select instanceof HTMLSelectElement)) return;
  if ([...select.options].some(({ value }) => value === what)) select.value = what;
  if (number !== undefined && field instanceof HTMLInputElement) field.value = number;
}

/** Reads the questions of a test or an exam, in the order of its version A, and the reasons of the bank. */
export async function askedIn(
  chosen: Chosen,
  { bank, exam }: ClassData,
): Promise<{ asked: readonly BankQuestion[]; reasons: BankReasons['reasons'] }> {
  const [{ questions }, { reasons }] = await Promise.all([
    read<BankQuestions>(bank.questions),
    read<BankReasons>(bank.reasons),
  ]);
  if ('test' in chosen)
    return { asked: questions.filter(({ test }) => test === chosen.test.id), reasons };
  return { asked: exam === undefined ? [] : drawExam(questions, exam, chosen.exam), reasons };
}
