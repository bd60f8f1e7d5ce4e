/** Destinations on a guide sign: related pages, some with a text. */
import type { ReactNode } from 'react';
import type { View } from '../view.ts';

export type RelatedLink = { label: string; route: string; text?: ReactNode };

/** @property items an item is false if the site has no such page */
type Props = { view: View; items: readonly (RelatedLink | false)[] };

export function RelatedLinks({ view, items }: Props) {
  return (
    <ul className="related-links">
      {items
        .filter((item) => item !== false)
        .map((item) => (
          <li key={item.route}>
            <h3>
              <a href={view.href(item.route)}>{item.label}</a>
            </h3>
            {item.text && <p>{item.text}</p>}
          </li>
        ))}
    </ul>
  );
}
