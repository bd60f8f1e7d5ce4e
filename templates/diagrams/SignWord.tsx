/** A word in the lettering of road signs, with its middle at a point. */
import { wordPath } from '../signs/legend.ts';
import { type ColourName, fillAttributes } from './colours.ts';
import { roundToTenths } from './geometry.ts';

/** @property capital height of its capital letters */
type Props = { of: string; colour: ColourName; x?: number; y?: number; capital: number };

export function SignWord({ of, colour, x = 0, y = 0, capital }: Props) {
  const { d, width, scale } = wordPath(of, capital);
  return (
    <path
      {...fillAttributes(colour)}
      transform={`translate(${roundToTenths(x - width / 2)} ${roundToTenths(y + capital / 2)})scale(${Math.round(scale * 1e3) / 1e3})`}
      d={d}
    />
  );
}
