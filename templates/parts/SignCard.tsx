/** A sign, marking or signal in words: what is on it, what it means and what you do. */
import type { Sign } from '../../schemas/sign.ts';
import type { View } from '../view.ts';

export function SignCard({ view, sign }: { view: View; sign: Sign }) {
  return (
    <li className="tarjeta" id={`senal-${sign.id}`}>
      <h4>
        {sign.name} {sign.code && <small>{sign.code}</small>}
      </h4>
      {(sign.symbol ?? sign.pattern) && <p className="meta">{sign.symbol ?? sign.pattern}</p>}
      <p>{view.text(sign.meaning)}</p>
      <p>
        <b>Qué haces:</b> {view.text(sign.action)}
      </p>
      {sign.driver && (
        <p>
          <b>Si conduces:</b> {view.text(sign.driver)}
        </p>
      )}
    </li>
  );
}
