/** The end of a session: its score, what became firm, how far that brings her on the road, and the one thing to do next. */
import type { MouseEvent, ReactNode } from 'react';
import { isMissed } from '../model/learning/concept.ts';
import type { Material } from '../model/learning/plan-bank.ts';
import { nextDayOf, scoreOf } from '../model/learning/session.ts';
import type { Learning, PlanSession } from '../model/learning/types.ts';
import { doneWords, whenWords } from '../model/learning/words.ts';
import type { PracticeLinks } from '../model/quiz-data.ts';
import { gainedIn, Named } from './Gained.tsx';
import { StopsWon, Way } from './StopsWon.tsx';
import type { Known } from './use-learning.ts';
import { DATE_HASH, type Run } from './use-run.ts';

const MAX_SECTIONS = 3;

export type DoneProps = {
  links: PracticeLinks;
  run: Run;
  material: Material;
  known: Known;
};

export function DoneCard({ links, run, material, known }: DoneProps): ReactNode {
  const { session } = run;
  if (!session) return null;
  const { learning, today } = known;
  const done = titleOf(session, doneWords(learning, today));
  const told = { plan: links.plan, session, material, known };
  const gained = gainedIn(told);
  // Nothing but the papers; the page's own picture stays above it.
  if (learning.plan?.examDay === today)
    return (
      <div className="inicio final vispera dos-lados">
        <div>
          <h1 tabIndex={-1}>{done}</h1>
          <p>
            {gained.concepts.length > 0 && `${gained.words}. `}Lleva tus papeles y llega temprano.
          </p>
          <a className="btn go" href={links.procedures}>
            Papeles y cita
          </a>
        </div>
        <div />
      </div>
    );
  const { asked, right } = scoreOf(session);
  const missed = missedIn(session, material, learning);
  const backToPlan = (event: MouseEvent) => {
    if (location.pathname !== links.plan) return;
    event.preventDefault();
    run.toPlan();
  };
  const hasMisses = missed.length > 0;
  const next = nextDayOf(learning, material, today);
  return (
    <div className="inicio final dos-lados">
      {/* A site may have no road. */}
      {material.file.stops.length > 0 && <Way {...told} />}
      <div>
        <h1 tabIndex={-1}>{gained.concepts.length > 0 ? gained.words : done}</h1>
        <StopsWon {...told} />
        <Named concepts={gained.concepts} {...told} />
        <p>
          {right} de {asked} a la primera.
          {next !== undefined && ` Vuelve ${whenWords(next, today)}.`}
        </p>
      </div>
      <div>
        <WhatIsNext {...told} />
      </div>
      <div className="bar">
        {hasMisses && (
          <button
            className="btn go"
            type="button"
            onClick={() => {
              run.start({ minutes: 10, only: missed });
            }}
          >
            {missed.length === 1 ? 'Repasar tu fallo' : 'Repasar tus fallos'}
          </button>
        )}
        <a className={hasMisses ? 'btn alt' : 'btn go'} href={links.plan} onClick={backToPlan}>
          Ver tu plan
        </a>
        {!hasMisses && (
          <button
            className="btn alt"
            type="button"
            onClick={() => {
              run.start({ minutes: 5, isExtra: true });
            }}
          >
            5 min más
          </button>
        )}
      </div>
    </div>
  );
}

/** What is still missed of what the session asked: a form of each concept. */
function missedIn({ items }: PlanSession, { forms }: Material, { memory }: Learning): string[] {
  const byConcept = new Map<string, string>();
  for (const { id } of items) {
    const concept = forms.byId.get(id)?.concept ?? '';
    const row = memory.get(concept);
    if (row && isMissed(row)) byConcept.set(concept, id);
  }
  return [...byConcept.values()];
}

type NextProps = Omit<DoneProps, 'run' | 'links'> & { plan: string; session: PlanSession };

/** For which day, and what to read until then. */
function WhatIsNext({ plan, session, material, known }: NextProps): ReactNode {
  const { learning } = known;
  const hasExam = learning.plan?.examDay !== undefined || learning.plan?.passedAt !== undefined;
  const missed = session.items.filter((_, at) => session.results[at] === false);
  const sections = new Map(
    missed.flatMap(({ id }) => {
      const section = material.file.sections[material.file.taughtIn[id] ?? -1];
      return section ? [[section.href, section.title] as const] : [];
    }),
  );
  return (
    <>
      {!hasExam && (
        <p>
          ¿Cuándo es tu examen? <a href={plan + DATE_HASH}>Pon la fecha</a>.
        </p>
      )}
      {sections.size > 0 && (
        <section>
          <h2>Lee esto con calma</h2>
          <ul>
            {[...sections].slice(0, MAX_SECTIONS).map(([href, title]) => (
              <li key={href}>
                <a href={href}>{title}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function titleOf({ only, most, isAside }: PlanSession, done: string): string {
  if (!isAside) return done;
  if (most !== undefined) return 'Práctica terminada';
  return only ? 'Repaso terminado' : 'Cinco minutos más';
}
