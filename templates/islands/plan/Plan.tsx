/** The plan to the day of the exam, and the review: a card of the page, and the session that it starts. */
import { type ReactNode, useRef } from 'react';
import { offersHomeScreen } from '../model/learning/home-screen.ts';
import type { PlanPageData } from '../model/learning/plan-data.ts';
import { isReturn, type Start, TEN_MIXED } from '../model/learning/session.ts';
import type { PlanSession } from '../model/learning/types.ts';
import { BankStatus, LOADING, PartStatus } from '../parts/practice/BankStatus.tsx';
import { useEffect } from '../parts/practice/effects.ts';
import { Notices } from '../parts/practice/Notices.tsx';
import { usePageState } from '../parts/practice/use-page-state.ts';
import { type LatePart, usePart } from '../parts/practice/use-part.ts';
import { useFocus } from '../parts/practice/use-screen.ts';
import { deviceProgress, type ProgressStore } from '../store/progress.ts';
import type { CardProps } from './card-props.ts';
import type { DoneProps } from './DoneCard.tsx';
import type * as StandingPart from './Standing.tsx';
import { SessionQuestion } from './session/SessionQuestion.tsx';
import { useDrills } from './use-drills.ts';
import { type Known, useLearning } from './use-learning.ts';
import { useMaterial } from './use-material.ts';
import { useRun } from './use-run.ts';

const loadStanding = () => import('./Standing.tsx');

type Props = {
  data: PlanPageData;
  store?: ProgressStore;
  /** Absent: the page says the rest, as that of a stop does. */
  Card?: (props: CardProps) => ReactNode;
  /** Where *Salir* leads: to the card. */
  out: string;
};

export function Plan({ data: page, store = deviceProgress, Card, out }: Props): ReactNode {
  const late = usePart(loadStanding);
  const { part: standing, load } = late;
  const { bank, base, first, printed, opening } = useMaterial(page, load);
  const controls = useLearning(store, (base ?? first)?.forms, base !== undefined);
  const { open, material = first } = useDrills(page, base, controls);
  const run = useRun({ material, controls, open, opening, printed, ten: tenOf(page) });
  const root = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const feedback = useRef<HTMLHeadingElement>(null);

  const { session, at, question, isPrinted } = run;
  usePageState(root, question && !isPrinted ? titleOf(at, session) : undefined);
  useFocus(run.screen, { root, heading, feedback }, false);

  const { known } = controls;
  useKeeping(known);
  const notices = (
    <Notices
      trouble={known && (store.trouble() ?? (controls.isDamaged ? 'damaged' : undefined))}
      voided={0}
    />
  );
  const card = () => {
    // An item that is still loading.
    if (run.screen.shown.screen === 'question' && session)
      return <p className="datos">{LOADING}</p>;
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
          isReturn={
            session !== undefined && material !== undefined && isReturn(session, at, material)
          }
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
      {/* The page holds both: which one is seen is decided before it is painted. */}
      {(!question || isPrinted) && card()}
      {(!question || isPrinted) && notices}
    </div>
  );
}

/** What follows the card waits until it is as high as its words. */
function looksOf(
  isPrinted: boolean,
  known: Known | undefined,
  { part, failure }: LatePart<unknown>,
): string {
  const isReady = known !== undefined && (part !== undefined || failure !== '');
  return `quiz plan${isPrinted ? ' impresa' : ''}${isReady ? ' lista' : ''}`;
}

const tenOf = ({ opening }: PlanPageData): Start => ({
  ...TEN_MIXED,
  ...(opening && { most: opening.most }),
  ...(opening?.only && { only: opening.only }),
});

/** How many will be asked is known where they are counted. */
const titleOf = (at: number, session: PlanSession | undefined): string =>
  session?.most === undefined ? `Pregunta ${at + 1}` : `Pregunta ${at + 1} de ${session.most}`;

/** The end of a session, once its script is there. */
function Done({ late, ...end }: { late: LatePart<typeof StandingPart> } & DoneProps): ReactNode {
  return late.part ? <late.part.DoneCard {...end} /> : <PartStatus late={late} />;
}

/** What keeps the progress of whoever has some: the hint where a browser deletes it, and the request not to. */
function useKeeping(known: Known | undefined): void {
  const hasHint = known !== undefined && offersHomeScreen(navigator, known.learning.days.length);
  useEffect(() => {
    // Shows the hint of PlanPage.tsx, below the session too.
    if (hasHint) document.documentElement.dataset.ios = '';
  }, [hasHint]);
  const hasPlan = known?.learning.plan !== undefined;
  useEffect(() => {
    // Once there is something to lose. Not every browser has it, and some refuse without asking.
    const { storage } = navigator as Partial<Navigator>;
    if (hasPlan) storage?.persist?.().catch(() => undefined);
  }, [hasPlan]);
}
