/** What the pages for teachers hand to their script. */
import type { ExamBlueprint, PracticeData } from '../model/quiz-data.ts';

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
