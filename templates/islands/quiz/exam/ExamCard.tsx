/**
 * The start card of an exam: its number, its length, its time and its settings. The build prints the card without
 * stored data.
 */

import { type ReactNode, useRef } from 'react';
import { type Attempt, answeredCount, remainingMs } from '../../model/attempt.ts';
import type { ExamBlueprint } from '../../model/quiz-data.ts';
import { Button, ButtonLink } from '../../parts/Buttons.tsx';
import { LOADING_LABEL } from '../../parts/practice/BankStatus.tsx';
import { useEffect } from '../../parts/practice/effects.ts';
import { DiscardButton } from '../DiscardButton.tsx';
import type { SessionControls } from '../Session.tsx';
import { Settings } from '../Settings.tsx';
import { SettingsBox } from '../SettingsBox.tsx';

export type SettingsControls = Pick<SessionControls, 'settings' | 'onSettings'>;

type Props = {
  blueprint: ExamBlueprint;
  /** Undefined until the questions have loaded. */
  controls: SessionControls | undefined;
  isLoading?: boolean;
  /** True if the start button was pressed before the questions had loaded. */
  isPressed?: boolean;
  settings: SettingsControls;
  asked: number | undefined;
  /** True if the address names an invalid number. */
  unknown?: boolean;
  /** The chosen time; undefined for an exam without a time limit. */
  minutes: number | undefined;
  onMinutes: (minutes: number | undefined) => void;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onStart: () => void;
  children?: ReactNode;
};

export function ExamCard({
  blueprint,
  controls,
  isLoading = false,
  isPressed = false,
  settings,
  asked,
  unknown = false,
  minutes,
  onMinutes,
  isOpen,
  onOpen,
  onStart,
  children,
}: Props) {
  const attempt = controls?.attempt;
  const options = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    // The reader may have opened the options before this script loaded.
    if (options.current?.open) onOpen(true);
  }, [onOpen]);
  useEffect(() => {
    // Starts after all effects of the page, because these read the stored data.
    if (isPressed) queueMicrotask(onStart);
  }, [isPressed, onStart]);
  const time = <TimeChoice blueprint={blueprint} minutes={minutes} onMinutes={onMinutes} />;
  const begin = isLoading ? LOADING_LABEL : beginLabel(asked, attempt);
  return (
    <div className="start-card">
      <h1 tabIndex={-1}>Simulacro de examen</h1>
      <p className="facts">
        {`${asked === undefined ? '' : `Número ${asked} · `}${blueprint.questions} preguntas · las respuestas se ven al final`}
      </p>
      {unknown && (
        <p className="notice">Ese número de simulacro no existe. Puedes comenzar uno nuevo.</p>
      )}
      {attempt && <p>{underWay(attempt)}</p>}
      {children}
      <div className="action-bar script-only">
        {attempt ? (
          <ContinueOrBegin attempt={attempt} asked={asked} begin={begin} onStart={onStart}>
            {time}
          </ContinueOrBegin>
        ) : (
          <Button
            look="primary"
            aria-disabled={isLoading || undefined}
            onClick={() => {
              if (!isLoading) onStart();
            }}
            label={begin}
          />
        )}
      </div>
      {asked !== undefined && (
        <p>Quien abre este enlace contesta las mismas preguntas. Así pueden comparar.</p>
      )}
      <details
        className="practice-settings script-only"
        ref={options}
        open={isOpen}
        onToggle={({ currentTarget }) => onOpen(currentTarget.open)}
      >
        <summary>
          {!attempt && `${minutes === undefined ? 'Sin tiempo' : `${minutes} minutos`} · `}
          <b>Opciones</b>
        </summary>
        {!attempt && time}
        <Settings settings={settings.settings} onSettings={settings.onSettings} exam />
      </details>
    </div>
  );
}

function beginLabel(asked: number | undefined, attempt: Attempt | undefined): string {
  if (asked !== undefined) return `Comenzar el ${asked}`;
  return attempt ? 'Comenzar otro' : 'Comenzar simulacro';
}

function underWay(attempt: Attempt): string {
  const left = remainingMs(attempt);
  const time =
    left === undefined ? 'sin límite de tiempo' : `te quedan ${Math.ceil(left / 60_000)} min`;
  return `Tienes el simulacro ${attempt.ref} a medias: ${answeredCount(attempt)} de ${attempt.order.length} contestadas, ${time}.`;
}

/**
 * The link to continue and the button to begin. Continuing is the main action, unless the address names another exam.
 */
function ContinueOrBegin({
  attempt,
  asked,
  begin,
  onStart,
  children,
}: Pick<Props, 'asked' | 'onStart' | 'children'> & { attempt: Attempt; begin: string }) {
  const isOther = asked !== undefined && attempt.ref !== String(asked);
  return (
    <>
      <ButtonLink
        look={isOther ? 'secondary' : 'primary'}
        href={`#p${attempt.position + 1}`}
        label={`Continuar en la pregunta ${attempt.position + 1}`}
      />
      <DiscardButton label={begin} look={isOther ? 'primary' : 'secondary'} onSure={onStart}>
        {children}
      </DiscardButton>
    </>
  );
}

/** The choice of the time limit, which is hidden unless a source states the time of the real exam. */
function TimeChoice({
  blueprint: { minutes: full, minutesSource },
  minutes,
  onMinutes,
}: Pick<Props, 'blueprint' | 'minutes' | 'onMinutes'>) {
  if (full === undefined) return null;
  const choices = [
    { value: undefined, label: 'Sin tiempo', hint: 'Recomendado para aprender.' },
    { value: full, label: `${full} minutos`, hint: minutesSource },
    {
      value: Math.round(full * 1.5),
      label: `${Math.round(full * 1.5)} minutos`,
      hint: 'Con 50\u00a0% más.',
    },
    { value: full * 2, label: `${full * 2} minutos`, hint: 'El doble.' },
  ];
  return (
    <SettingsBox
      legend="Tiempo"
      type="radio"
      choices={choices.map(({ value, label, hint }) => ({
        name: 'tiempo',
        label,
        hint,
        checked: value === minutes,
        onChange: () => onMinutes(value),
      }))}
    />
  );
}
