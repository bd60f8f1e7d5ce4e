/** Words about a result: the verdict, the change since the previous result, and what to read. */
import type { Miss, Outcome } from './outcome.ts';
import type { QuizData, QuizQuestion } from './quiz-data.ts';

/** The goal of practice, in percent. */
export const GOAL_PERCENT = 80;
/** From this percent on, a result is called good. Below it, the verdict recommends more study. */
const GOOD_FROM = 60;
/** Starts with a no-break space, so that the percent sign never starts a line. */
export const PERCENT_SUFFIX = '\u00a0%';

export type Verdict = {
  look: 'excellent' | 'good' | 'keep-going';
  title: string;
  text: string;
  /** A sentence above the title that says whether the score would pass, because the title does not say so. */
  passes?: string;
};

type Measured = Pick<Outcome, 'percent' | 'score' | 'total'>;

/** The verdict about a result. Only a test like the whole exam can show that the reader is ready for the exam. */
export function verdictOf(result: Measured, { passMark, test }: QuizData): Verdict {
  if (test.reto) return retoVerdict(result);
  const pass = passMark.percent;
  const { percent } = result;
  const goal = Math.max(GOAL_PERCENT, pass);
  if (percent >= goal)
    return {
      look: 'excellent',
      title: 'Excelente trabajo',
      text: test.whole
        ? 'Estás muy bien preparado para el examen oficial.'
        : 'Dominas este tema. El examen oficial pregunta también de los demás.',
    };
  const passes =
    percent >= pass
      ? `Con esta nota aprobarías. Te ${missing(result, goal)} para la meta de práctica.`
      : `Todavía no aprobarías. Te ${missing(result, pass)} para llegar a ${pass}${PERCENT_SUFFIX}.`;
  return percent >= GOOD_FROM
    ? {
        look: 'good',
        title: 'Buen resultado',
        text: 'Necesitas un poco más de práctica, pero vas por buen camino.',
        passes,
      }
    : {
        look: 'keep-going',
        title: 'Sigue practicando',
        text: 'Te recomendamos repasar el material e intentar de nuevo.',
        passes,
      };
}

function retoVerdict({ percent, score, total }: Measured): Verdict {
  const text = `Acertaste ${score} de ${total}. Los retos no cuentan para el examen.`;
  if (percent >= GOAL_PERCENT) return { look: 'excellent', title: 'Los dominas', text };
  return percent >= GOOD_FROM
    ? { look: 'good', title: 'Bien: son difíciles', text }
    : { look: 'keep-going', title: 'Son difíciles: lee por qué', text };
}

/** "falta 1 respuesta", counted so that the rounded percentage reaches the mark. */
function missing({ score, total }: Measured, mark: number): string {
  const count = Math.max(1, Math.ceil(((mark - 0.5) * total) / 100) - score);
  return count === 1 ? 'falta 1 respuesta' : `faltan ${count} respuestas`;
}

/** @param before percent of the previous result, if there is one */
export function percentChangeText(percent: number, before: number | undefined): string {
  if (before === undefined) return '';
  const points = Math.abs(percent - before);
  if (points === 0) return 'Igual que la última vez';
  return `${points} ${points === 1 ? 'punto' : 'puntos'} ${percent > before ? 'más' : 'menos'} que la última vez`;
}

type FurtherReading = { title: string; href: string; count: number };

/** The sections of the manual that teach the missed questions of a topic, the most missed first. */
export function missedSectionsOf(
  misses: readonly Miss[],
  topic: QuizQuestion['topic'],
): FurtherReading[] {
  const sections = new Map<string, FurtherReading>();
  for (const { question } of misses) {
    const { title, href } = question.section;
    // Without its reasons, which arrive later, a question names no section.
    if (question.topic !== topic || title === '') continue;
    sections.set(href, { title, href, count: (sections.get(href)?.count ?? 0) + 1 });
  }
  return [...sections.values()].sort((a, b) => b.count - a.count);
}
