/** The green guide sign at the end of a page, with the next actions. */

import type { ReactNode } from 'react';
import { ButtonLink } from '../islands/parts/Buttons.tsx';
import type { View } from '../view.ts';

type Props = {
  view: View;
  title: string;
  children?: ReactNode;
  /** The first action is the green button. */
  actions: readonly { label: string; route: string }[];
};

export function CallToAction({ view, title, children, actions }: Props) {
  return (
    <section className="sign-panel call-to-action">
      <div>
        <h2>{title}</h2>
        {children && <p>{children}</p>}
        <p className="buttons">
          {actions.map(({ label, route }, position) => (
            <ButtonLink
              key={route}
              look={position === 0 ? 'primary' : 'secondary'}
              href={view.href(route)}
              label={label}
            />
          ))}
        </p>
      </div>
    </section>
  );
}
