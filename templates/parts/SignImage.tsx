/** A sign as an image of its family's sheet, which the browser fetches when the reader comes near. */
import type { Sign } from '../../schemas/sign.ts';
import type { View } from '../view.ts';

export function SignImage({ view, sign }: { view: View; sign: Sign }) {
  const image = view.signImage(sign);
  return image ? <img {...image} loading="lazy" /> : null;
}
