/** A sign, marking or signal in a chapter: its drawing, name, meaning and action. Its code is in the gallery. */
import type { Sign } from '../../schemas/sign.ts';
import { signWords } from '../signs/words.ts';
import type { SignImageView, View } from '../view.ts';

/** Length in characters of the longest legend that is legible on a card. */
const LONG = 9;

/**
 * @property image undefined if the sign has no drawing
 * @property eager true for the first picture of a page, which loads at once
 */
type Props = {
  view: View;
  sign: Sign;
  image: SignImageView | undefined;
  eager?: boolean;
  heading: 'h3' | 'h4';
};

/** A long legend is too small on a card, so its words are printed below the name. */
export function SignCard({ view, sign, image, eager = false, heading: Heading }: Props) {
  const { name, pattern, meaning, action, driver } = sign;
  const lines = signWords(sign);
  return (
    <li className="card sign">
      {image && <img {...image} loading={eager ? undefined : 'lazy'} />}
      <div>
        <Heading data-sabe={sign.id}>{name}</Heading>
        {lines.join(' ').length > LONG && (
          <p className="meta">{view.words(`Dice «${lines.join(' ')}»`)}</p>
        )}
        {pattern && <p className="meta">{pattern}</p>}
        <p>
          <b>{view.text(meaning)}</b> {view.text(action)}
          {driver && <> Si conduces: {view.text(driver)}</>}
        </p>
      </div>
    </li>
  );
}
