/** A sign, marking or signal in a chapter: its drawing, its name, its meaning and what to do. Its code is in the gallery. */
import type { Sign } from '../../schemas/sign.ts';
import { signWords } from '../signs/words.ts';
import type { SignImageView, View } from '../view.ts';

/** Most letters of a legend that is legible on a card. */
const LONG = 9;

/** A legend of several lines or of a long one is too small to read on a card, so its words are printed below the name. */
export function SignCard({
  view,
  sign,
  image,
  eager = false,
  heading: Heading,
}: {
  view: View;
  sign: Sign;
  /** Absent: it has no drawing. */
  image: SignImageView | undefined;
  /** The first picture of a page loads at once. */
  eager?: boolean;
  heading: 'h3' | 'h4';
}) {
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
