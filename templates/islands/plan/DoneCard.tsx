/** The end of a session: what became firm, what it won on the road, when to come back, and what to read again. */
import type { MouseEvent, ReactNode } from 'react';
import { memoryWords, missedOn, standingOf } from '../model/learning/forms.ts';
import type { Material } from '../model/learning/plan-bank.ts';
import { nextDayOf, scoreOf } from '../model/learning/session.ts';
import type { PlanSession } from '../model/learning/types.ts';
import { counted, doneWords, leftWords, whenWords } from '../model/learning/words.ts';
import { Gained } from './Gained.tsx';
import { StopsWon } from './StopsWon.tsx';
import type { Known } from './use-learning.ts';
import { DATE_HASH, type Run } from './use-run.ts';

const MAX_SECTIONS = 3;

/** `plan`, `review`: addresses; one of them is this page. */
export type DoneProps = {
  plan: string;
  review: string;
  run: Run;
  material: Material;
  known: Known;
};

export function DoneCard({ plan, review, run, material, known }: DoneProps): ReactNode {
  const { session } = run;
  if (!session) return null;
  const { learning, today } = known;
  const left = missedOn(learning, today);
  const { asked, right } = scoreOf(session);
  const nextDay = nextDayOf(learning, material, today);
  const standing = standingOf(learning, material.forms, today);
  const isExamDay = learning.plan?.examDay === today;
  const missed = session.items.filter((_, at) => session.results[at] === false);
  const sections = [
    ...new Map(
      missed.flatMap(({ id }) => {
        const section = material.file.sections[material.file.taughtIn[id] ?? -1];
        return section ? [[section.href, section] as const] : [];
      }),
    ).values(),
  ].slice(0, MAX_SECTIONS);
  const backToPlan = (event: MouseEvent) => {
    if (location.pathname !== plan) return;
    event.preventDefault();
    run.toPlan();
  };
  return (
    <div className="inicio final dos-lados">
      <div>
        <h1 tabIndex={-1}>{titleOf(session, left)}</h1>
        <p>{`Acertaste ${right} de ${asked} a la primera.`}</p>
        <Gained {...{ session, material, known }} />
        {!isExamDay && <StopsWon {...{ plan, session, material, known }} />}
      </div>
      <div>
        {isExamDay ? (
          <p>Ya está: lleva tus papeles y llega temprano. ¡Éxito!</p>
        ) : (
          <p>
            <b>{memoryWords(standing)}</b>
          </p>
        )}
        {nextDay !== undefined && !isExamDay && (
          <p>{`Te toca otra vez ${whenWords(nextDay, today)}.`}</p>
        )}
        {left > 0 && !isExamDay && (
          <p>
            {leftWords(left)} <a href={review}>Ve a tu repaso</a>.
          </p>
        )}
        {learning.plan?.examDay === undefined && learning.plan?.passedAt === undefined && (
          <p>
            ¿Cuándo es tu examen? <a href={plan + DATE_HASH}>Pon la fecha</a> y el plan se ajusta.
          </p>
        )}
        {sections.length > 0 && (
          <section>
            <h2>Lee esto con calma</h2>
            <ul>
              {sections.map(({ title, href }) => (
                <li key={href}>
                  <a href={href}>{title}</a>
                </li>
              ))}
            </ul>
          </section>
        )}
        <div className="bar">
          <a className="btn go" href={plan} onClick={backToPlan}>
            Ver tu plan
          </a>
          <button
            className="btn alt chico"
            type="button"
            onClick={() => {
              run.start({ minutes: 5, isExtra: true });
            }}
          >
            5 min más
          </button>
        </div>
      </div>
    </div>
  );
}

function titleOf({ only, most, isAside }: PlanSession, left: number): string {
  if (!isAside) return doneWords(left);
  if (most !== undefined) return counted(most, 'pregunta terminada', 'preguntas terminadas');
  return only ? 'Repaso terminado' : 'Cinco minutos más';
}
