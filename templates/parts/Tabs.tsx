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

type TabProps = { id: string; title: string; as?: 'h2' | 'h3'; children: ReactNode };

export function Tab({ id, title, as: Heading = 'h2', children }: TabProps) {
  return (
    <section id={id} data-tab={title} aria-labelledby={`${id}-titulo`}>
      <Heading id={`${id}-titulo`}>{title}</Heading>
      {children}
    </section>
  );
}
