/** The plan to the day of the exam, and the review: a card of the page, and the session that it starts. */
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { offersHomeScreen } from '../model/learning/home-screen.ts';
import { materialOf } from '../model/learning/plan-bank.ts';
import type { PlanFile, PlanPageData } from '../model/learning/plan-data.ts';
import { isReturn, questionAt } from '../model/learning/session.ts';
import { read } from '../parts/late.ts';
import { BankStatus, LOADING, PartStatus } from '../parts/practice/BankStatus.tsx';
import { useEffect } from '../parts/practice/effects.ts';
import { Notices } from '../parts/practice/Notices.tsx';
import { nextInput } from '../parts/practice/reasons.ts';
import { useBank } from '../parts/practice/use-bank.ts';
import { usePageState } from '../parts/practice/use-page-state.ts';
import { type LatePart, usePart } from '../parts/practice/use-part.ts';
import { useFocus } from '../parts/practice/use-screen.ts';
import { deviceProgress, type ProgressStore } from '../store/progress.ts';
import type { CardProps } from './card-props.ts';
import type { DoneProps } from './DoneCard.tsx';
import { SessionQuestion } from './SessionQuestion.tsx';
import type * as StandingPart from './Standing.tsx';
import { useDrills } from './use-drills.ts';
import { useLearning } from './use-learning.ts';
import { startsAtOnce, useRun } from './use-run.ts';

const loadStanding = () => import('./Standing.tsx');

type Props = {
  data: PlanPageData;
  store?: ProgressStore;
  Card: (props: CardProps) => ReactNode;
  /** Where *Salir* leads: to the card. */
  out: string;
};

export function Plan({ data: page, store = deviceProgress, Card, out }: Props): ReactNode {
  const [file, setFile] = useState<PlanFile>();
  const late = usePart(loadStanding);
  const { part: standing, load: loadPart } = late;
  const loadFile = useCallback(async () => {
    // At once with the rest: what comes later moves what is there.
    const [found] = await Promise.all([
      read<PlanFile>(page.plan),
      startsAtOnce(location.hash) ? void nextInput().then(loadPart) : loadPart(),
    ]);
    setFile(found);
  }, [loadPart, page.plan]);
  const bank = useBank(page.bank, loadFile);
  const base = useMemo(
    () => (bank.state === 'ready' && file ? materialOf(bank.questions, file, page) : undefined),
    [bank.questions, bank.state, file, page],
  );
  const controls = useLearning(store, base?.forms);
  const { open, material } = useDrills(page, base, controls);
  const run = useRun({ material, controls, open });
  const root = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const feedback = useRef<HTMLHeadingElement>(null);

  const { session, at } = run;
  const isQuestion = run.screen.shown.screen === 'question' && session !== undefined;
  const question = isQuestion && material ? questionAt(session, at, material) : undefined;
  usePageState(root, question ? `Pregunta ${at + 1}` : undefined);
  useFocus(run.screen, { root, heading, feedback }, false);

  const { known } = controls;
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
  const notices = (
    <Notices
      trouble={known && (store.trouble() ?? (controls.isDamaged ? 'damaged' : undefined))}
      voided={0}
    />
  );
  const body = () => {
    if (question)
      return (
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
          keys={store.read().settings.keys}
          notices={notices}
          heading={heading}
          feedback={feedback}
        />
      );
    // A sign that is still loading.
    if (isQuestion) return <p className="datos">{LOADING}</p>;
    if (run.isDone && material && known)
      return <Done plan={page.links.plan} {...{ late, run, material, known }} />;
    return (
      <Card {...{ page, run, material, controls, standing }}>
        <BankStatus bank={bank} />
      </Card>
    );
  };
  return (
    <div className="quiz plan" ref={root}>
      {body()}
      {!question && notices}
    </div>
  );
}

/** The end of a session, once its script is there. */
function Done({ late, ...end }: { late: LatePart<typeof StandingPart> } & DoneProps): ReactNode {
  return late.part ? <late.part.DoneCard {...end} /> : <PartStatus late={late} />;
}
