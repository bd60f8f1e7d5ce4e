/** Turns the code in the address, or the last result stored on this device, into the result; else an empty state. */
import { type ReactNode, useEffect, useState } from 'react';
import { deviceProgress, lastResultOf, type ProgressStore } from '../storage/progress.ts';
import { type Outcome, outcomeOfAttempt, outcomeOfCode } from './outcome.ts';
import type { QuizData } from './quiz-data.ts';
import { ResultDetails, testHref } from './ResultDetails.tsx';

type Trouble = 'none' | 'damaged' | 'other-test' | 'other-bank' | 'stale';
type Shown = { state: 'empty'; why: Trouble } | { state: 'result'; outcome: Outcome; shared: boolean };

/** Only sentences of ours: nothing from the address is ever printed. */
const WHY: Record<Trouble, string> = {
  none: 'No hay un resultado guardado en este dispositivo.',
  damaged: 'Este enlace de resultado está incompleto o dañado. Pide que te lo envíen otra vez.',
  'other-test': 'Este enlace es del resultado de otro test.',
  'other-bank': 'Este resultado es de una versión anterior de las preguntas y ya no se puede mostrar completo.',
  stale: 'Las preguntas de este test cambiaron desde tu último resultado. Haz el test otra vez.',
};

type Props = { data: QuizData; store?: ProgressStore };

export function Result({ data, store = deviceProgress }: Props): ReactNode {
  // The server and the first paint know no result: the empty state is right for both, and without script.
  const [shown, setShown] = useState<Shown>({ state: 'empty', why: 'none' });

  useEffect(() => {
    const update = () => setShown(readResult(data, store));
    update();
    window.addEventListener('hashchange', update);
    return () => window.removeEventListener('hashchange', update);
  }, [data, store]);

  return (
    <div className="resultado">
      <h1>Resultado: {data.test.title}</h1>
      <div role="status">{shown.state === 'empty' && <p>{WHY[shown.why]}</p>}</div>
      {shown.state === 'result' ? (
        <ResultDetails data={data} outcome={shown.outcome} shared={shown.shared} />
      ) : (
        <p className="bar">
          <a className="btn go" href={testHref(data)}>
            Comenzar Test
          </a>
          <a className="btn alt" href={data.links.tests}>
            Otros Tests
          </a>
        </p>
      )}
    </div>
  );
}

function readResult(data: QuizData, store: ProgressStore): Shown {
  const hash = window.location.hash;
  if (hash.startsWith('#r=')) {
    const reading = outcomeOfCode(data, hash.slice(3));
    return reading.state === 'ok' ? { state: 'result', outcome: reading.outcome, shared: true } : { state: 'empty', why: reading.state };
  }
  const attempt = lastResultOf(store.read(), data.test.id);
  if (!attempt) return { state: 'empty', why: 'none' };
  const outcome = outcomeOfAttempt(data, attempt);
  return outcome ? { state: 'result', outcome, shared: false } : { state: 'empty', why: 'stale' };
}
