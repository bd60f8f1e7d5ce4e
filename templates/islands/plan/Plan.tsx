/** The island of the plan and of the review: the card of the page, and the session that it starts. */
import { type ReactNode, useRef } from 'react';
import type { PlanPageData } from '../model/learning/plan-data.ts';
import type { Material } from '../model/learning/plan-material.ts';
import {
  plannedResults,
  type SessionStart,
  TEN_QUESTION_START,
} from '../model/learning/session.ts';
import {
  EXTRA_SESSION,
  type PlanSession,
  REVIEW_SESSION,
  TEN_QUESTION_SESSION,
} from '../model/learning/types.ts';
import { BankStatus, LOADING_LABEL, PartStatus } from '../parts/practice/BankStatus.tsx';
import { useEffect } from '../parts/practice/effects.ts';
import { Notices } from '../parts/practice/Notices.tsx';
import { type LazyPart, useLazyPart } from '../parts/practice/use-lazy-part.ts';
import { usePageState } from '../parts/practice/use-page-state.ts';
import { useFocus } from '../parts/practice/use-screen.ts';
import { deviceProgress, type ProgressStore } from '../store/progress.ts';
import type { CardProps } from './card-props.ts';
import type { DoneProps } from './end/DoneCard.tsx';
import type * as StandingPart from './progress-parts.ts';
import { SessionQuestion } from './session/SessionQuestion.tsx';
import { useDrills } from './use-drills.ts';
import { type LearnerState, useLearning } from './use-learning.ts';
import { isFirstQuestionShown, useMaterial } from './use-material.ts';
import { type SessionRun, useSessionRun } from './use-session-run.ts';

const loadStanding = () => import('./progress-parts.ts');

type Props = {
  data: PlanPageData;
  store?: ProgressStore;
  /** The card of the page; undefined on the page of a stop, which itself is the card. */
  Card?: (props: CardProps) => ReactNode;
  /** Address of *Salir*, which leads to the card. */
  out: string;
};

export function Plan({ data: page, store = deviceProgress, Card, out }: Props) {
  const late = useLazyPart(loadStanding);
  const { part: standing, load } = late;
  const { bank, base, first, printed, opening } = useMaterial(page, load);
  const controls = useLearning(store, (base ?? first)?.forms, base !== undefined);
  const { open, material = first } = useDrills(page, base, controls);
  const run = useSessionRun({ material, controls, open, opening, printed, ten: tenOf(page) });
  const root = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const feedback = useRef<HTMLHeadingElement>(null);

  const { session, at, question, isPrinted } = run;
  usePageState(root, question && !isPrinted ? titleOf(at, session) : undefined, namesOf(run, base));
  useFocus(run.screen, { root, heading, feedback }, false);
  useEffect(() => {
    // Focus the question that an address opens, unless something else has focus.
    if (isFirstQuestionShown() && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
  }, []);

  const { known } = controls;
  const notices = (
    <Notices
      trouble={known && (store.trouble() ?? (controls.isDamaged ? 'damaged' : undefined))}
      voided={0}
    />
  );
  const card = () => {
    if (run.screen.shown.screen === 'question' && session)
      return <p className="facts">{LOADING_LABEL}</p>;
    if (run.isDone && base && material && known)
      return <Done links={page.links} {...{ late, run, material, known }} />;
    const status = <BankStatus bank={bank} />;
    return Card ? <Card {...{ page, run, material, controls, standing }}>{status}</Card> : status;
  };
  return (
    <div className={looksOf(isPrinted, known, late)} ref={root}>
      {question && (
        <SessionQuestion
          run={run}
          open={open}
          question={question}
          report={page.links.report}
          page={
            material?.tests.has(question.id) ? `${page.links.questions}${question.id}/` : undefined
          }
          out={out}
          keys={known !== undefined && store.read().settings.keys}
          notices={notices}
          heading={heading}
          feedback={feedback}
        />
      )}
      {/* The built page contains the card and the question; before-paint.ts decides which one is visible. */}
      {(!question || isPrinted) && card()}
      {(!question || isPrinted) && notices}
    </div>
  );
}

/** Class names of the plan. The parts below the card stay hidden until `is-ready` is set. */
function looksOf(
  isPrinted: boolean,
  known: LearnerState | undefined,
  { part, failure }: LazyPart<unknown>,
): string {
  const isReady = known !== undefined && (part !== undefined || failure !== '');
  return `quiz plan${isPrinted ? ' prerendered' : ''}${isReady ? ' is-ready' : ''}`;
}

const tenOf = ({ opening }: PlanPageData): SessionStart => ({
  ...TEN_QUESTION_START,
  ...(opening?.of && { of: opening.of }),
  ...(opening?.only && { only: opening.only }),
});

const titleOf = (at: number, session: PlanSession | undefined): string =>
  `Pregunta ${at + 1} de ${session?.items.length}`;

const NAMES: Record<string, string> = {
  [TEN_QUESTION_SESSION]: 'Diez preguntas',
  [REVIEW_SESSION]: 'Repaso',
  [EXTRA_SESSION]: 'Más práctica',
};

function namesOf(
  { session, question, isPrinted, isDone }: SessionRun,
  material: Material | undefined,
): { says?: string; name?: string | undefined } {
  if (!session || isPrinted || !(question || isDone)) return {};
  const { of } = session;
  const results = plannedResults(session);
  const name =
    of === undefined
      ? 'Sesión de hoy'
      : (NAMES[of] ?? material?.file.places.find(({ id }) => id === of)?.name);
  return isDone
    ? { says: `${results.filter(Boolean).length} de ${results.length}`, name }
    : { name };
}

function Done({ late, ...end }: { late: LazyPart<typeof StandingPart> } & DoneProps) {
  return late.part ? <late.part.DoneCard {...end} /> : <PartStatus late={late} />;
}
