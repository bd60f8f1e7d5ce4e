/** A question of a session, on the same screen as in the tests, or the card that compares two similar signs. */
import type { ComponentProps } from 'react';
import { sessionProgress } from '../../model/learning/session.ts';
import { CARD_STEP_SUFFIX } from '../../model/learning/types.ts';
import type { QuizQuestion } from '../../model/quiz-data.ts';
import { hash32 } from '../../model/shuffle.ts';
import { QuestionScreen } from '../../parts/question/QuestionScreen.tsx';
import type { LoadedDrills } from '../use-drills.ts';
import type { SessionRun } from '../use-session-run.ts';

type Props = Pick<
  ComponentProps<typeof QuestionScreen>,
  'question' | 'out' | 'keys' | 'report' | 'page' | 'notices' | 'heading' | 'feedback'
> & { run: SessionRun; open: LoadedDrills | undefined };

export function SessionQuestion({ run, open, ...shown }: Props) {
  const { session, at, choice, screen } = run;
  if (!session) return null;
  const { id } = session.items[at]!;
  const pair = id.endsWith(CARD_STEP_SUFFIX)
    ? open?.drills.byId(id.slice(0, -CARD_STEP_SUFFIX.length))
    : undefined;
  if (open && pair)
    return (
      <open.part.PairCard
        key={`${session.id}:${at}`}
        pair={pair}
        session={session}
        at={at}
        out={shown.out}
        onNext={run.next}
        onPrevious={run.previous}
        keys={shown.keys}
        heading={shown.heading}
      />
    );
  return (
    <QuestionScreen
      key={`${session.id}:${at}`}
      {...shown}
      // The printed question is hidden until it is needed, so its picture loads lazily.
      question={run.isPrinted ? withLatePicture(shown.question) : shown.question}
      seed={hash32(session.id) || 1}
      choice={choice}
      isRevealed={at < session.results.length}
      at={at}
      {...sessionProgress(session)}
      isLast={at + 1 >= session.items.length}
      tap
      explains
      level={run.isPrinted ? 'h2' : undefined}
      notice={screen.shown.notice}
      onChoose={run.choose}
      onReveal={run.reveal}
      onNext={run.next}
      onPrevious={run.previous}
      onUnsure={run.unsure}
    />
  );
}

const withLatePicture = (question: QuizQuestion): QuizQuestion =>
  question.sign ? { ...question, sign: { ...question.sign, loading: 'lazy' } } : question;
