/** The plan's sentences. Pure. */
import { DAY_MS, isTooFar } from '../days.ts';
import { todayWords } from './queue.ts';
import type { Readiness } from './readiness.ts';
import type { Day, Learning, PlanSession } from './types.ts';

/** From so many of 100 on the plan is on its way. */
export const LIKELY = 60;
/** From so many days without study on, the page says that nothing was lost. */
const ABSENCE = 3;
/** Posts of the road of days, and how many of them are before today. */
const MAX_DAYS = 14;
const SHOWN_BEFORE = 6;

/** «sábado, 5 de diciembre», with its year if it is not this one. */
export function dateWords(day: Day, today: Day): string {
  const year = (number: Day) => new Date(number * DAY_MS).getUTCFullYear();
  return new Date(day * DAY_MS).toLocaleDateString('es-PR', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
    ...(year(day) === year(today) ? {} : { year: 'numeric' }),
  });
}

/** A number with its noun, which stay in one line. */
export const counted = (count: number, one: string, many: string): string =>
  `${count}\u00A0${count === 1 ? one : many}`;

/** How far a day is: «hoy», «mañana», «el jueves, 26 de noviembre». */
export function whenWords(day: Day, today: Day): string {
  if (day <= today) return 'hoy';
  return day === today + 1 ? 'mañana' : `el ${dateWords(day, today)}`;
}

/** The line below the title. */
export function examWords(examDay: Day | undefined, today: Day): string {
  if (examDay === undefined) return 'Diez minutos al día hasta tu examen, con fecha o sin ella.';
  if (isTooFar(examDay, today))
    return 'La fecha de tu examen queda a más de dos años. Revísala, y también la fecha de este dispositivo.';
  const date = dateWords(examDay, today);
  if (examDay < today) return `Tu examen era el ${date}.`;
  if (examDay === today) return 'Tu examen es hoy. Un repaso corto, tus papeles y a pasarla.';
  const left = examDay - today;
  return `Examen: ${date}. ${left === 1 ? 'Falta' : 'Faltan'}\u00A0${counted(left, 'día', 'días')}.`;
}

/** Rows of the future: nothing was deleted, and what to do. */
export const futureWords = (count: number): string =>
  `${counted(count, 'pregunta tiene', 'preguntas tienen')} una fecha que aún no llega. No se borra nada: ${count === 1 ? 'la repasas' : 'las repasas'} otra vez. Revisa la fecha de este dispositivo.`;

/** What a session asks. */
export function agendaWords(session: PlanSession | undefined): string {
  const items = session?.items ?? [];
  const count = (reason: string) => items.filter((item) => item.reason === reason).length;
  const [fresh, signs, firm] = [count('new'), count('sign'), count('extra')];
  const words = todayWords({ review: items.length - fresh - signs - firm, fresh, firm, signs });
  return words === '' ? 'Hoy no te toca nada.' : `Hoy: ${words}.`;
}

export type RoadDay = { day: Day; number: number; isStudied: boolean };

/**
 * At most 14 days of the road: from the first one, or so late that today is in it, to the day before the exam; without an
 * exam ahead to the end of a fortnight. `studied`: all days of study up to today.
 */
export function roadDays(
  { days, plan }: Learning,
  today: Day,
  examDay: Day | undefined,
): { studied: number; days: RoadDay[] } {
  const past = days.filter((day) => day <= today);
  const known = new Set(past);
  const start = Math.min(today, past[0] ?? today, plan?.startDay ?? today);
  const end = Math.max(today, (examDay ?? start + MAX_DAYS) - 1);
  const first = Math.max(start, Math.min(end - MAX_DAYS + 1, today - SHOWN_BEFORE));
  return {
    studied: known.size,
    days: Array.from({ length: Math.min(MAX_DAYS, end - first + 1) }, (_, at) => ({
      day: first + at,
      number: new Date((first + at) * DAY_MS).getUTCDate(),
      isStudied: known.has(first + at),
    })),
  };
}

/** Whether the learner comes back after days without study. */
export function isBack({ days }: Learning, today: Day): boolean {
  const last = days.findLast((day) => day <= today);
  return last !== undefined && today - last >= ABSENCE;
}

/** Said before anything can be told. */
export const silentWords = (missing: number): string =>
  `Contesta ${counted(missing, 'pregunta', 'preguntas')} más y aquí verás cómo vas para el examen.`;

const SOON = 7;
const VERY_SOON = 3;
/** Of 100: below it the page says that the time does not suffice. */
const UNLIKELY = 33;

/** Whether the time left is too short at these minutes a day, even if all of it is used: then the page says so. */
export function needsMore(readiness: Readiness, daysLeft: number | undefined): boolean {
  // On the day itself nobody adds days: then it would only take courage away.
  if (daysLeft === undefined || daysLeft === 0 || daysLeft > SOON) return false;
  const isUnlikely = readiness.forecast !== undefined && readiness.forecast < UNLIKELY;
  return isUnlikely || (readiness.state === 'silent' && daysLeft <= VERY_SOON);
}

/** Said then. */
export const tooLateWords = ({ plan }: Learning): string =>
  `A ${plan?.minutes ?? 10} minutos al día es probable que no llegues a tu fecha. Estudia 20, añade días o mueve la cita.`;
