/**
 * Panels that the script turns into tabs. All panels are visible without the script and in print, and the browser's
 * find-in-page reaches them.
 */
import type { ReactNode } from 'react';

export function Tabs({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section data-tabs="" aria-label={label}>
      {children}
    </section>
  );
}

type TabProps = { id: string; title: string; children: ReactNode };

export function Tab({ id, title, children }: TabProps) {
  return (
    <section id={id} data-tab={title} aria-labelledby={`${id}-titulo`}>
      <h2 id={`${id}-titulo`}>{title}</h2>
      {children}
    </section>
  );
}
