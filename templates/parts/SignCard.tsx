/** A sign, marking or signal in a chapter: its drawing, its name, its meaning and what to do. */
import type { Sign } from '../../schemas/sign.ts';
import { signWords } from '../signs/SignDrawing.tsx';
import type { View } from '../view.ts';
import { SignImage } from './SignImage.tsx';
import { SignText } from './SignText.tsx';

/** A legend of several lines is too small to read on a card, so its words are printed below the name with the code. */
export function SignCard({ view, sign }: { view: View; sign: Sign }) {
  const lines = signWords(sign);
  return (
    <li className="tarjeta senal">
      <SignImage view={view} sign={sign} />
      <div>
        <h4>{sign.name}</h4>
        <SignText
          view={view}
          sign={sign}
          details={[sign.code, lines.length > 1 && `dice «${lines.join(' ')}»`]
            .filter(Boolean)
            .join(' · ')}
        />
      </div>
    </li>
  );
}
