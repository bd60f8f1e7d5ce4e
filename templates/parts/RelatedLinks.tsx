/** Destinations on a guide sign: where to go on from here, one line each. */
import type { ReactNode } from 'react';
import type { View } from '../view.ts';

export type Destination = { label: string; route: string; text?: ReactNode };

export function RelatedLinks({
  view,
  items,
  as: Heading = 'h3',
}: {
  view: View;
  items: readonly Destination[];
  as?: 'h2' | 'h3';
}) {
  return (
    <ul className="destinos">
      {items.map((item) => (
        <li key={item.route}>
          <Heading>
            <a href={view.href(item.route)}>{item.label}</a>
          </Heading>
          {item.text && <p>{item.text}</p>}
        </li>
      ))}
    </ul>
  );
}
