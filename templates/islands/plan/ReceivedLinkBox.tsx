/** The box for an opened transfer link. It asks before it adds anything. Older data never replaces newer data. */

import { useMemo } from 'react';
import type { Material } from '../model/learning/plan-material.ts';
import { numberWithNoun } from '../model/learning/plan-words.ts';
import type { Learning } from '../model/learning/types.ts';
import { Button } from '../parts/Buttons.tsx';
import { transferChangeSentences, withoutPastExam } from '../store/link-changes.ts';
import { mergeStoredValues } from '../store/merge.ts';
import { LEARNING_CODEC } from '../store/plan.ts';
import { addTickedPapers, deviceTickedPapers } from '../store/ticks.ts';
import { type DecodedLink, decodeLearning, transferCodeIn } from '../store/transfer-link.ts';
import { keepUndoState } from './UndoBox.tsx';
import type { LearnerState, LearningControls } from './use-learning.ts';
import type { SessionRun } from './use-session-run.ts';

const REFUSED: Record<Exclude<DecodedLink['state'], 'ok'>, string> = {
  damaged: 'El enlace llegó cortado o cambiado. No se sumó nada. Cópialo otra vez, completo.',
  newer:
    'El enlace es de una versión más nueva del sitio. No se sumó nada. Recarga esta página y ábrelo otra vez.',
  'other-bank':
    'El enlace es de otra versión de las preguntas. No se sumó nada. Abre el plan en el otro dispositivo, recarga la página y copia un enlace nuevo.',
  future:
    'El enlace trae fechas que aún no llegan. No se sumó nada. Revisa la fecha de los dos dispositivos y copia un enlace nuevo.',
};

type Props = {
  material: Material;
  controls: LearningControls;
  known: LearnerState;
  run: SessionRun;
};

export function ReceivedLinkBox({ material, controls, known, run }: Props) {
  const { place } = run;
  const reading = useMemo(
    () => decodeLearning(transferCodeIn(place) ?? '', material.forms.rules, Date.now()),
    [place, material.forms],
  );
  const close = (
    <Button onClick={run.toPlan} label={reading.state === 'ok' ? 'No, gracias' : 'Ver tu plan'} />
  );
  if (reading.state !== 'ok')
    return (
      <div className="notice link-box" role="alert">
        <p>{REFUSED[reading.state]}</p>
        <div className="buttons">{close}</div>
      </div>
    );
  const { today } = known;
  const brought = withoutPastExam(reading.learning, today);
  const ticked = deviceTickedPapers.read();
  const ticks = reading.papers.filter((id) => !ticked.includes(id));
  const merged = (here: Learning) => mergeStoredValues(LEARNING_CODEC, here, brought, Date.now());
  const changes = transferChangeSentences(
    known.learning,
    merged(known.learning),
    ticks.length,
    today,
  );
  const add = () => {
    controls.change((before) => {
      const after = merged(before);
      keepUndoState({ day: today, before, after, ticks });
      return after;
    });
    addTickedPapers(deviceTickedPapers, ticks);
    run.toPlan();
  };
  const gone = reading.gone > 0 && (
    <p>
      {`${numberWithNoun(reading.gone, 'pregunta del enlace cambió', 'preguntas del enlace cambiaron')} desde entonces y no ${reading.gone === 1 ? 'se suma' : 'se suman'}.`}
    </p>
  );
  if (changes.length === 0)
    return (
      <div className="notice link-box" role="status">
        <p>El enlace no trae nada que no tengas ya. Tu plan sigue igual.</p>
        {gone}
        <div className="buttons">
          <Button onClick={run.toPlan} label="Ver tu plan" />
        </div>
      </div>
    );
  return (
    <div className="notice link-box" role="status">
      <p>Este enlace trae lo que alguien sabe en otro dispositivo.</p>
      <p>{changes.join(' ')}</p>
      {gone}
      <p>
        <b>¿Es tuyo el otro dispositivo?</b> Si no, tu plan se mezcla con el de otra persona.
      </p>
      <div className="buttons">
        <Button look="primary" onClick={add} label="Sí, sumarlo a mi plan" />
        {close}
      </div>
    </div>
  );
}
