/** A question of a session, on the screen of the tests. */
import type { ReactNode, RefObject } from 'react';
import { progressOf } from '../../model/learning/session.ts';
import { CARD_STEP } from '../../model/learning/types.ts';
import type { QuizQuestion } from '../../model/quiz-data.ts';
import { hash32 } from '../../model/shuffle.ts';
import { QuestionScreen } from '../../parts/question/QuestionScreen.tsx';
import type { OpenDrills } from '../use-drills.ts';
import type { SessionRun } from '../use-run.ts';

type Props = {
  run: SessionRun;
  open: OpenDrills | undefined;
  question: QuizQuestion;
  report: string | undefined;
  page: string | undefined;
  out: string;
  keys: boolean;
  notices: ReactNode;
  heading: RefObject<HTMLHeadingElement | null>;
  feedback: RefObject<HTMLHeadingElement | null>;
};

export function SessionQuestion({
  run,
  open,
  question,
  report,
  page,
  out,
  keys,
  notices,
  heading,
  feedback,
}: Props) {
  const { session, at, choice, screen } = run;
  if (!session) return null;
  const { id } = session.items[at]!;
  const pair = id.endsWith(CARD_STEP)
    ? open?.drills.byId(id.slice(0, -CARD_STEP.length))
    : undefined;
  if (open && pair)
    return (
      <open.part.PairCard
        key={`${session.id}:${at}`}
        pair={pair}
        session={session}
        at={at}
        out={out}
        onNext={run.next}
        onPrevious={run.previous}
        keys={keys}
        heading={heading}
      />
    );
  return (
    <QuestionScreen
      key={`${session.id}:${at}`}
      // The printed question is hidden until it is needed, and so is its picture.
      question={run.isPrinted ? withLatePicture(question) : question}
      seed={hash32(session.id) || 1}
      choice={choice}
      isRevealed={at < session.results.length}
      at={at}
      {...progressOf(session)}
      isLast={at + 1 >= session.items.length}
      out={out}
      keys={keys}
      tap
      explains
      level={run.isPrinted ? 'h2' : undefined}
      notice={screen.shown.notice}
      notices={notices}
      report={report}
      page={page}
      onChoose={run.choose}
      onReveal={run.reveal}
      onNext={run.next}
      onPrevious={run.previous}
      onUnsure={run.unsure}
      heading={heading}
      feedback={feedback}
    />
  );
}

const withLatePicture = (question: QuizQuestion): QuizQuestion =>
  question.sign ? { ...question, sign: { ...question.sign, loading: 'lazy' } } : question;
