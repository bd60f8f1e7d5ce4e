/** Study plans to print: for each day the questions, sections and signs, with a box to tick. */
import type { View } from '../view.ts';

export type PaperLink = { label: string; route: string };

/** A day of a plan on paper. The last day has no sections or signs. */
export type PaperDay = {
  day: number;
  tests: PaperLink[];
  chapters: PaperLink[];
  signs: PaperLink[];
  isLast?: true;
};

export type PaperPlan = { days: number; items: PaperDay[] };
const NAMES: Record<number, string> = { 7: 'Una semana', 14: 'Dos semanas', 28: 'Cuatro semanas' };

export function PaperPlans({ view, papers }: { view: View; papers: readonly PaperPlan[] }) {
  return (
    <section className="paper-plans" aria-labelledby="papel">
      <h2 id="papel">El plan en papel</h2>
      <p>
        Cuenta los días que faltan para tu examen y abre tu plan: al imprimir sale solo ese. Si
        faltas un día, sigue donde quedaste.
      </p>
      {papers.map(({ days, items }) => (
        <details key={days} name="plan-en-papel">
          <summary>{NAMES[days] ?? `${days} días`}</summary>
          <ol>
            {items.map((item) => (
              <Day key={item.day} view={view} item={item} />
            ))}
          </ol>
        </details>
      ))}
    </section>
  );
}

function Day({ view, item }: { view: View; item: PaperDay }) {
  return (
    <li>
      <b>Día {item.day}</b>
      <div>
        <Line view={view} label="Contesta" links={item.tests} />
        <Line view={view} label="Lee" links={item.chapters} />
        <Line view={view} label="Mira" links={item.signs} />
        {item.isLast && (
          <p>
            Repite lo que contestaste mal y prepara los{' '}
            <a href={view.href('/tramites/')}>papeles</a>. Duerme bien.
          </p>
        )}
      </div>
    </li>
  );
}

function Line({ view, label, links }: { view: View; label: string; links: readonly PaperLink[] }) {
  if (links.length === 0) return null;
  return (
    <p>
      {label}:{' '}
      {links.map(({ label: name, route }, i) => (
        <span key={name}>
          {i > 0 && ', '}
          <a href={view.href(route)}>{name}</a>
        </span>
      ))}
    </p>
  );
}
