/** The most important notice about a centre: that it is closed and where to go, or its own warning. */
import type { Centre } from '../../schemas/centre.ts';
import type { View } from '../view.ts';

export function CentreNotice({ view, centre }: { view: View; centre: Centre }) {
  const { closed, notice } = centre;
  const text = closed?.reason ?? notice;
  if (text === undefined) return null;
  return (
    <p className="notice">
      {closed && (
        <>
          <strong>Cerrado desde el {view.date(closed.since)}</strong>, según lo que leímos el{' '}
          {view.date(closed.readOn)}.{' '}
        </>
      )}
      {view.text(text)}
    </p>
  );
}
