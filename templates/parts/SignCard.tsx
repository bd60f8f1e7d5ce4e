/** A sign, marking or signal: its drawing, its name, what is written on it, what it means and what you do. */
import type { Sign } from '../../schemas/sign.ts';
import type { View } from '../view.ts';
import { SignImage } from './SignImage.tsx';

type Props = { view: View; sign: Sign; as?: 'h3' | 'h4'; /** Values for the filters of the gallery. */ filters?: { 'data-forma': string; 'data-color': string } };

export function SignCard({ view, sign, as: Heading = 'h4', filters }: Props) {
  // In a chapter the drawing and its text alternative already say what is written on it.
  const details = [sign.code, filters && sign.legend && `«${sign.legend.join(' ')}»`].filter(Boolean).join(' · ');
  return (
    <li className="tarjeta senal" {...(filters && { id: sign.id, ...filters })}>
      <SignImage view={view} sign={sign} />
      <div>
        <Heading>{sign.name}</Heading>
        {details && <p className="meta">{details}</p>}
        {sign.pattern && <p className="meta">{sign.pattern}</p>}
        <p>{view.text(sign.meaning)}</p>
        <p>
          <b>Qué haces:</b> {view.text(sign.action)}
        </p>
        {sign.driver && (
          <p>
            <b>Si conduces:</b> {view.text(sign.driver)}
          </p>
        )}
      </div>
    </li>
  );
}
