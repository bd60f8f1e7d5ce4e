/** The plan at a glance: today's session first, then how far the learner is, the day of the exam, and taking it along. */
import { type ReactNode, useMemo } from 'react';
import { comingExam } from '../model/days.ts';
import { standingOf } from '../model/learning/forms.ts';
import type { Material } from '../model/learning/plan-bank.ts';
import { minutesOn } from '../model/learning/plan-settings.ts';
import { isDone, isOver, plannedSession, underWayWords } from '../model/learning/session.ts';
import { roundOf } from '../model/learning/two-rounds.ts';
import type { Minutes } from '../model/learning/types.ts';
import { agendaWords, doneWords, examWords, isBack, planTitle } from '../model/learning/words.ts';
import { LOADING, PartStatus } from '../parts/practice/BankStatus.tsx';
import { useEffect } from '../parts/practice/effects.ts';
import { type LatePart, usePart } from '../parts/practice/use-part.ts';
import { BEFORE_KEY } from '../store/registry.ts';
import { textOf } from '../store/stored.ts';
import type { CardProps } from './card-props.ts';
import type * as ExtrasPart from './Extras.tsx';
import type * as StandingPart from './Standing.tsx';
import type { Known, LearningControls } from './use-learning.ts';
import { DATE_HASH } from './use-run.ts';

export function PlanCard({ run, material, controls, standing, children }: CardProps): ReactNode {
  const { known } = controls;
  const isLink = run.place.startsWith('#p=');
  const { examDay = Number.POSITIVE_INFINITY } = known?.learning.plan ?? {};
  const today = known?.today ?? Number.NaN;
  const isOver = examDay < today;
  /** On the eve and on the day the page says one thing: the papers. */
  const isAtEnd = examDay === today || examDay === today + 1;
  const late = usePart(loadExtras);
  const { part: extras, load } = late;
  const isDate = run.place === DATE_HASH;
  const isWanted = isDate || isLink || textOf(BEFORE_KEY) !== null;
  useEffect(() => {
    if (isWanted) void load();
  }, [isWanted, load]);
  return (
    <div className={isAtEnd ? 'inicio vispera dos-lados' : 'inicio dos-lados'}>
      <div>
        <Head known={known} />
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
            {standing && <standing.HowItWent controls={controls} known={known} />}
            {!isOver && <Today {...{ run, material, known, standing }} />}
            <Later
              name="ExamBox"
              summary={examSummary(known, isOver)}
              isOpen={isDate}
              {...{ late, material, controls }}
            />
            {standing && !isAtEnd && !isOver && <standing.Counts {...{ material, known }} />}
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
        {material && known && standing && (
          <Beside {...{ standing, late, material, controls, known }} />
        )}
      </div>
    </div>
  );
}

function Head({ known }: Pick<LearningControls, 'known'>): ReactNode {
  const { examDay } = known?.learning.plan ?? {};
  const today = known?.today ?? 0;
  return (
    <>
      <h1 tabIndex={-1}>{planTitle(examDay, today)}</h1>
      <p className="datos">{examWords(examDay, today)}</p>
    </>
  );
}

/** From the day itself on nobody needs to read what is missing, and from the eve on nobody changes the device. */
function Beside({
  standing,
  known,
  ...props
}: {
  standing: typeof StandingPart;
  late: LatePart<typeof ExtrasPart>;
  material: Material;
  controls: LearningControls;
  known: Known;
}): ReactNode {
  const { examDay = Number.POSITIVE_INFINITY } = known.learning.plan ?? {};
  if (examDay <= known.today) return null;
  if (examDay === known.today + 1)
    return <standing.Worst material={props.material} known={known} />;
  return (
    <>
      <standing.Readiness material={props.material} known={known} />
      {known.learning.memory.size > 0 && (
        <Later name="TransferBox" summary="Llévalo a otro teléfono" {...props} />
      )}
    </>
  );
}

function examSummary({ learning: { plan } }: Known, isOver: boolean): string {
  if (plan?.examDay !== undefined && !isOver) return 'Fecha y calendario';
  return isOver || plan?.passedAt !== undefined
    ? 'Pon la fecha de otro examen'
    : 'Pon la fecha de tu examen';
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

const MINUTES: readonly Minutes[] = [5, 10, 20];

/** Today's session in one press. */
function Today({
  run,
  material,
  known: { learning, today },
  standing,
}: Pick<CardProps, 'run' | 'standing'> & {
  material: Material;
  known: Known;
}): ReactNode {
  const { examDay, startDay = today } = learning.plan ?? {};
  const counts = standingOf(learning, material.forms, today);
  const daysLeft = (comingExam(examDay, today) ?? Number.POSITIVE_INFINITY) - today;
  const short = standing?.shortTimeWords(learning, counts, today);
  const usual = minutesOn(learning, counts, today);
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
  return (
    <>
      {daysLeft > 0 && (
        <p className="agenda">
          {isBack(learning, today) && 'Seguimos donde estabas. '}
          {short ?? agendaWords(counts, roundOf({ today, startDay, examDay }))}
        </p>
      )}
      <Ways
        usual={usual}
        daysLeft={daysLeft}
        onStart={(minutes) => {
          run.start({ minutes, ...(planned === undefined ? { isExtra: true } : {}) });
        }}
      />
    </>
  );
}

/** On the eve and on the day there is one more thing to do, and it is no question; on the day it comes first. */
function Ways({
  usual,
  daysLeft,
  onStart,
}: {
  usual: Minutes;
  daysLeft: number;
  onStart: (minutes: Minutes) => void;
}): ReactNode {
  const isExamDay = daysLeft === 0;
  const others = daysLeft > 1 ? MINUTES.filter((minutes) => minutes !== usual) : [];
  const first = (
    <button
      className={isExamDay ? 'btn alt' : 'btn go'}
      type="button"
      onClick={() => {
        onStart(usual);
      }}
    >
      {isExamDay ? 'Un repaso corto' : `Empezar (${usual} min)`}
    </button>
  );
  return (
    <div className="bar empezar">
      {!isExamDay && first}
      {daysLeft <= 1 && (
        <a className={isExamDay ? 'btn go' : 'btn alt'} href="../tramites/">
          Papeles y cita
        </a>
      )}
      {isExamDay && first}
      {others.map((minutes) => (
        <button
          key={minutes}
          className="btn alt"
          type="button"
          onClick={() => {
            onStart(minutes);
          }}
        >
          {`${minutes} min`}
        </button>
      ))}
    </div>
  );
}
