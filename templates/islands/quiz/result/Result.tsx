/** The result of a test, from the code in the address or from this device; an empty state if there is none. */

import { useRef, useState } from 'react';
import { outcomeOfAttempt, outcomeOfCode } from '../../model/outcome.ts';
import { finishedAttemptsOf, type Progress } from '../../model/progress.ts';
import type { QuizData } from '../../model/quiz-data.ts';
import { ButtonLink } from '../../parts/Buttons.tsx';
import { attemptIdIn, claimOwnResult, resultCodeIn } from '../../parts/practice/address.ts';
import { useEffect } from '../../parts/practice/effects.ts';
import { deviceProgress, type ProgressStore } from '../../store/progress.ts';
import { PastResults } from './PastResults.tsx';
import { type FoundResult, practiceHref, ResultDetails } from './ResultDetails.tsx';

type Trouble = 'none' | 'damaged' | 'other-test' | 'stale';
type Shown = { state: 'empty'; why: Trouble } | ({ state: 'result' } & FoundResult);

/** Fixed sentences, which repeat nothing from the address. */
export const RESULT_TROUBLE_WORDS: Record<Trouble, string> = {
  none: 'No hay un resultado guardado en este dispositivo.',
  damaged: 'Este enlace de resultado está incompleto o dañado. Pide que te lo envíen otra vez.',
  'other-test': 'Este enlace es del resultado de otro test.',
  stale: 'Las preguntas cambiaron desde ese resultado. Hazlo otra vez.',
};

type Props = { data: QuizData; store?: ProgressStore };
type State = { shown: Shown | undefined; progress: Progress | undefined };

export function Result({ data, store = deviceProgress }: Props) {
  // The build and the first paint do not know the result. They must not say that there is none, because on a slow
  // connection this would stay for seconds.
  const [{ shown, progress }, setState] = useState<State>({
    shown: undefined,
    progress: undefined,
  });
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    const update = () => setState({ shown: readResult(data, store), progress: store.read() });
    const follow = () => {
      update();
      // The list of earlier results is far below the result, so without scrolling a click there would show nothing.
      heading.current?.focus({ preventScroll: true });
      heading.current?.scrollIntoView({ block: 'start' });
    };
    const onShow = ({ persisted }: PageTransitionEvent) => {
      // The browser restored the page as it was; the device's results may have changed.
      if (persisted) update();
    };
    update();
    // Focuses the heading, so that screen-reader users start at the result after the last question.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
    const gone = new AbortController();
    window.addEventListener('hashchange', follow, { signal: gone.signal });
    window.addEventListener('pageshow', onShow, { signal: gone.signal });
    return () => gone.abort();
  }, [data, store]);

  const result = shown?.state === 'result' ? shown : undefined;
  return (
    <div className="result">
      <h1 ref={heading} tabIndex={-1}>
        Resultado: {data.test.title}
      </h1>
      {!shown && <p className="script-only">Buscando tu resultado…</p>}
      <div role="status">
        {shown?.state === 'empty' && <p>{RESULT_TROUBLE_WORDS[shown.why]}</p>}
      </div>
      {result ? (
        <ResultDetails
          {...result}
          data={data}
          store={store}
          again={{
            href: practiceHref(data),
            label: data.test.reto ? 'Repetir los retos' : 'Repetir Test',
          }}
        />
      ) : (
        <p className="action-bar">
          <ButtonLink look="primary" href={practiceHref(data)} label="Comenzar Test" />
          <ButtonLink href={data.links.tests} label="Otros Tests" />
        </p>
      )}
      {/* Hidden for an unsaved result, which would be missing from the list. */}
      {progress && !result?.unsaved && (
        <PastResults data={data} progress={progress} shown={result?.attempt?.id} />
      )}
    </div>
  );
}

export function readResult(data: QuizData, store: ProgressStore, exam = false): Shown {
  const unsaved = claimOwnResult();
  const { hash } = window.location;
  const own = finishedAttemptsOf(store.read(), data.test.id);
  if (hash.startsWith('#r=')) {
    const reading = outcomeOfCode(data, resultCodeIn(hash), exam);
    return reading.state === 'ok'
      ? { state: 'result', outcome: reading.outcome, shared: !unsaved, unsaved, seed: reading.seed }
      : { state: 'empty', why: reading.state };
  }
  const asked = attemptIdIn(hash);
  const attempt = asked === undefined ? own.at(-1) : own.find(({ id }) => id === asked);
  if (!attempt) return { state: 'empty', why: 'none' };
  const outcome = outcomeOfAttempt(data, attempt);
  const earlier = own[own.indexOf(attempt) - 1];
  const before = earlier && outcomeOfAttempt(data, earlier)?.percent;
  return outcome
    ? {
        state: 'result',
        outcome,
        shared: false,
        attempt,
        seed: exam ? Number(attempt.ref) : attempt.seed,
        before,
      }
    : { state: 'empty', why: 'stale' };
}
