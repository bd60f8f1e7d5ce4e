/** The end of a review: its score and the questions still to review. */
import type { ReactNode } from 'react';
import type { Attempt } from './attempt.ts';
import { MissItem } from './Misses.tsx';
import { MIXED } from './mixed.ts';
import { outcomeOfAttempt } from './outcome.ts';
import type { QuizData } from './quiz-data.ts';

export function ReviewSummary({
  data,
  attempt,
  left,
}: {
  data: QuizData;
  attempt: Attempt;
  left: number;
}): ReactNode {
  const outcome = outcomeOfAttempt(data, attempt);
  if (!outcome) return null;
  const mixed = attempt.ref === MIXED;
  return (
    <div className="resultado">
      <h1 tabIndex={-1}>{mixed ? 'Diez preguntas terminadas' : 'Repaso terminado'}</h1>
      <p className="veredicto">
        Acertaste {outcome.score} de {outcome.total}.{' '}
        {left === 0
          ? 'No te queda ninguna por repasar.'
          : left === 1
            ? 'Te queda 1 por repasar.'
            : `Te quedan ${left} por repasar.`}
      </p>
      <p>
        Una pregunta sale del repaso cuando la contestas bien dos veces seguidas. Tu plan puede
        sacarla antes o traerla otra vez.
      </p>
      <div className="bar">
        {mixed && (
          <a className="btn go" href={`#${MIXED}`}>
            Otras diez preguntas
          </a>
        )}
        {left > 0 && (
          <a className={mixed ? 'btn alt' : 'btn go'} href="#">
            Seguir repasando
          </a>
        )}
        <a className={mixed || left > 0 ? 'btn alt' : 'btn go'} href={data.links.tests}>
          Ir a los tests
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
