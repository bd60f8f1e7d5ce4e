/** The data that the page for teachers passes to its script, and the teacher's choice. */

import { drawExam } from '../model/draw-exam.ts';
import type {
  BankQuestion,
  BankQuestions,
  BankReasons,
  ExamBlueprint,
  PracticeData,
  QuestionWithoutReason,
} from '../model/quiz-data.ts';
import { loadJson } from '../parts/lazy-load.ts';
import { loadSecondForms } from '../parts/second-forms.ts';

type ClassTest = { id: string; title: string };

export type ClassData = {
  bank: PracticeData['bank'];
  base: string;
  tests: ClassTest[];
  /** Absent if the site has no simulator. */
  exam?: ExamBlueprint;
  /** The notice, the licence of the content and the site's address, for printing. */
  about: string;
};

/** The levels of a lesson: questions of the tests, their second forms, or harder questions. */
export type LessonLevel = 'basico' | 'otra' | 'reto';
/**
 * The fetched file of a lesson. A level is absent if the chapter of the lesson has no questions for it.
 * @property screen ids of the questions to project
 * @property paper ids of the questions to print
 */
export type LessonFile = Partial<
  Record<
    LessonLevel,
    { screen: string[]; paper: string[]; questions: QuestionWithoutReason[] } & Pick<
      BankReasons,
      'reasons'
    >
  >
>;

/** @property data address of a `LessonFile` */
export type ChosenLesson = { lesson: string; level: LessonLevel; data: string };

export type ClassChoice = { test: ClassTest } | { exam: number } | ChosenLesson;

/** @returns the choice in a form; undefined if the exam number is invalid */
export function readClassChoice(
  form: HTMLFormElement,
  { tests }: ClassData,
): Exclude<ClassChoice, ChosenLesson> | undefined {
  const fields = new FormData(form);
  const test = tests.find(({ id }) => `test-${id}` === fields.get('que'));
  if (test !== undefined) return { test };
  const number = String(fields.get('numero'));
  return /^[1-9]\d{0,5}$/.test(number) ? { exam: Number(number) } : undefined;
}

export function chosenTitle(chosen: ClassChoice): string {
  if ('test' in chosen) return `Test ${chosen.test.id}: ${chosen.test.title}`;
  return 'exam' in chosen ? `Simulacro ${chosen.exam}` : `Lección: ${chosen.lesson}`;
}

export type QuestionPicture = NonNullable<BankQuestion['sign']>;

/** True for a picture that can be larger above its question than beside it, on a screen and on paper. */
export const isWidePicture = ({ width, height }: QuestionPicture): boolean => width > 1.9 * height;

export const pictureAttributes = ({ src, alt, width, height }: QuestionPicture) => ({
  src,
  alt,
  width: String(width),
  height: String(height),
});

/** The choice in the address: #test-3, #simulacro=4821. */
const CHOICE = /^#(test-\d+|simulacro)(?:=([1-9]\d{0,5}))?$/;

/** Fills in the form from the address. */
export function fillFormFromAddress(form: HTMLFormElement): void {
  const [, what = '', number] = CHOICE.exec(location.hash) ?? [];
  const select = form.elements.namedItem('que');
  const field = form.elements.namedItem('numero');
  if (!(select instanceof HTMLSelectElement)) return;
  if ([...select.options].some(({ value }) => value === what)) select.value = what;
  if (number !== undefined && field instanceof HTMLInputElement) field.value = number;
}

/**
 * Writes the choice to the address, so that after a reload the paper and the key still match the link that was given
 * out.
 */
export function writeChoiceToAddress(form: HTMLFormElement): void {
  const { que, numero } = Object.fromEntries(new FormData(form));
  const address = que === 'simulacro' ? `#${que}=${numero}` : `#${que}`;
  const isFree = location.hash === '' || CHOICE.test(location.hash);
  if (isFree && CHOICE.test(address)) history.replaceState(history.state, '', address);
}

/**
 * Loads the chosen questions, in the order of version A, and the reasons.
 * @param use the purpose, because a lesson does not print the same questions that it projects
 */
export async function loadQuestions(
  chosen: ClassChoice,
  { bank, exam }: ClassData,
  use: 'screen' | 'paper',
): Promise<{ asked: readonly QuestionWithoutReason[]; reasons: BankReasons['reasons'] }> {
  if ('lesson' in chosen) {
    const own = (await loadJson<LessonFile>(chosen.data))[chosen.level]!;
    const asked = own.questions.filter(({ id }) => own[use].includes(id));
    return { asked, reasons: own.reasons };
  }
  const [{ questions }, { reasons }, forms] = await Promise.all([
    loadJson<BankQuestions>(bank.questions),
    loadJson<BankReasons>(bank.reasons),
    'test' in chosen ? [] : loadSecondForms(bank),
  ]);
  if ('test' in chosen)
    return { asked: questions.filter(({ test }) => test === chosen.test.id), reasons };
  return {
    asked: exam === undefined ? [] : drawExam([...questions, ...forms], exam, chosen.exam),
    reasons: { ...reasons, ...Object.fromEntries(forms.map((form) => [form.id, form])) },
  };
}
