/** The end of a review: its score and the questions still to review. */
import type { ReactNode } from 'react';
import { memoryWords, type Queue } from '../plan/queue.ts';
import type { Attempt } from './attempt.ts';
import { Camino, Flower } from './Camino.tsx';
import { MissItem } from './Misses.tsx';
import { MIXED } from './mixed.ts';
import { outcomeOfAttempt } from './outcome.ts';
import type { QuizData } from './quiz-data.ts';
import { GOAL } from './verdict.ts';

export function ReviewSummary({
  data,
  attempt,
  queue,
}: {
  data: QuizData;
  attempt: Attempt;
  queue: Queue;
}): ReactNode {
  const left = queue.review.length;
  const outcome = outcomeOfAttempt(data, attempt);
  if (!outcome) return null;
  const mixed = attempt.ref === MIXED;
  return (
    <div className="resultado">
      <h1 tabIndex={-1}>{mixed ? 'Diez preguntas terminadas' : 'Repaso terminado'}</h1>
      <p className="veredicto">
        {`Acertaste ${outcome.score} de ${outcome.total}.`} {outcome.percent >= GOAL && <Flower />}
      </p>
      <Camino car={(100 * (queue.known + left)) / data.questions.length} cesco />
      <p>{memoryWords(queue.known, left, queue.unseen)}</p>
      <div className="bar">
        {mixed ? (
          <a className="btn go" href={`#${MIXED}`}>
            Otras diez preguntas
          </a>
        ) : (
          left > 0 && (
            <a className="btn go" href="#">
              Seguir repasando
            </a>
          )
        )}
        <a className={mixed || left > 0 ? 'btn alt' : 'btn go'} href={data.links.plan}>
          Ver tu plan
        </a>
      </div>
      {outcome.misses.length > 0 && (
        <section aria-labelledby="por-repasar">
          <h2 id="por-repasar">Todavía por repasar</h2>
          {outcome.misses.map((miss) => (
            <MissItem key={miss.question.id} miss={miss} />
          ))}
        </section>
      )}
    </div>
  );
}
