/**
 * One line about a test, below its question, which opens the settings. The build prints the settings closed; storage is
 * read later.
 */
import type { Attempt } from '../model/attempt.ts';
import type { PracticeSettings } from '../model/progress.ts';
import type { QuizData } from '../model/quiz-data.ts';
import { DiscardButton } from './DiscardButton.tsx';
import { Settings } from './Settings.tsx';
import { SettingsBox } from './SettingsBox.tsx';
import type { AttemptStart } from './use-attempt.ts';

const WAYS = ['Practicar (ves la explicación)', 'Como examen (sin ayuda)'] as const;

type Props = {
  data: QuizData;
  /** Undefined before the first answer, while the mode may still change. */
  attempt: Attempt | undefined;
  explain: boolean;
  /** True in an exam that a teacher assigned, in which the learner cannot change the mode or restart. */
  sealed: boolean;
  settings: PracticeSettings;
  onExplain: (explain: boolean) => void;
  onSettings: (change: Partial<PracticeSettings>) => void;
  onRestart: (plan: AttemptStart) => void;
};

export function TestOptions(props: Props) {
  const { data, attempt, explain, sealed, settings, onExplain, onSettings, onRestart } = props;
  const { test, questions } = data;
  return (
    <details className="practice-settings script-only">
      <summary>
        {`${test.title} · ${questions.length} preguntas · unos ${test.minutes} min · `}
        <b>Opciones</b>
      </summary>
      {sealed ? null : attempt ? (
        <DiscardButton
          label="Empezar de nuevo"
          look="secondary"
          ways={WAYS}
          onSure={(way) => onRestart({ explain: way === 0 })}
        />
      ) : (
        <SettingsBox
          legend="Este test"
          type="radio"
          choices={WAYS.map((label, way) => ({
            name: 'manera',
            label,
            hint: undefined,
            checked: explain === (way === 0),
            onChange: () => onExplain(way === 0),
          }))}
        />
      )}
      <Settings settings={settings} onSettings={onSettings} exam={sealed} />
    </details>
  );
}
