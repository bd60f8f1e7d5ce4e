/**
 * A sign in the gallery: its drawing and its name. A click opens its other names, its meaning and what to do. The
 * gallery is a chart for looking up signs; the chapters of the manual teach them in full.
 */
import type { Sign } from '../../schemas/sign.ts';
import type { View } from '../view.ts';

type Props = {
  view: View;
  sign: Sign;
  /** Attributes that the filters read. */
  data: { 'data-forma': string; 'data-color': string };
};

export function GalleryCard({ view, sign, data }: Props) {
  const { code, alsoCalled, pattern, driver } = sign;
  const others = alsoCalled && `también: ${alsoCalled.join(', ')}`;
  const names = [code, others].filter(Boolean).join(' · ');
  const image = view.signImage(sign);
  return (
    <li className="card sign" {...data}>
      <details>
        {/* The summary has the id, because li and details have no box to scroll to (display: contents). */}
        <summary id={sign.id}>
          {image && <img {...image} loading="lazy" />}
          <h3>{sign.name}</h3>
        </summary>
        {names && <p className="meta">{view.words(names)}</p>}
        {pattern && <p className="meta">{pattern}</p>}
        <p>{view.text(sign.meaning)}</p>
        <p>
          <b>Qué haces:</b> {view.text(sign.action)}
        </p>
        {driver && (
          <p>
            <b>Si conduces:</b> {view.text(driver)}
          </p>
        )}
      </details>
    </li>
  );
}
