/** The sentences of the readiness. Pure. */
import type { Readiness } from './readiness.ts';
import { LIKELY, silentWords } from './words.ts';

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
