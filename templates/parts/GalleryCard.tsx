/**
 * A sign in the gallery: its drawing and its name, and behind a press its other names, what it means and what you do.
 * The gallery is a chart to find a sign in; the chapters of the manual teach the same signs in full.
 */
import type { Sign } from '../../schemas/sign.ts';
import type { View } from '../view.ts';
import { SignImage } from './SignImage.tsx';
import { SignText } from './SignText.tsx';

type Props = {
  view: View;
  sign: Sign;
  /** For the filters. */
  data: { 'data-forma': string; 'data-color': string };
};

export function GalleryCard({ view, sign, data }: Props) {
  const others = sign.alsoCalled && `también: ${sign.alsoCalled.join(', ')}`;
  return (
    <li className="tarjeta senal" {...data}>
      <details>
        {/* The summary is the only box of its own: an address that names the sign leads to it. */}
        <summary id={sign.id}>
          <SignImage view={view} sign={sign} />
          <h3>{sign.name}</h3>
        </summary>
        <SignText
          view={view}
          sign={sign}
          details={[sign.code, others].filter(Boolean).join(' · ')}
        />
      </details>
    </li>
  );
}
