/**
 * The picture of the learner's stop under its guide sign. It shows the first stop until `page/learner/road.ts` runs.
 */

import { Landscape } from '../islands/parts/road/Landscape.tsx';
import type { StopView } from '../view.ts';

export function CurrentStop({ stop: { name, place, picture } }: { stop: StopView }) {
  return (
    <div className="panorama">
      <Landscape src={picture} />
      <p className="guide-sign">
        <span className="stop-number">1</span>
        <span>
          <b id="aqui">{name}</b> <span>{place}</span>
        </span>
      </p>
    </div>
  );
}
