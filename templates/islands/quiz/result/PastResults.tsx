/**
 * The earlier results on this device: those of a test, with a link to its review, or those of the exams. Renders
 * nothing if there are none.
 */
import { useMemo } from 'react';
import { type Attempt, countRightAnswers, roundedPercent } from '../../model/attempt.ts';
import { finishedAttemptsOf, type Progress } from '../../model/progress.ts';
import type { QuizData, QuizQuestion } from '../../model/quiz-data.ts';
import { attemptHash } from '../../parts/practice/address.ts';

const SHOWN = 20;

/** Dates are in Puerto Rico's time zone, whatever the zone of the device. */
const DAY: Intl.DateTimeFormatOptions = {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'America/Puerto_Rico',
};

type Props = { data: QuizData; progress: Progress; shown: string | undefined; exam?: boolean };

export function PastResults({ data, progress, shown, exam = false }: Props) {
  const bank = new Map(data.questions.map((question) => [question.id, question]));
  const results = finishedAttemptsOf(progress, data.test.id).slice(-SHOWN).reverse();
  const hasResults = results.length > 0;
  // Created only if there is a date to print, because creating it is slow on an old phone.
  const day = useMemo(
    () => (hasResults ? new Intl.DateTimeFormat('es-PR', DAY) : undefined),
    [hasResults],
  );
  // The result on the screen is not an earlier one.
  if (results.every(({ id }) => id === shown)) return null;
  return (
    <section className="past-results script-only" aria-labelledby="anteriores">
      <h2 id="anteriores">Resultados anteriores</h2>
      <ol>
        {results.map((attempt) => (
          <li key={attempt.id}>
            <a
              href={attemptHash(attempt.id)}
              aria-current={attempt.id === shown ? 'true' : undefined}
            >
              {exam && `Simulacro ${attempt.ref}: `}
              {grade(attempt, bank)}
            </a>{' '}
            <small>{day?.format(attempt.endedAt)}</small>
          </li>
        ))}
      </ol>
      {!exam && (
        <p>
          <a href={`${data.links.review}#test=${data.test.id}`}>
            Repasar lo que te falta de este test
          </a>
        </p>
      )}
    </section>
  );
}

/** The score over the questions that have not changed since the attempt. The result page counts the same ones. */
function grade(attempt: Attempt, bank: ReadonlyMap<string, QuizQuestion>): string {
  const order = attempt.order.filter(({ id, revision }) => bank.get(id)?.revision === revision);
  const keys = new Map([...bank].map(([id, { answer }]) => [id, answer]));
  const points = countRightAnswers({ ...attempt, order }, keys);
  const share = roundedPercent(points, order.length);
  return share === undefined
    ? 'sus preguntas cambiaron'
    : `${points} de ${order.length} · ${share}\u00a0%`;
}
