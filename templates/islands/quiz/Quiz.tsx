/** The practice of a test: one question at a time, without a start card. At the end it opens the result page. */
import type { Attempt } from '../model/attempt.ts';
import { finishedAttemptsOf } from '../model/progress.ts';
import type { QuizData } from '../model/quiz-data.ts';
import { loadLazily } from '../parts/lazy-load.ts';
import { ownResultHash } from '../parts/practice/address.ts';
import { deviceProgress, type ProgressStore } from '../store/progress.ts';
import { Session } from './Session.tsx';

type Props = { data: QuizData; store?: ProgressStore };

export function Quiz({ data, store = deviceProgress }: Props) {
  const showResult = (done: Attempt) => {
    // If this device could not store the result, the address contains it.
    const stored =
      store.trouble() === undefined &&
      finishedAttemptsOf(store.read(), data.test.id).at(-1)?.id === done.id;
    const leave = (code?: string) =>
      location.replace(data.links.result + (code === undefined ? '' : ownResultHash(code)));
    if (stored) leave();
    else
      loadLazily(() => import('./result/results.ts')).then(
        ({ resultCodeOf }) => leave(resultCodeOf(data, done)),
        () => leave(),
      );
    return undefined;
  };
  return <Session data={data} store={store} out={data.links.tests} onFinish={showResult} />;
}
