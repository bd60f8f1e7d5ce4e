/** What a result means: one verdict, the change since the last one, and the next step. */
import type { Miss, Outcome } from './outcome.ts';
import type { QuizData, QuizQuestion } from './quiz-data.ts';

/** The goal of practice, in percent. */
export const GOAL = 80;
/** Below this the page adds advice on how to study. */
const ADVICE_BELOW = 60;
/** A no-break space: the sign never starts a line. */
export const PERCENT = '\u00a0%';

export type Verdict = { look: 'excelente' | 'bueno' | 'seguir'; title: string; text: string };

type Measured = Pick<Outcome, 'percent' | 'score' | 'total'>;

/**
 * One sentence for the score: a result below the pass mark is never called good, and only a result that measures the whole
 * exam says anything about the exam.
 */
export function verdictOf(result: Measured, { passMark, test }: QuizData): Verdict {
  if (test.reto) return retoVerdict(result);
  const pass = passMark.percent;
  const notYet = `Todavía no aprobarías. Te ${missing(result, pass)} para llegar a ${pass}${PERCENT}.`;
  const bands: (Verdict & { from: number })[] = [
    {
      from: Math.max(GOAL, pass),
      look: 'excelente',
      title: 'Excelente trabajo',
      text: test.whole
        ? 'Estás muy bien preparado para el examen oficial.'
        : 'Dominas este tema. El examen oficial pregunta también de los demás.',
    },
    {
      from: pass,
      look: 'bueno',
      title: 'Buen resultado',
      text: `Con esta nota aprobarías. Te ${missing(result, GOAL)} para la meta de práctica.`,
    },
    {
      from: ADVICE_BELOW,
      look: 'bueno',
      title: 'Vas por buen camino',
      text: notYet,
    },
    {
      from: 0,
      look: 'seguir',
      title: 'Sigue practicando',
      text: notYet,
    },
  ];
  return bands.find(({ from }) => result.percent >= from) ?? (bands.at(-1) as Verdict);
}

/** The harder questions say nothing about the exam. */
function retoVerdict({ percent, score, total }: Measured): Verdict {
  const text = `Acertaste ${score} de ${total}. Los retos no cuentan para el examen.`;
  if (percent >= GOAL) return { look: 'excelente', title: 'Los dominas', text };
  return percent >= ADVICE_BELOW
    ? { look: 'bueno', title: 'Bien: son difíciles', text }
    : { look: 'seguir', title: 'Son difíciles: lee por qué', text };
}

/** "falta 1 respuesta", counted so that the rounded percentage reaches the mark. */
function missing({ score, total }: Measured, mark: number): string {
  const count = Math.max(1, Math.ceil(((mark - 0.5) * total) / 100) - score);
  return count === 1 ? 'falta 1 respuesta' : `faltan ${count} respuestas`;
}

/** @param before percent of the result before this one; absent: there is none */
export function changeWords(percent: number, before: number | undefined): string {
  if (before === undefined) return '';
  const points = Math.abs(percent - before);
  if (points === 0) return 'Igual que la última vez';
  return `${points} ${points === 1 ? 'punto' : 'puntos'} ${percent > before ? 'más' : 'menos'} que la última vez`;
}

export type Reading = { title: string; href: string; count: number };

/** The sections of the manual that teach the missed questions of a topic, the most missed first. */
export function sectionsOf(misses: readonly Miss[], topic: QuizQuestion['topic']): Reading[] {
  const sections = new Map<string, Reading>();
  for (const { question } of misses) {
    const { title, href } = question.section;
    // Without its reasons, which arrive later, a question names no section.
    if (question.topic !== topic || title === '') continue;
    sections.set(href, { title, href, count: (sections.get(href)?.count ?? 0) + 1 });
  }
  return [...sections.values()].sort((a, b) => b.count - a.count);
}
