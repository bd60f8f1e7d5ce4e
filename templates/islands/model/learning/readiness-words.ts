/** The sentences of the readiness. Pure. */
import type { Readiness } from './readiness.ts';
import type { Learning } from './types.ts';
import { counted } from './words.ts';

/** From so many of 100 on the plan is on its way. */
export const LIKELY = 60;

export type ReadinessWords = {
  text: string;
  /** Right answers that the picture shows, in percent: from and to. */
  band?: readonly [number, number];
};
const percentOf = (count: number, of: number) => (100 * count) / of;

export function readinessWords(readiness: Readiness): ReadinessWords {
  switch (readiness.state) {
    case 'silent':
      return { text: silentWords(readiness.missing) };
    case 'range':
      return {
        text: `Hoy contestarías bien entre ${readiness.low} y ${readiness.high} de ${readiness.of}. Con más días de estudio te lo decimos mejor.`,
        band: [percentOf(readiness.low, readiness.of), percentOf(readiness.high, readiness.of)],
      };
    case 'measured':
      return {
        text: `De ${readiness.asked} preguntas que no habías visto, contestaste bien ${readiness.right}. Es menos de lo que calculamos: guíate por eso.`,
        band: [
          percentOf(readiness.right, readiness.asked),
          percentOf(readiness.right, readiness.asked),
        ],
      };
    default: {
      const { passing, isTop } = readiness;
      // A low number early on is no forecast of the day: the learner must not read it as one.
      const hope = passing < LIKELY ? ' Es con lo que sabes hoy: cada sesión suma.' : '';
      const people = isTop ? `más de ${passing}` : passing < 5 ? 'menos de 5' : String(passing);
      return {
        text: `De 100 personas con respuestas como las tuyas, ${people} aprobarían un examen de práctica como los de este sitio. El oficial trae otras preguntas: deja margen.${hope}`,
        band: [
          percentOf(readiness.expected - 2, readiness.of),
          percentOf(readiness.expected + 2, readiness.of),
        ],
      };
    }
  }
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

/** Rows of the future: nothing was deleted, and what to do. */
export const futureWords = (count: number): string =>
  `${counted(count, 'pregunta tiene', 'preguntas tienen')} una fecha que aún no llega. No se borra nada: ${count === 1 ? 'la repasas' : 'las repasas'} otra vez. Revisa la fecha de este dispositivo.`;
