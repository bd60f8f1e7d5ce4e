/** The green guide sign at the end of a page, with the next actions. */
import type { ReactNode } from 'react';
import type { View } from '../view.ts';

type Props = {
  view: View;
  title: string;
  children?: ReactNode;
  /** The first one is green. */
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
            <a
              key={route}
              className={position === 0 ? 'btn primary' : 'btn secondary'}
              href={view.href(route)}
            >
              {label}
            </a>
          ))}
        </p>
      </div>
    </section>
  );
}
