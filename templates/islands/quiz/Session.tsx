/** The screen of a session: start card, question, map, or the end of the time. */
import { type ReactNode, useRef } from 'react';
import { type Attempt, answered, currentAnswer, isExam } from '../model/attempt.ts';
import type { PracticeSettings } from '../model/progress.ts';
import { Notices } from '../parts/practice/Notices.tsx';
import { titleOf } from '../parts/practice/screen.ts';
import { useClock } from '../parts/practice/use-clock.ts';
import { usePageState } from '../parts/practice/use-page-state.ts';
import { useFocus } from '../parts/practice/use-screen.ts';
import { type Asked, QuestionScreen } from '../parts/question/QuestionScreen.tsx';
import { ExamMap } from './ExamMap.tsx';
import { TimeUp } from './TimeUp.tsx';
import type { StartPlan } from './use-attempt.ts';
import { type SessionOptions, useSession } from './use-session.ts';

/** What a start card can do. */
export type Controls = {
  attempt: Attempt | undefined;
  settings: PracticeSettings;
  onSettings: (change: Partial<PracticeSettings>) => void;
  onStart: (plan?: StartPlan) => void;
};

type Props = SessionOptions & {
  /** Its h1 takes the focus when the reader comes back to it. */
  card: (controls: Controls) => ReactNode;
};

export function Session({ card, ...options }: Props): ReactNode {
  const { data } = options;
  const { session, screen, press } = useSession(options);
  const { attempt, settings, act, readOnly } = session;
  const { screen: place, notice } = screen.shown;
  const root = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const feedback = useRef<HTMLHeadingElement>(null);
  const isRunning = place !== 'card' && !readOnly;
  const clock = useClock(attempt, isRunning, act);
  const isTimeUp = clock.over && isRunning;
  // Before useFocus: what it hides would move the page under the scroll.
  usePageState(root, titleOf(place, attempt, isTimeUp));
  useFocus(screen, { root, heading, feedback }, isTimeUp);

  const onTakeOver = readOnly ? press.takeOver : undefined;
  const question =
    attempt && data.questions.find(({ id }) => id === attempt.order[attempt.position]?.id);
  const body = () => {
    if (!attempt || !question || place === 'card')
      return card({
        attempt: attempt?.endedAt === undefined ? attempt : undefined,
        settings,
        onSettings: session.set,
        onStart: press.start,
      });
    if (isTimeUp)
      return (
        <TimeUp
          attempt={attempt}
          heading={heading}
          onFinish={press.finish}
          onGoOn={press.goOnUntimed}
        />
      );
    if (place === 'map')
      return (
        <ExamMap
          attempt={attempt}
          heading={heading}
          onTakeOver={onTakeOver}
          onGoTo={press.goTo}
          onFinish={press.finish}
        />
      );
    const exam = isExam(attempt);
    return (
      <QuestionScreen
        key={question.id}
        question={question}
        {...askedOf(attempt)}
        keys={settings.keys}
        tap={settings.tap && attempt.explain === true && !exam}
        notice={notice}
        report={data.links.report}
        page={`${data.links.questions}${question.id}/`}
        onChoose={(choice) => {
          screen.change({ type: 'choose' });
          act({ type: 'choose', choice });
        }}
        onReveal={press.reveal}
        onNext={press.next}
        onPrevious={press.previous}
        mark={{
          isOn: attempt.flagged.includes(question.id),
          onPress: () => act({ type: 'flag' }),
        }}
        {...(exam ? { exam: { clock, onMap: press.openMap } } : {})}
        onTakeOver={onTakeOver}
        heading={heading}
        feedback={feedback}
      />
    );
  };

  const notices = <Notices trouble={session.trouble} voided={session.voided} />;
  return (
    <div className="quiz" ref={root}>
      {/* Below the card: a notice that comes with the script must not move the start button from under a finger. */}
      {place !== 'card' && notices}
      {body()}
      {place === 'card' && notices}
    </div>
  );
}

function askedOf(
  attempt: Attempt,
): Pick<Asked, 'seed' | 'choice' | 'isRevealed' | 'at' | 'done' | 'total'> {
  const { seed, position, order } = attempt;
  const answer = currentAnswer(attempt);
  return {
    seed,
    choice: answer?.choice,
    isRevealed: answer?.revealed ?? false,
    at: position,
    done: answered(attempt),
    total: order.length,
  };
}
