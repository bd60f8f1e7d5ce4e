/** The sentences of the readiness. Pure. */
import type { Standing } from './forms.ts';
import { MIN_ANSWERS, type Passing } from './passing.ts';
import { fits, isShortOfTime, MOST_MINUTES } from './plan-settings.ts';
import type { Day, Learning } from './types.ts';
import { counted } from './words.ts';

/** From so many of 100 on the plan is on its way. */
const LIKELY = 60;
/** Told of fewer, the number would only take courage away. */
const FEW = 5;

/** What is told of the exam: with these questions, and with others once there is something to tell it from; its figure on its own. */
export function passingWords(passing: Passing): { figure?: string; text: string } {
  if (passing.state === 'silent') return { text: silentWords(passing.missing) };
  const { passing: own, isTop, others } = passing;
  const people = isTop ? `Más de ${own}` : own < FEW ? 'Menos de 5' : String(own);
  const elsewhere = others === undefined ? '' : `; con otras preguntas, ${aboutWords(others)}`;
  const margin = others === undefined ? ' El oficial trae otras preguntas: deja margen.' : '';
  // A low number early on is no forecast of the day: the learner must not read it as one.
  const hope = own < LIKELY ? ' Es con lo que sabes hoy: cada sesión suma.' : '';
  return {
    figure: `${people} de 100`,
    text: `personas con respuestas como las tuyas aprobarían un examen de estas preguntas${elsewhere}.${margin}${hope}`,
  };
}

const aboutWords = (count: number): string => (count < FEW ? 'menos de 5' : `unas ${count}`);

/** Said before anything can be told. */
const silentWords = (missing: number): string =>
  missing === MIN_ANSWERS
    ? `Contesta ${MIN_ANSWERS} preguntas y aquí verás cómo vas para el examen.`
    : `Contesta ${counted(missing, 'pregunta', 'preguntas')} más y aquí verás cómo vas para el examen.`;

/** What to do where time is short; never «20» to who studies 20. */
export function shortTimeWords(
  learning: Learning,
  standing: Standing,
  today: Day,
): string | undefined {
  const { minutes = 10, examDay = today } = learning.plan ?? {};
  if (!isShortOfTime(learning, standing, today)) return undefined;
  return minutes < MOST_MINUTES && fits(standing.unseen.length, examDay - today, MOST_MINUTES)
    ? `A ${minutes} minutos al día no te da tiempo de verlo todo. Haz 20.`
    : 'Hoy, lo que más preguntan: no te da tiempo de verlo todo.';
}

/** Rows of the future: nothing was deleted, and what to do. */
export const futureWords = (count: number): string =>
  `${counted(count, 'pregunta tiene', 'preguntas tienen')} una fecha que aún no llega. No se borra nada: ${count === 1 ? 'la repasas' : 'las repasas'} otra vez. Revisa la fecha de este dispositivo.`;
