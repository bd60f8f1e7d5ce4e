/**
 * Panels one after another; the script of the page turns them into tabs. Everything is in the HTML, so nothing
 * is lost without script, in print and for a search in the page.
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
