/** Readings of a list, a timetable or a text side by side, with marks where they differ from the reading in use. */
import type { View } from '../view.ts';
import { type SourceKindLetter, SourceMark } from './SourceMark.tsx';

export type ComparedReading = {
  letter: SourceKindLetter;
  who: string;
  used: boolean;
  lines: { text: string; differs: boolean }[];
  missing: string[];
};

export function ReadingComparison({
  view,
  lanes,
}: {
  view: View;
  lanes: readonly ComparedReading[];
}) {
  return (
    <ul className="reading-cards">
      {lanes.map((lane) => (
        <li key={`${lane.who} ${lane.lines.map(({ text }) => text).join(' ')}`}>
          <p>
            <SourceMark letter={lane.letter} used={lane.used} /> <b>{view.words(lane.who)}</b>
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
