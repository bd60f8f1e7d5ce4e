/** Readings of a list, a timetable or a text side by side; what the one in use has otherwise is marked. */
import type { LaneView } from '../ledger-props.ts';
import type { View } from '../view.ts';
import { Seal } from './Seal.tsx';

export function Comparison({ view, lanes }: { view: View; lanes: readonly LaneView[] }) {
  return (
    <ul className="carriles-lectura">
      {lanes.map((lane) => (
        <li key={`${lane.who} ${lane.lines.map(({ text }) => text).join(' ')}`}>
          <p>
            <Seal voice={lane.voice} used={lane.used} /> <b>{view.words(lane.who)}</b>
            {lane.used && ' · la usamos'}
          </p>
          <ul>
            {lane.lines.map(({ text, differs }) => (
              <li key={text}>{differs ? <mark>{view.words(text)}</mark> : view.words(text)}</li>
            ))}
          </ul>
          {lane.missing.length > 0 && (
            <p className="meta">No tiene: {view.words(lane.missing.join(', '))}.</p>
          )}
        </li>
      ))}
    </ul>
  );
}
