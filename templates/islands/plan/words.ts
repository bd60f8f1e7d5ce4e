/** The plan's sentences. Pure. */
import { DAY_MS, isTooFar } from './days.ts';
import type { Readiness } from './readiness.ts';
import type { Day, Learning, PlanSession } from './types.ts';

/** From so many of 100 on the plan is on its way. */
const LIKELY = 60;
/** From so many days without study on, the page says that nothing was lost. */
const ABSENCE = 3;
/** Dots of the days of study: the last four weeks. */
const MAX_DOTS = 28;

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
  if (examDay < today) return `Tu examen era el ${date}. Si vas otra vez, pon la fecha nueva.`;
  if (examDay === today) return 'Tu examen es hoy. Un repaso corto y listo.';
  const left = examDay - today;
  return `Examen: ${date}. ${left === 1 ? 'Falta' : 'Faltan'}\u00A0${counted(left, 'día', 'días')}.`;
}

/** Rows of the future: nothing was deleted, and what to do. */
export const futureWords = (count: number): string =>
  `${counted(count, 'pregunta tiene', 'preguntas tienen')} una fecha que aún no llega. No se borra nada: ${count === 1 ? 'la repasas' : 'las repasas'} otra vez. Revisa la fecha de este dispositivo.`;

/** What today's session asks: «Hoy: 9 por repasar, 8 nuevas y 4 señales.» */
export function agendaWords(session: PlanSession | undefined): string {
  const items = session?.items ?? [];
  const count = (...reasons: string[]) =>
    items.filter((item) => reasons.includes(item.reason)).length;
  const signs = count('sign');
  const fresh = count('new');
  const known = items.length - signs - fresh;
  const parts = [
    known > 0 && counted(known, 'por repasar', 'por repasar'),
    fresh > 0 && counted(fresh, 'nueva', 'nuevas'),
    signs > 0 && counted(signs, 'señal', 'señales'),
  ].filter((part) => part !== false);
  if (parts.length === 0) return 'Hoy no te toca nada.';
  const last = parts.pop();
  return `Hoy: ${parts.length > 0 ? `${parts.join(', ')} y ` : ''}${last}.`;
}

export type StudyDays = { studied: number; total: number; dots: readonly boolean[] };

/** Days of study since the start; today counts once it is studied, and dates in the future are not counted. */
export function studyDays({ days, plan }: Learning, today: Day): StudyDays {
  const past = days.filter((day) => day <= today);
  const start = Math.min(today, past[0] ?? today, plan?.startDay ?? today);
  const known = new Set(past);
  const last = known.has(today) ? today : today - 1;
  const shown = Math.min(MAX_DOTS, last - start + 1);
  return {
    studied: known.size,
    total: last - start + 1,
    dots: Array.from({ length: shown }, (_, at) => known.has(last - shown + 1 + at)),
  };
}

/** Whether the learner comes back after days without study. */
export function isBack({ days }: Learning, today: Day): boolean {
  const last = days.findLast((day) => day <= today);
  return last !== undefined && today - last >= ABSENCE;
}

export type ReadinessWords = {
  text: string;
  /** Of 100: what the picture shows. */
  share?: number;
};

export function readinessWords(readiness: Readiness): ReadinessWords {
  switch (readiness.state) {
    case 'silent':
      return {
        text: `Contesta ${counted(readiness.missing, 'pregunta', 'preguntas')} más y aquí verás cómo vas para el examen.`,
      };
    case 'range':
      return {
        text: `Hoy contestarías bien entre ${readiness.low} y ${readiness.high} de ${readiness.of}. Con más días de estudio te lo decimos mejor.`,
      };
    case 'measured':
      return {
        text: `De ${readiness.asked} preguntas que no habías visto, contestaste bien ${readiness.right}. Es menos de lo que calculamos: guíate por eso.`,
        share: Math.round((100 * readiness.right) / readiness.asked),
      };
    default: {
      const { passing, isTop } = readiness;
      // A low number early on is no forecast of the day: the learner must not read it as one.
      const hope = passing < LIKELY ? ' Es con lo que sabes hoy: cada sesión suma.' : '';
      const people = isTop ? `más de ${passing}` : passing < 5 ? 'menos de 5' : String(passing);
      return {
        text: `De 100 personas con respuestas como las tuyas, ${people} aprobarían un examen de práctica como los de este sitio. El oficial trae otras preguntas: deja margen.${hope}`,
        share: passing,
      };
    }
  }
}

const SOON = 7;
const VERY_SOON = 3;

/** Whether the time left is too short at ten minutes a day: then the page says so. */
export function needsMore(
  readiness: Readiness,
  daysLeft: number | undefined,
  pass: number,
): boolean {
  if (daysLeft === undefined || daysLeft > SOON) return false;
  const { state } = readiness;
  if (state === 'silent') return daysLeft <= VERY_SOON;
  if (state === 'range') return readiness.high < pass;
  return state === 'measured' || readiness.passing < LIKELY;
}
