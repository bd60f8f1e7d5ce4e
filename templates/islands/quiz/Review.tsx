/** A review of what is in today's queue: what was missed, and what memory asks for. */
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { queueOf } from '../plan/queue.ts';
import { deviceProgress, endReview, type ProgressStore, resultsOf } from '../storage/progress.ts';
import { attemptHash, attemptIn, dropPosition } from './address.ts';
import { REVIEW } from './attempt.ts';
import { BankStatus, LOADING } from './BankStatus.tsx';
import { useEffect } from './effects.ts';
import { drawMixed, MIXED } from './mixed.ts';
import type { PracticeData, QuizData } from './quiz-data.ts';
import { ReviewCard } from './ReviewCard.tsx';
import { ReviewSummary } from './ReviewSummary.tsx';
import { type Controls, Session } from './Session.tsx';
import { newSeed, shuffle } from './shuffle.ts';
import { type FullQuestion, useBank } from './use-bank.ts';
import { useSettings } from './use-settings.ts';

/** Short reviews get finished, and readers come back for the next one. */
const SESSION_SIZE = 20;

type Props = { data: PracticeData; store?: ProgressStore };

export function Review({ data: practice, store = deviceProgress }: Props): ReactNode {
  const bank = useBank(practice.bank);
  const early = useSettings(store);
  const [hash, setHash] = useState('');
  const data = useMemo(
    (): QuizData => ({
      test: { id: REVIEW, title: 'Repaso', minutes: 0 },
      bankRevision: bank.revision,
      questions: [...bank.questions],
      links: practice.links,
      passMark: practice.passMark,
    }),
    [bank.questions, bank.revision, practice],
  );
  if (bank.state !== 'ready') {
    return (
      <div className="quiz">
        <ReviewCard
          practice={practice}
          waiting={undefined}
          scope={undefined}
          size={0}
          controls={undefined}
          settings={early}
        >
          <BankStatus bank={bank} />
        </ReviewCard>
      </div>
    );
  }
  const byId = new Map(bank.questions.map((question) => [question.id, question]));
  const scope = practice.tests.find(({ id }) => hash === `#test=${id}`);
  // Read each time the card is drawn: an import or a deletion may have changed it.
  const queueNow = () => queueOf(store.read(), bank.questions, Date.now());
  const asked = attemptIn(hash);

  const card = (controls: Controls): ReactNode => {
    if (hash === `#${MIXED}`) {
      const onStart = () => {
        // Back leads to the card, and not to ten other questions.
        dropPosition();
        setHash('');
        const { attempt } = controls;
        if (attempt?.ref === MIXED) {
          location.replace(`#p${attempt.position + 1}`);
          return;
        }
        store.update((progress) => endReview(progress, Date.now()));
        const seed = newSeed();
        const questions = drawMixed(bank.questions, store.read(), seed);
        controls.onStart({ kind: REVIEW, ref: MIXED, seed: 0, questions });
      };
      return <StartAtOnce onStart={onStart} />;
    }
    const queue = queueNow();
    const waiting = queue.review.flatMap((id): FullQuestion[] => {
      const question = byId.get(id);
      return question ? [question] : [];
    });
    const done =
      asked === undefined
        ? undefined
        : resultsOf(store.read(), REVIEW).find(({ id }) => id === asked);
    if (done) return <ReviewSummary data={data} attempt={done} queue={queue} />;
    const inScope = scope ? waiting.filter(({ test }) => test === scope.id) : waiting;
    const questions = inScope.slice(0, SESSION_SIZE);
    const onStart = () => {
      const seed = controls.settings.shuffle ? newSeed() : 0;
      controls.onStart({
        kind: REVIEW,
        ref: scope?.id ?? 'todo',
        seed,
        questions: shuffle(questions, seed),
      });
    };
    return (
      <ReviewCard
        practice={practice}
        waiting={waiting}
        scope={scope}
        size={questions.length}
        total={inScope.length}
        controls={{ ...controls, onStart }}
        settings={controls}
      />
    );
  };

  return (
    <Session
      data={data}
      store={store}
      alwaysExplains
      onOtherAddress={setHash}
      onFinish={({ id }) => attemptHash(id)}
      card={card}
    />
  );
}

/** The address asks for a practice: it starts without another press. */
function StartAtOnce({ onStart }: { onStart: () => void }): ReactNode {
  const isStarted = useRef(false);
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    onStart();
  });
  return <p>{LOADING}</p>;
}
