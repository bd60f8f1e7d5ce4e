/** The screen of a test or an exam: start card or first question, question, map, or the notice that the time is up. */
import { type ReactNode, useRef } from 'react';
import {
  type Attempt,
  type AttemptAction,
  answeredCount,
  currentAnswer,
  hidesAnswers,
  isExam,
  isLastQuestion,
} from '../model/attempt.ts';
import type { PracticeSettings } from '../model/progress.ts';
import type { QuizData } from '../model/quiz-data.ts';
import { useEffect } from '../parts/practice/effects.ts';
import { Notices } from '../parts/practice/Notices.tsx';
import { screenTitle } from '../parts/practice/screen.ts';
import { useClock } from '../parts/practice/use-clock.ts';
import { usePageState } from '../parts/practice/use-page-state.ts';
import { useFocus } from '../parts/practice/use-screen.ts';
import { QuestionScreen } from '../parts/question/QuestionScreen.tsx';
import type { QuestionProps } from '../parts/question/question-props.ts';
import { ExamMap } from './ExamMap.tsx';
import { TestOptions } from './TestOptions.tsx';
import { TimeUpScreen } from './TimeUpScreen.tsx';
import type { AttemptStart } from './use-attempt.ts';
import { type SessionOptions, useSession } from './use-session.ts';

export type SessionControls = {
  attempt: Attempt | undefined;
  settings: PracticeSettings;
  onSettings: (change: Partial<PracticeSettings>) => void;
  onStart: (plan?: AttemptStart) => void;
};

type Props = Omit<SessionOptions, 'card'> & {
  out: string;
  /**
   * Draws the start card, whose h1 takes the focus when the reader comes back to it. Without a card, the first question
   * is shown at once.
   */
  card?: (controls: SessionControls) => ReactNode;
};

export function Session({ card, out, ...options }: Props) {
  const { data } = options;
  const { session, screen, press, blank, onExplain } = useSession({ ...options, card });
  const { attempt, settings, readOnly } = session;
  const { screen: place, notice } = screen.shown;
  const root = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const feedback = useRef<HTMLHeadingElement>(null);
  const isRunning = place !== 'card' && !readOnly;
  const clock = useClock(attempt, isRunning, session.act);
  const isTimeUp = clock.over && isRunning;
  const onTakeOver = readOnly ? press.takeOver : undefined;
  // Without a card, an attempt under way is on the screen whatever the address names.
  const isCurrent = place !== 'card' || (card === undefined && attempt?.endedAt === undefined);
  const begun = isCurrent ? attempt : undefined;
  const current = begun ?? blank;
  const sealed = current?.sealed !== undefined;
  const shown = screenTitle(sealed && place === 'card' ? 'question' : place, current, isTimeUp);
  // Runs before useFocus, because hiding parts of the page later would change the scroll position.
  usePageState(root, shown, { opens: card === undefined });
  useFocus(screen, { root, heading, feedback }, isTimeUp);
  useEffect(() => {
    // These parts contain the answers, which a pupil could search or print.
    if (sealed)
      for (const part of document.querySelectorAll('.plain-questions, .paper-only')) part.remove();
  }, [sealed]);
  const question = current && questionOf(current, data);
  const notices = <Notices trouble={session.trouble} voided={session.voided} />;
  const act = begun ? session.act : press.begin;
  const body = () => {
    if (!current || !question)
      return card?.({
        attempt: attempt?.endedAt === undefined ? attempt : undefined,
        settings,
        onSettings: session.set,
        onStart: press.start,
      });
    if (isTimeUp)
      return (
        <TimeUpScreen
          attempt={current}
          isStored={session.trouble === undefined || session.trouble === 'damaged'}
          heading={heading}
          onFinish={press.finish}
          onGoOn={press.goOnUntimed}
        />
      );
    if (place === 'map')
      return (
        <ExamMap
          attempt={current}
          heading={heading}
          onTakeOver={onTakeOver}
          onGoTo={press.goTo}
          onFinish={press.finish}
        />
      );
    const exam = isExam(current);
    const explains = current.explain === true && !hidesAnswers(current);
    return (
      <QuestionScreen
        key={question.id}
        question={question}
        out={out}
        {...askedOf(current, act)}
        keys={settings.keys}
        tap={settings.tap && explains}
        explains={explains}
        sealed={sealed}
        notice={notice}
        notices={notices}
        report={data.links.report}
        page={`${data.links.questions}${question.id}/`}
        onChoose={(choice) => {
          screen.change({ type: 'choose' });
          act({ type: 'choose', choice });
        }}
        onReveal={press.reveal}
        onNext={press.next}
        onPrevious={press.previous}
        mark={{ isOn: current.flagged.includes(question.id), onPress: () => act({ type: 'flag' }) }}
        {...(exam ? { exam: { clock, onMap: press.openMap } } : {})}
        onTakeOver={onTakeOver}
        heading={heading}
        feedback={feedback}
      />
    );
  };

  return (
    <div className="quiz" ref={root}>
      {body()}
      {/* Below the card, because a notice from the script must not move the start button from under a finger. */}
      {(place === 'map' || isTimeUp || !current) && notices}
      {!card && (
        <TestOptions
          data={data}
          attempt={begun}
          explain={blank?.explain === true}
          sealed={sealed}
          settings={settings}
          onExplain={onExplain}
          onSettings={session.set}
          onRestart={press.start}
        />
      )}
    </div>
  );
}

const questionOf = ({ order, position }: Attempt, { questions }: QuizData) =>
  questions.find(({ id }) => id === order[position]?.id);

function askedOf(
  attempt: Attempt,
  act: (action: AttemptAction) => void,
): Pick<
  QuestionProps,
  'seed' | 'choice' | 'isRevealed' | 'at' | 'done' | 'total' | 'isLast' | 'onUnsure'
> {
  const { seed, position, order } = attempt;
  const answer = currentAnswer(attempt);
  const unsure = () => act({ type: 'unsure' });
  return {
    seed,
    choice: answer?.choice,
    isRevealed: answer?.revealed ?? false,
    at: position,
    done: answeredCount(attempt),
    total: order.length,
    isLast: isLastQuestion(attempt),
    onUnsure: answer?.revealed && !answer.guessed ? unsure : undefined,
  };
}
