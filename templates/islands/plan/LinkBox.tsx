/** A transfer link that was opened: it asks before it adds anything, and never replaces what is newer here. */
import { type ReactNode, useMemo } from 'react';
import { addTicks } from '../page/papers.ts';
import { mergeLearning } from './merge-learning.ts';
import type { Material } from './plan-bank.ts';
import { decodeLearning, type LinkReading, linkIn } from './transfer-link.ts';
import type { LearningControls } from './use-learning.ts';
import type { Run } from './use-run.ts';
import { counted } from './words.ts';

const REFUSED: Record<Exclude<LinkReading['state'], 'ok'>, string> = {
  damaged: 'El enlace llegó cortado o cambiado. No se sumó nada. Cópialo otra vez, completo.',
  'other-bank':
    'El enlace es de otra versión de las preguntas. No se sumó nada. Abre el plan en el otro dispositivo, recarga la página y copia un enlace nuevo.',
  future:
    'El enlace trae fechas que aún no llegan. No se sumó nada. Revisa la fecha de los dos dispositivos y copia un enlace nuevo.',
};

type Props = { material: Material; controls: LearningControls; run: Run };

export function LinkBox({ material, controls, run }: Props): ReactNode {
  const { place } = run;
  const reading = useMemo(
    () => decodeLearning(linkIn(place) ?? '', material.bank, Date.now()),
    [place, material.bank],
  );
  const close = (
    <button className="btn alt" type="button" onClick={run.toPlan}>
      {reading.state === 'ok' ? 'No, gracias' : 'Ver tu plan'}
    </button>
  );
  if (reading.state !== 'ok')
    return (
      <div className="aviso enlace" role="alert">
        <p>{REFUSED[reading.state]}</p>
        <div className="botones">{close}</div>
      </div>
    );
  const add = () => {
    controls.change((here) => mergeLearning(here, reading.learning, Date.now()));
    addTicks(reading.papers);
    run.toPlan();
  };
  return (
    <div className="aviso enlace" role="status">
      <p>
        {`Este enlace trae ${counted(reading.learning.memory.size, 'pregunta', 'preguntas')} de otro dispositivo. Se suma a lo que tienes aquí y no borra nada.`}
      </p>
      <div className="botones">
        <button className="btn go" type="button" onClick={add}>
          Sumarlo a mi plan
        </button>
        {close}
      </div>
    </div>
  );
}
