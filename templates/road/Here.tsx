/** Her stop as one sees it, under its guide sign: the first one, until the page's script knows where she is (`page/road.ts`). */
import type { StopView } from '../view.ts';
import { Scene } from './Scene.tsx';

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
