/** The practice of a test: start card, one question at a time, then the result page. */
import type { ReactNode } from 'react';
import type { Attempt } from '../model/attempt.ts';
import { lastResultOf } from '../model/progress.ts';
import type { QuizData } from '../model/quiz-data.ts';
import { late } from '../parts/late.ts';
import { ownHash } from '../parts/practice/address.ts';
import { deviceProgress, type ProgressStore } from '../store/progress.ts';
import { Session } from './Session.tsx';
import { StartCard } from './StartCard.tsx';

type Props = { data: QuizData; store?: ProgressStore };

export function Quiz({ data, store = deviceProgress }: Props): ReactNode {
  const showResult = (done: Attempt) => {
    // If this device could not store the result, the address carries it.
    const stored =
      store.trouble() === undefined && lastResultOf(store.read(), data.test.id)?.id === done.id;
    const leave = (code?: string) => {
      location.replace(data.links.result + (code === undefined ? '' : ownHash(code)));
    };
    if (stored) leave();
    else
      late(() => import('./result/results.ts')).then(
        ({ codeOf }) => leave(codeOf(data, done)),
        () => leave(),
      );
    return undefined;
  };
  return (
    <Session
      data={data}
      store={store}
      startsByAddress
      onFinish={showResult}
      card={({ attempt, settings, onSettings, onStart }) => (
        <StartCard
          data={data}
          attempt={attempt}
          settings={settings}
          onSettings={onSettings}
          onRestart={onStart}
        />
      )}
    />
  );
}
