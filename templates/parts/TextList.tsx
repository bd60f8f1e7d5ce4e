/** A list of rich texts. */
import type { View } from '../view.ts';

type Props = { view: View; items: readonly string[]; className?: string };

export function TextList({ view, items, className }: Props) {
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={item}>{view.text(item)}</li>
      ))}
    </ul>
  );
}
