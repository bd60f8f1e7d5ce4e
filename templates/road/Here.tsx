/** Her stop as one sees it, under its guide sign: the first one, until the page's script knows where she is (`page/road.ts`). */

import { Scene } from '../islands/parts/road/Scene.tsx';
import type { StopView } from '../view.ts';

export function Here({ stop: { name, place, landmark } }: { stop: StopView }) {
  return (
    <div className="panorama">
      <Scene of={landmark} />
      <p className="guia">
        <span className="km">1</span>
        <span>
          <b id="aqui">{name}</b> <span>{place}</span>
        </span>
      </p>
    </div>
  );
}
