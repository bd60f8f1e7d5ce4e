/** What a sign means and what you do at it. */
import type { Sign } from '../../schemas/sign.ts';
import type { View } from '../view.ts';

export function SignText({
  view,
  sign,
  details,
}: {
  view: View;
  sign: Sign;
  /** Its code, and in the gallery its other names. */
  details: string | undefined;
}) {
  return (
    <>
      {details && <p className="meta">{view.words(details)}</p>}
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
    </>
  );
}
