/** A sign as an image of its family's sheet, which the browser fetches when the reader comes near. */
import type { Sign } from '../../schemas/sign.ts';
import type { View } from '../view.ts';

export function SignImage({
  view,
  sign,
  eager = false,
}: {
  view: View;
  sign: Sign;
  /** The first picture of a page loads at once. */
  eager?: boolean;
}) {
  const image = view.signImage(sign);
  return image ? <img {...image} loading={eager ? undefined : 'lazy'} /> : null;
}
