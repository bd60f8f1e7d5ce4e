/** The result of a finished exam, on this device or from a shared link. */

import type { QuizData } from '../../model/quiz-data.ts';
import { ButtonLink } from '../../parts/Buttons.tsx';
import type { ProgressStore } from '../../store/progress.ts';
import { RESULT_TROUBLE_WORDS, readResult } from './Result.tsx';
import { ResultDetails } from './ResultDetails.tsx';

export function ExamResult({ data, store }: { data: QuizData; store: ProgressStore }) {
  const shown = readResult(data, store, true);
  const number = shown.state === 'result' ? shown.seed : undefined;
  const named = {
    ...data,
    test: { ...data.test, title: number === undefined ? data.test.title : `Simulacro ${number}` },
  };
  return (
    <div className="result">
      <h1 tabIndex={-1}>{number === undefined ? 'Resultado' : `Resultado: simulacro ${number}`}</h1>
      {shown.state === 'empty' ? (
        <>
          <p role="status">
            {shown.why === 'other-test'
              ? 'Este enlace no es el resultado de un simulacro.'
              : RESULT_TROUBLE_WORDS[shown.why]}
          </p>
          <p className="action-bar">
            <ButtonLink look="primary" href="#" label="Nuevo simulacro" />
          </p>
        </>
      ) : (
        <ResultDetails
          {...shown}
          data={named}
          store={store}
          again={
            shown.shared
              ? { href: `#examen=${number}`, label: 'Hacer este simulacro' }
              : { href: '#', label: 'Nuevo simulacro' }
          }
        />
      )}
    </div>
  );
}
