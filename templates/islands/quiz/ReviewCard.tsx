/** Turns what waits in the mistake bank into the start card of a review. The server prints it blank. */
import type { ReactNode } from 'react';
import { answered } from './attempt.ts';
import { LOADING } from './BankStatus.tsx';
import type { PracticeData } from './quiz-data.ts';
import type { Controls } from './Session.tsx';
import { Settings } from './Settings.tsx';
import type { FullQuestion } from './use-bank.ts';
import type { SettingsControls } from './use-settings.ts';

type Props = {
  practice: PracticeData;
  /** Absent while the questions are on their way. */
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
      {/* One sentence or another in the same place: whether there is anything to review is known late, and nothing may move then. */}
      <p className="datos">
        {empty
          ? scope
            ? 'No tienes preguntas de este test por repasar.'
            : 'Todavía no tienes preguntas por repasar. Las que falles aparecen aquí.'
          : 'Las preguntas que fallaste, hasta que las contestes bien dos veces seguidas.'}
      </p>
      {children}
      {attempt && (
        <p>
          Tienes un repaso a medias: {answered(attempt)} de {attempt.order.length} contestadas.
        </p>
      )}
      {waiting ? (
        <div className="bar solo-con-script">
          {attempt && (
            <a className="btn go" href={`#p${attempt.position + 1}`}>
              Continuar en la pregunta {attempt.position + 1}
            </a>
          )}
          {total > 0 && (
            <button
              className={attempt ? 'btn alt' : 'btn go'}
              type="button"
              onClick={() => {
                controls?.onStart();
              }}
            >
              {total > size
                ? `Repasar ${size} de ${total}`
                : total === 1
                  ? 'Repasar 1 pregunta'
                  : `Repasar ${total} preguntas`}
            </button>
          )}
          {scope && (
            <a className="btn alt" href="#">
              Ver todo el repaso
            </a>
          )}
          {empty && (
            <a className={scope ? 'btn alt' : 'btn go'} href={practice.links.tests}>
              Ir a los tests
            </a>
          )}
        </div>
      ) : (
        <div className="bar solo-con-script">
          <button className="btn go" type="button" aria-disabled="true">
            {LOADING}
          </button>
        </div>
      )}
      <Settings
        settings={settings.settings}
        onSettings={settings.onSettings}
        only={['shuffle', 'keys']}
      />
      {waiting && !scope && waiting.length > 0 && <ByTest practice={practice} waiting={waiting} />}
    </div>
  );
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
