/** What the page for teachers hands to its script, and what is chosen on it. */

import { drawExam } from '../model/draw.ts';
import type { BankQuestion, ExamBlueprint, PracticeData } from '../model/quiz-data.ts';

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

const FIRST_EXAM = 1000;
const EXAMS = 9000;

export const newExamNumber = (): number => FIRST_EXAM + Math.floor(Math.random() * EXAMS);

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

/** A picture that is larger above its question than beside it, on a screen and on paper. */
export const isWide = ({ width, height }: { width: number; height: number }): boolean =>
  width > 1.9 * height;

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

/** The questions of a test or an exam, in the order of its version A. */
export const askedIn = (
  chosen: Chosen,
  questions: readonly BankQuestion[],
  { exam }: ClassData,
): readonly BankQuestion[] =>
  'test' in chosen
    ? questions.filter(({ test }) => test === chosen.test.id)
    : exam === undefined
      ? []
      : drawExam(questions, exam, chosen.exam);
