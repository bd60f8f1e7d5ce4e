/** The start card of a review: what waits in the mistake bank. The build prints it blank. */
import type { ReactNode } from 'react';
import { type Attempt, answered } from './attempt.ts';
import { LOADING } from './BankStatus.tsx';
import type { PracticeData } from './quiz-data.ts';
import type { Controls } from './Session.tsx';
import { Settings } from './Settings.tsx';
import type { FullQuestion } from './use-bank.ts';
import type { SettingsControls } from './use-settings.ts';

type Props = {
  practice: PracticeData;
  /** Absent while the questions are loading. */
  waiting: readonly FullQuestion[] | undefined;
  /** The one test that the address asks for. */
  scope: PracticeData['tests'][number] | undefined;
  size: number;
  total?: number;
  controls: Controls | undefined;
  settings: SettingsControls;
  children?: ReactNode;
};

export function ReviewCard({
  practice,
  waiting,
  scope,
  size,
  total = size,
  controls,
  settings,
  children,
}: Props): ReactNode {
  const attempt = controls?.attempt;
  const empty = waiting !== undefined && total === 0 && !attempt;
  return (
    <div className="inicio">
      <h1 tabIndex={-1}>{scope ? `Repaso: ${scope.title}` : 'Repaso'}</h1>
      {/* Always one sentence: whether there is anything to review is known late, and nothing may move then. */}
      <p className="datos">{sentence(empty, scope)}</p>
      {children}
      {attempt && (
        <p>
          Tienes un repaso a medias: {answered(attempt)} de {attempt.order.length} contestadas.
        </p>
      )}
      <div className="bar solo-con-script">
        {waiting ? (
          <Ways
            attempt={attempt}
            size={size}
            total={total}
            scope={scope}
            tests={empty ? practice.links.tests : undefined}
            onStart={() => controls?.onStart()}
          />
        ) : (
          <button className="btn go" type="button" aria-disabled="true">
            {LOADING}
          </button>
        )}
      </div>
      <Settings
        settings={settings.settings}
        onSettings={settings.onSettings}
        only={['shuffle', 'keys']}
      />
      {waiting && !scope && waiting.length > 0 && <ByTest practice={practice} waiting={waiting} />}
    </div>
  );
}

function sentence(empty: boolean, scope: Props['scope']): string {
  if (!empty) return 'Las preguntas que contestaste mal y las que quizás ya olvidaste.';
  return scope
    ? 'No tienes preguntas de este test por repasar.'
    : 'Todavía no tienes preguntas por repasar. Las que falles aparecen aquí.';
}

function Ways({
  attempt,
  size,
  total,
  scope,
  tests,
  onStart,
}: Pick<Props, 'size' | 'scope'> & {
  attempt: Attempt | undefined;
  total: number;
  /** Address of the tests, if there is nothing to review. */
  tests: string | undefined;
  onStart: () => void;
}): ReactNode {
  return (
    <>
      {attempt && (
        <a className="btn go" href={`#p${attempt.position + 1}`}>
          Continuar en la pregunta {attempt.position + 1}
        </a>
      )}
      {total > 0 && (
        <button className={attempt ? 'btn alt' : 'btn go'} type="button" onClick={onStart}>
          {reviewLabel(size, total)}
        </button>
      )}
      {scope && (
        <a className="btn alt" href="#">
          Ver todo el repaso
        </a>
      )}
      {tests !== undefined && (
        <a className={scope ? 'btn alt' : 'btn go'} href={tests}>
          Ir a los tests
        </a>
      )}
    </>
  );
}

function reviewLabel(size: number, total: number): string {
  if (total > size) return `Repasar ${size} de ${total}`;
  return total === 1 ? 'Repasar 1 pregunta' : `Repasar ${total} preguntas`;
}

function ByTest({
  practice,
  waiting,
}: {
  practice: PracticeData;
  waiting: readonly FullQuestion[];
}): ReactNode {
  const tests = practice.tests
    .map((test) => ({
      ...test,
      count: waiting.filter((question) => question.test === test.id).length,
    }))
    .filter(({ count }) => count > 0);
  return (
    <section aria-labelledby="por-test">
      <h2 id="por-test">Por test</h2>
      <ul className="por-test">
        {tests.map(({ id, title, count }) => (
          <li key={id}>
            <a href={`#test=${id}`}>{title}</a>{' '}
            <small>{count === 1 ? '1 pregunta' : `${count} preguntas`}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
