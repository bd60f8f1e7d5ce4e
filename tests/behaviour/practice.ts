/** Actions of a visitor in a test, an exam or the review. */
import { expect } from './fixtures.ts';
import type { ElementTarget, Visitor } from './visitor.ts';

export type Question = { id: string; answer: number; options: string[] };

export const questionCounter: ElementTarget = { css: '.question-counter' };
export const optionLabel = (choice: number): ElementTarget => ({
  css: `label.option:has(input[value="${choice}"])`,
});
export const optionRadio = (choice: number): ElementTarget => ({
  css: `form input[value="${choice}"]`,
});
export const feedbackBox: ElementTarget = { css: '.feedback' };
export const scoreLine: ElementTarget = { css: '.score-line' };
export const continueButton: ElementTarget = { css: '.quiz form .btn.primary' };

export const atQuestion = (me: Visitor, number: number) =>
  me.reads(questionCounter, new RegExp(`Pregunta ${number} `));

/** Reads the questions of the open test from the file that the page names. */
export function readOpenQuestions(me: Visitor): Promise<Question[]> {
  return me.tab.evaluate(async () => {
    const { src } = JSON.parse(document.getElementById('quiz-data')!.textContent) as {
      src: string;
    };
    const { questions } = (await (await fetch(src)).json()) as { questions: Question[] };
    return questions.map(({ id, answer, options }) => ({ id, answer, options }));
  });
}

/** Opens the first question of a test that shows its explanations only at the end. */
export async function openFirstQuestion(me: Visitor, path: string): Promise<Question[]> {
  const questions = await openAttempt(me, path, '#p1-final');
  await me.see({ css: '[data-script="hay"]' });
  await me.focus({ css: 'form h1' });
  return questions;
}

/** Opens a test at an address that starts an attempt. */
export async function openAttempt(me: Visitor, path: string, hash: string): Promise<Question[]> {
  await me.open(path + hash);
  await atQuestion(me, 1);
  return readOpenQuestions(me);
}

/** Counts the unfinished attempts that the device has stored. */
export function countUnfinishedAttempts(me: Visitor): Promise<number> {
  return me.tab.evaluate(() => {
    const text = localStorage.getItem('licencia-pr:progreso');
    return text === null ? 0 : (JSON.parse(text) as { running: unknown[] }).running.length;
  });
}

export async function choose(me: Visitor, choice: number): Promise<void> {
  await me.click(optionLabel(choice));
  await me.is(optionRadio(choice), { checked: true });
}

export const wrongChoice = ({ answer, options }: Question): number => (answer + 1) % options.length;

/** Answers every question from the one on the screen on. @param isRight true for the indexes to answer right */
export async function answerRemaining(
  me: Visitor,
  questions: readonly Question[],
  isRight: (index: number) => boolean,
  from = 0,
): Promise<void> {
  for (const [index, question] of questions.entries()) {
    if (index < from) continue;
    await atQuestion(me, index + 1);
    await choose(me, isRight(index) ? question.answer : wrongChoice(question));
    await me.click(continueButton);
  }
  await me.see(scoreLine);
}

export async function expectScore(me: Visitor, score: number, total: number): Promise<void> {
  await me.reads(
    scoreLine,
    new RegExp(`^${Math.round((100 * score) / total)}\\s%\\s*${score} de ${total}`),
  );
  expect((await me.look({ css: 'main' })).text).not.toMatch(/\b(undefined|NaN|null)\b|\[object /);
}

/** The right option of a session's question, found by its id: it may be a test question, a forma or a sign. */
export function findRightChoice(me: Visitor): Promise<number> {
  return me.tab.evaluate(async () => {
    type Page = { bank: { questions: string; forms: string[] }; signs: string };
    type Asked = { id: string; answer?: number };
    const page = JSON.parse(document.getElementById('quiz-data')!.textContent) as Page;
    const get = async <T>(path: string) => (await (await fetch(path)).json()) as T;
    const { questions } = await get<{ questions: Asked[] }>(page.bank.questions);
    const late = await Promise.all([...page.bank.forms, page.signs].map(get<Asked[]>));
    const all = [questions, ...late].flat();
    const id = document.querySelector<HTMLInputElement>('form input[type="radio"]')!.name;
    // A question about a sign has no answer field: its first option is right.
    return all.find((each) => each.id === id)!.answer ?? 0;
  });
}
