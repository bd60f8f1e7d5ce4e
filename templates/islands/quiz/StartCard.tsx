/** The start card of a test. The build prints it blank; storage is read later. */
import type { ReactNode } from 'react';
import { type Attempt, answered } from '../model/attempt.ts';
import type { PracticeSettings } from '../model/progress.ts';
import type { QuizData } from '../model/quiz-data.ts';
import { AT_THE_END } from '../parts/practice/address.ts';
import { AskFirst } from './AskFirst.tsx';
import { Settings } from './Settings.tsx';
import type { StartPlan } from './use-attempt.ts';

/** The first is the primary one. The addresses begin the test: see `useAddress`. */
const WAYS = ['Practicar (ves la explicación)', 'Como examen (sin ayuda)'] as const;

type Props = {
  data: QuizData;
  attempt: Attempt | undefined;
  settings: PracticeSettings;
  onSettings: (change: Partial<PracticeSettings>) => void;
  onRestart: (plan: StartPlan) => void;
};

export function StartCard({ data, attempt, settings, onSettings, onRestart }: Props): ReactNode {
  const { test, questions } = data;
  return (
    <div className="inicio">
      <h1 tabIndex={-1}>{test.title}</h1>
      {/* One sentence in the place of the other: another line would move the buttons. */}
      <p className="datos">
        {attempt
          ? `${test.reto ? 'Los tienes' : 'Tienes un test'} a medias: ${answered(attempt)} de ${attempt.order.length} contestadas.`
          : `${questions.length} preguntas · unos ${test.minutes} min · sin límite de tiempo`}
      </p>
      {/* Links to the question's own address: a press before the script is ready is not lost. */}
      <div className="bar solo-con-script">
        {attempt ? (
          <>
            <a className="btn go" href={`#p${attempt.position + 1}`}>
              Continuar en la pregunta {attempt.position + 1}
            </a>
            <AskFirst
              label="Empezar de nuevo"
              look="alt"
              ways={WAYS}
              onSure={(way) => onRestart({ explain: way === 0 })}
            />
          </>
        ) : (
          <>
            <a className="btn go" href="#p1">
              {WAYS[0]}
            </a>
            <a className="btn alt" href={AT_THE_END}>
              {WAYS[1]}
            </a>
          </>
        )}
      </div>
      <Settings settings={settings} onSettings={onSettings} only={['shuffle', 'tap', 'keys']} />
    </div>
  );
}
