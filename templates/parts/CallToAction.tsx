/** The green guide sign at the end of a page: what to do next. */
import type { ReactNode } from 'react';
import type { View } from '../view.ts';
import { ButtonRow } from './ButtonRow.tsx';

type Props = {
  view: View;
  title: string;
  children?: ReactNode;
  actions: readonly { label: string; route: string }[];
};

export function CallToAction({ view, title, children, actions }: Props) {
  return (
    <section className="rotulo llamada">
      <div>
        <h2>{title}</h2>
        {children && <p>{children}</p>}
        <ButtonRow view={view} actions={actions} />
      </div>
    </section>
  );
}
