/** The plan's sentences. Pure. */
import { DAY_MS, isTooFar } from '../days.ts';
import { missedOn, type Standing } from './forms.ts';
import type { Round } from './two-rounds.ts';
import type { Day, Learning } from './types.ts';

/** As many questions as fit in ten minutes. */
const TEN_MINUTES = 20;
/** From so many days without study on, the page says that nothing was lost. */
const ABSENCE = 3;
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

/** What the plan is headed by. */
export function planTitle(examDay: Day | undefined, today: Day): string {
  if (examDay === undefined || isTooFar(examDay, today)) return 'Tu plan';
  if (examDay < today) return '¿Cómo te fue?';
  const days = examDay - today;
  if (days > 1) return `Faltan\u00A0${days}\u00A0días`;
  return days === 1 ? 'Tu examen es mañana' : 'Tu examen es hoy';
}

/** The line below the title. */
export function examWords(examDay: Day | undefined, today: Day): string {
  if (examDay === undefined) return 'Un rato al día, hasta tu examen.';
  if (isTooFar(examDay, today))
    return 'La fecha de tu examen queda a más de dos años. Revísala, y también la fecha de este dispositivo.';
  const date = dateWords(examDay, today);
  if (examDay < today) return `Tu examen fue el ${date}.`;
  return examDay === today ? 'Lleva tus papeles. ¡Éxito!' : `Examen: ${date}.`;
}

/** What today's session asks; on the day of the exam nobody is told. */
export function agendaWords({ review, once, unseen }: Standing, round: Round): string {
  if (round === 'spacing' && review.length + once.length + unseen.length === 0)
    return 'Hoy no te toca nada: te lo sabes todo. Si quieres, dale otra vuelta.';
  const parts = [
    ...(review.length > 0 ? [`${review.length}\u00A0a repasar`] : []),
    // Nothing new on the last evening.
    ...(unseen.length > 0 && round !== 'last evening' ? ['preguntas nuevas'] : []),
  ];
  if (round === 'last evening')
    return `Hoy: ${parts[0] ?? 'otra vuelta a lo que sabes'}. Después, descansa.`;
  // Where a day cannot hold all that is new, that comes first.
  if (round === 'first' && unseen.length > TEN_MINUTES) parts.reverse();
  return `Hoy: ${parts.length > 0 ? parts.join(' y ') : 'otra vuelta a lo que sabes'}.`;
}

/** Of a day whose session is over; on that of the exam nothing is left to be asked for. */
export const doneWords = (learning: Learning, today: Day): string =>
  learning.plan?.examDay === today || missedOn(learning, today) === 0
    ? 'Listo por hoy'
    : 'Por hoy, hasta aquí';

/** The button that starts a review of so many. */
export const reviewLabel = (count: number): string =>
  count > TEN_MINUTES
    ? 'Repasar 10 minutos'
    : `Repasar ${count} ${count === 1 ? 'pregunta' : 'preguntas'}`;

/** Whether the learner comes back after days without study. */
export function isBack({ days }: Learning, today: Day): boolean {
  const last = days.findLast((day) => day <= today);
  return last !== undefined && today - last >= ABSENCE;
}
