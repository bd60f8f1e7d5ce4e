/** The plan at a glance: today's session first, then how far the learner is, the day of the exam, and taking it along. */
import { type ReactNode, useMemo } from 'react';
import { standingOf } from '../model/learning/forms.ts';
import type { Material } from '../model/learning/plan-bank.ts';
import {
  isDone,
  isOver,
  minutesOn,
  plannedSession,
  underWayWords,
} from '../model/learning/session.ts';
import { roundOf } from '../model/learning/two-rounds.ts';
import { agendaWords, doneWords, examWords, isBack } from '../model/learning/words.ts';
import { LOADING, PartStatus } from '../parts/practice/BankStatus.tsx';
import { useEffect } from '../parts/practice/effects.ts';
import { type LatePart, usePart } from '../parts/practice/use-part.ts';
import { BEFORE_KEY } from '../store/registry.ts';
import { textOf } from '../store/stored.ts';
import type { CardProps } from './card-props.ts';
import type * as ExtrasPart from './Extras.tsx';
import type { Known, LearningControls } from './use-learning.ts';
import { DATE_HASH, type Run } from './use-run.ts';

export function PlanCard({ run, material, controls, standing, children }: CardProps): ReactNode {
  const { known } = controls;
  const isLink = run.place.startsWith('#p=');
  const { examDay = Number.POSITIVE_INFINITY, passedAt } = known?.learning.plan ?? {};
  const isOld = known !== undefined && (examDay < known.today || passedAt !== undefined);
  const late = usePart(loadExtras);
  const { part: extras, load } = late;
  const isDate = run.place === DATE_HASH;
  const isWanted = isDate || isLink || isOld || textOf(BEFORE_KEY) !== null;
  useEffect(() => {
    if (isWanted) void load();
  }, [isWanted, load]);
  return (
    <div className="inicio dos-lados">
      <div>
        <h1 tabIndex={-1}>Tu plan</h1>
        <p className="datos">{examWords(known?.learning.plan?.examDay, known?.today ?? 0)}</p>
        {children}
        {material && known ? (
          <>
            {isLink &&
              (extras ? (
                <extras.LinkBox key={run.place} {...{ material, controls, known, run }} />
              ) : (
                <PartStatus late={late} />
              ))}
            {extras && !isLink && <extras.UndoBox today={known.today} />}
            {extras && isOld && <extras.HowItWent controls={controls} known={known} />}
            <Today run={run} material={material} known={known} />
            <Later
              name="ExamBox"
              summary={examSummary(known)}
              isOpen={isDate}
              {...{ late, material, controls }}
            />
            {known.learning.memory.size > 0 && (
              <Later
                name="TransferBox"
                summary="Llévalo a otro teléfono"
                {...{ late, material, controls }}
              />
            )}
          </>
        ) : (
          <div className="bar solo-con-script">
            <button className="btn go" type="button" aria-disabled="true">
              {LOADING}
            </button>
          </div>
        )}
      </div>
      <div>
        {/* On the day itself nobody needs to read what is missing. */}
        {material && known && standing && examDay !== known.today && (
          <standing.Progress {...{ material, known }} />
        )}
      </div>
    </div>
  );
}

function examSummary({ learning: { plan } }: Known): string {
  if (plan?.examDay !== undefined) return 'Cambia la fecha o ponla en tu calendario';
  return plan?.passedAt === undefined ? 'Pon la fecha de tu examen' : 'Pon la fecha de otro examen';
}

const loadExtras = () => import('./Extras.tsx');

/** A part that is loaded when it is opened. */
function Later({
  name,
  summary,
  isOpen,
  late,
  ...props
}: {
  name: 'ExamBox' | 'TransferBox';
  summary: string;
  isOpen?: boolean;
  late: LatePart<typeof ExtrasPart>;
  material: Material;
  controls: LearningControls;
}): ReactNode {
  const Part = late.part?.[name];
  return (
    <details open={isOpen} onToggle={late.load}>
      <summary>{summary}</summary>
      {Part ? <Part {...props} /> : <PartStatus late={late} />}
    </details>
  );
}

const MINUTES = [5, 10, 20] as const;

/** Today's session in one press. */
function Today({
  run,
  material,
  known: { learning, today },
}: {
  run: Run;
  material: Material;
  known: Known;
}): ReactNode {
  const usual = minutesOn(learning, today);
  const planned = useMemo(
    () => plannedSession(learning, material, today, { minutes: usual }),
    [learning, material, today, usual],
  );
  const { session } = run;
  if (session && (!isOver(session) || isDone(session, today))) {
    const isAtEnd = isOver(session);
    return (
      <>
        <p>{isAtEnd ? `${doneWords(learning, today)}.` : underWayWords(session)}</p>
        <div className="bar">
          <button
            className={isAtEnd ? 'btn alt chico' : 'btn go'}
            type="button"
            onClick={() => {
              if (isAtEnd) run.start({ minutes: 5, isExtra: true });
              else run.goOn();
            }}
          >
            {isAtEnd ? '5 min más' : 'Seguir'}
          </button>
        </div>
      </>
    );
  }
  const { examDay, startDay = today } = learning.plan ?? {};
  const isExamDay = examDay === today;
  /** On the eve and on the day there is one more thing to do, and it is no question. */
  const isAtEnd = isExamDay || examDay === today + 1;
  const others = isAtEnd ? [] : MINUTES.filter((minutes) => minutes !== usual);
  const standing = standingOf(learning, material.forms, today);
  return (
    <>
      <p>
        {isBack(learning, today) && 'Seguimos donde estabas. '}
        {agendaWords(standing, roundOf({ today, startDay, examDay }))}
      </p>
      <div className="bar empezar">
        {[usual, ...others].map((minutes) => (
          <button
            key={minutes}
            className={minutes === usual ? 'btn go' : 'btn alt'}
            type="button"
            onClick={() => {
              run.start({ minutes, ...(planned === undefined ? { isExtra: true } : {}) });
            }}
          >
            {minutes !== usual
              ? `${minutes} min`
              : isExamDay
                ? 'Un repaso corto'
                : `Empezar (${minutes} min)`}
          </button>
        ))}
        {isAtEnd && (
          <a className="btn alt" href="../tramites/">
            Papeles y cita
          </a>
        )}
      </div>
    </>
  );
}
