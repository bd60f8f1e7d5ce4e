/**
 * The first screen of the home page: an introduction for new visitors; for others, today's plan
 * (`page/learner/today.ts`).
 */

import type { Home } from '../../schemas/home.ts';
import { ButtonLink } from '../islands/parts/Buttons.tsx';
import { CurrentStop } from '../road/CurrentStop.tsx';
import type { RoadView, View } from '../view.ts';

const SHORTCUTS = [
  ['/ruta/', 'Carretera'],
  ['/tests/', 'Tests'],
  ['/senales/', 'Señales'],
  ['/tramites/', 'Papeles'],
] as const;

export function TodayCard({ view, home, road }: { view: View; home: Home; road: RoadView }) {
  const [first] = road.stops;
  return (
    <section className="today-card" data-day={view.settings.basePath} aria-labelledby="today">
      {first && <CurrentStop stop={first} />}
      <div className="today-text">
        <p className="eyebrow returning-only" />
        <h1 id="today">{home.headline}</h1>
        <div className="today-rows">
          <p>{view.text(home.lead)}</p>
        </div>
        <div className="today-actions">
          <ButtonLink look="primary" href={view.href('/repaso/#diez')} label={home.primary.label} />
          <p className="other-actions">Diez preguntas, sin reloj.</p>
          <p className="button-pair newcomer-only">
            {[home.secondary, home.papers].map(({ label, href }) => (
              <ButtonLink key={href} href={view.href(href)} label={label} />
            ))}
          </p>
        </div>
      </div>
      <nav className="shortcuts returning-only" aria-label="También">
        {SHORTCUTS.map(([route, label]) => (
          <a key={route} href={view.href(route)}>
            {label}
          </a>
        ))}
      </nav>
    </section>
  );
}
