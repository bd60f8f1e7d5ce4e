/** A sign of data/senales inside a scene, with its middle at 0 0. A nested svg would end the picture for readers of exports. */
import type { Sign } from '../../schemas/sign.ts';
import { draw, hasDrawing } from '../signs/SignDrawing.tsx';

/** @param side of the square that it fits into */
export function SmallSign({ sign, side }: { sign: Sign; side: number }) {
  if (!hasDrawing(sign)) return null;
  const { w, h, content } = draw(sign);
  const scale = Math.round((side / Math.max(w, h)) * 1e3) / 1e3;
  return (
    <g transform={`scale(${scale})translate(${Math.round(-w / 2)} ${Math.round(-h / 2)})`}>
      {content}
    </g>
  );
}
