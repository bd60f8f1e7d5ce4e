/** A sign, marking or signal in a chapter: its drawing, its name, its meaning and what to do. */
import type { Sign } from '../../schemas/sign.ts';
import type { View } from '../view.ts';
import { SignImage } from './SignImage.tsx';
import { SignText } from './SignText.tsx';

/** The drawing and its text alternative already say what is written on it, so only the code is printed below the name. */
export function SignCard({ view, sign }: { view: View; sign: Sign }) {
  return (
    <li className="tarjeta senal">
      <SignImage view={view} sign={sign} />
      <div>
        <h4>{sign.name}</h4>
        <SignText view={view} sign={sign} details={sign.code} />
      </div>
    </li>
  );
}
