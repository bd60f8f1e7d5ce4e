/** The plan's sentences. Pure. */
import { DAY_MS, isExamDayTooFar } from '../days.ts';
import type { Readiness } from './readiness.ts';
import type { Day, Learning, PlanExam } from './types.ts';

/** After this many days without study, the page says that nothing was lost. */
const ABSENCE = 3;
/** «sábado 5 de diciembre», with the year if it is not the current one. */
export function dateWords(day: Day, today: Day): string {
  const year = (number: Day) => new Date(number * DAY_MS).getUTCFullYear();
  const words = new Date(day * DAY_MS).toLocaleDateString('es-PR', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
    ...(year(day) === year(today) ? {} : { year: 'numeric' }),
  });
  // Within a sentence, a comma before the date would need a second one after it.
  return words.replace(',', '');
}

export const capitalize = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** The weekday of a day, with a capital: «Lunes». */
export const weekdayOf = (day: Day): string =>
  capitalize(
    new Date(day * DAY_MS).toLocaleDateString('es-PR', { weekday: 'long', timeZone: 'UTC' }),
  );

/** A number and its noun, kept on one line. */
export const numberWithNoun = (count: number, one: string, many: string): string =>
  `${count}\u00A0${count === 1 ? one : many}`;

/** A day relative to today: «hoy», «mañana», «el jueves 26 de noviembre». */
export function relativeDayWords(day: Day, today: Day): string {
  if (day <= today) return 'hoy';
  return day === today + 1 ? 'mañana' : `el ${dateWords(day, today)}`;
}

/**
 * The noun for rules that a session asks again.
 * @param isFirming true if each of them was answered correctly but is not yet firm
 */
export function repeatedRulesNoun(count: number, isFirming: boolean): string {
  const rules = count === 1 ? 'regla' : 'reglas';
  if (!isFirming) return `${rules} de antes`;
  return `${rules} para dejar ${count === 1 ? 'firme' : 'firmes'}`;
}

/** The line about the exam, below the title of the plan. */
export function examDateText(examDay: Day | undefined, today: Day): string {
  if (examDay === undefined) return 'Un rato al día, hasta tu examen.';
  if (isExamDayTooFar(examDay, today))
    return 'La fecha de tu examen queda a más de dos años. Revísala, y también la fecha de este dispositivo.';
  const date = dateWords(examDay, today);
  if (examDay < today) return `Tu examen fue el ${date}.`;
  return examDay === today ? 'Lleva tus papeles. ¡Éxito!' : `Examen: ${date}.`;
}

/** The notice about rules whose last answer is dated in the future by the clock of this device. */
export const futureRulesNotice = (count: number): string =>
  `${numberWithNoun(count, 'regla tiene', 'reglas tienen')} una fecha que aún no llega. No se borra nada: ${count === 1 ? 'la repasas' : 'las repasas'} otra vez. Revisa la fecha de este dispositivo.`;

/**
 * The label of the button that starts a review.
 * @param most number of questions that fit in the ten minutes of a review
 */
export const reviewLabel = (count: number, most: number, minutes: number): string =>
  count > most
    ? 'Recuperar fallos (10\u00A0min)'
    : `Recuperar ${numberWithNoun(count, 'fallo', 'fallos')} (${minutes}\u00A0min)`;

export function readinessWords(readiness: Readiness, { exam, pass }: PlanExam, hasFailed: boolean) {
  if (readiness.state === 'silent')
    return `Contesta ${numberWithNoun(readiness.missing, 'pregunta', 'preguntas')} más y aquí verás cómo vas para el examen.`;
  const { low, high, isOfFirst } = readiness;
  const stands = hasFailed
    ? 'El examen te salió más difícil: por eso lo que marcaste va primero.'
    : high < pass
      ? 'Aún no llega.'
      : low >= pass
        ? 'Aprobarías hasta con el número más bajo.'
        : 'Estás en la raya.';
  const from = isOfFirst ? ' Sale de tus primeras respuestas: aún hay pocas de otra forma.' : '';
  return `Entre ${low} y ${high} de ${exam.questions}. ${stands}${from}`;
}

/** Advice on how to raise the forecast. */
export function forecastAdvice(misses: number, hasFailed: boolean): string {
  const what = hasFailed
    ? 'practicar lo que marcaste'
    : misses > 0
      ? `recuperar ${numberWithNoun(misses, 'fallo', 'fallos')}`
      : 'dejar firme lo que ya acertaste';
  return `Lo que más te sube: ${what}.`;
}

/** True if the learner returns after days without study. */
export function isReturning({ days }: Learning, today: Day): boolean {
  const last = days.findLast((day) => day <= today);
  return last !== undefined && today - last >= ABSENCE;
}
