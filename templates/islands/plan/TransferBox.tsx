/** The box with a link that takes the learner's progress to another device. */

import type { Material } from '../model/learning/plan-material.ts';
import { Button } from '../parts/Buttons.tsx';
import { withoutFutureDays } from '../store/plan.ts';
import { deviceTickedPapers } from '../store/ticks.ts';
import { encodeLearning } from '../store/transfer-link.ts';
import type { LearningControls } from './use-learning.ts';

type Props = { controls: LearningControls; material: Material };

export function TransferBox({ controls: { known }, material: { forms } }: Props) {
  if (!known) return null;
  const learning = withoutFutureDays(known.learning, Date.now());
  const code = encodeLearning(learning, forms.rules, deviceTickedPapers.read());
  const link = `${location.origin}${location.pathname}#p=${code}`;
  return (
    <>
      <p>
        Este enlace lleva lo que sabes, la fecha de tu examen y los papeles que marcaste, sin tu
        nombre. Ábrelo en el otro teléfono y guárdalo como copia.
      </p>
      <div className="buttons">
        <Button data-copy={link} label="Copiar el enlace" />
        {'share' in navigator && (
          <Button data-share={link} data-share-text="Mi plan" label="Compartir" />
        )}
      </div>
    </>
  );
}
