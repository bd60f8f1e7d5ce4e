/** A sign inside a scene, with its middle at 0 0. A nested svg would end the picture for readers of exports. */
import { Html } from '../parts/Html.tsx';
import { type DrawnSign, signContent } from '../signs/content.ts';

/** @param side of the square that it fits into */
export function SmallSign({ sign, side }: { sign: DrawnSign; side: number }) {
  const { width, height } = sign.drawing.viewBox;
  const scale = Math.round((side / Math.max(width, height)) * 1e3) / 1e3;
  const middle = `${Math.round(-width / 2)} ${Math.round(-height / 2)}`;
  return <Html as="g" transform={`scale(${scale})translate(${middle})`} of={signContent(sign)} />;
}
