/** A question of a session, on the screen of the tests. */
import type { ReactNode, RefObject } from 'react';
import { QuestionScreen } from '../quiz/QuestionScreen.tsx';
import type { QuizData, QuizQuestion } from '../quiz/quiz-data.ts';
import type { Clock } from '../quiz/use-clock.ts';
import { attemptOf } from './run.ts';
import { CARD } from './types.ts';
import type { OpenDrills } from './use-drills.ts';
import type { Run } from './use-run.ts';

const NO_CLOCK: Clock = { minutesLeft: undefined, announcement: '', over: false };
const nothing = () => undefined;

type Props = {
  run: Run;
  open: OpenDrills | undefined;
  data: QuizData;
  question: QuizQuestion;
  keys: boolean;
  heading: RefObject<HTMLHeadingElement | null>;
  feedback: RefObject<HTMLHeadingElement | null>;
};

export function SessionQuestion({
  run,
  open,
  data,
  question,
  keys,
  heading,
  feedback,
}: Props): ReactNode {
  const { session, at, choice, screen } = run;
  if (!session) return null;
  const { id, again } = session.items[at]!;
  const pair = id.endsWith(CARD) ? open?.drills.byId(id.slice(0, -CARD.length)) : undefined;
  if (open && pair)
    return (
      <open.part.PairCard
        key={`${session.id}:${at}`}
        pair={pair}
        session={session}
        at={at}
        onNext={run.next}
        onPrevious={run.previous}
        keys={keys}
        heading={heading}
      />
    );
  return (
    <>
      {again && !id.includes(':') && <p className="otra-vez">Otra vez, para que se te quede.</p>}
      <QuestionScreen
        key={`${session.id}:${at}`}
        data={data}
        question={question}
        attempt={attemptOf(session, at, choice)}
        keys={keys}
        tap
        notice={screen.shown.notice}
        onTakeOver={undefined}
        clock={NO_CLOCK}
        heading={heading}
        feedback={feedback}
        onChoose={run.choose}
        onReveal={run.reveal}
        onNext={run.next}
        onPrevious={run.previous}
        onFlag={nothing}
        onMap={nothing}
      />
    </>
  );
}
