/** What a session did on the road: the stops that it won, and how far she is at the one where the car stands, or at the one that it asked most about. */
import type { ReactNode } from 'react';
import { standingOf } from '../model/learning/forms.ts';
import type { Material } from '../model/learning/plan-bank.ts';
import {
  missingOf,
  missingWords,
  reachOf,
  stopsStanding,
  stopToTell,
  wonWith,
} from '../model/learning/stops.ts';
import type { PlanSession } from '../model/learning/types.ts';
import { Camino } from '../parts/road/Camino.tsx';
import { madeKnown } from './Gained.tsx';
import type { Known } from './use-learning.ts';

/** Where the post of the stop stands, in percent of the way: before its landmark, or at the end. */
const POST = { withLandmark: 72, alone: 88 };

type Props = {
  /** Address of the plan: a session may end on the page of a stop, a folder deeper. */
  plan: string;
  session: PlanSession;
  material: Material;
  known: Known;
};

/** The landmark of a stop, where the page holds its drawing. */
const drawn = ({ landmark }: { landmark: string }): string | undefined =>
  document.getElementById(`h-${landmark}`) ? `#h-${landmark}` : undefined;

export function StopsWon(props: Props): ReactNode {
  const { learning, today } = props.known;
  const { file, forms } = props.material;
  // A site without a road.
  if (file.stops.length === 0) return null;
  const standing = standingOf(learning, forms, today);
  const standings = stopsStanding(file.stops, { learning, standing });
  const gained = new Set(madeKnown(props).map(({ id }) => id));
  const won = wonWith(gained, { stops: file.stops, standings });
  const placed = ({ id }: { id: string }) => file.places.find((place) => place.id === id);
  const asked = new Set(props.session.items.map(({ id }) => forms.byId.get(id)?.concept ?? ''));
  const at = stopToTell(asked, { stops: file.stops, standings });
  const here = standings[at];
  const next = here && placed(here);
  const post = next && drawn(next) ? POST.withLandmark : POST.alone;
  return (
    <>
      {won.length > 0 && (
        <ul className="nombres">
          {won.flatMap(placed).map(
            (stop) =>
              stop && (
                <li key={stop.id}>
                  {drawn(stop) && (
                    <svg viewBox="-2 -2 68 64" aria-hidden="true">
                      <use href={drawn(stop)} />
                    </svg>
                  )}
                  <span>
                    Ganaste <b>{stop.name}</b>.
                  </span>
                </li>
              ),
          )}
        </ul>
      )}
      {here && next ? (
        <>
          <Camino
            landmark={drawn(next)}
            car={post * reachOf(here)}
            posts={[{ at: post, number: at + 1, word: next.name }]}
          />
          <p>
            {missingWords(missingOf(here))}{' '}
            <a href={`${props.plan}../ruta/${next.id}/`}>{next.name}</a>.
          </p>
        </>
      ) : (
        <p>
          Ganaste todas las paradas: prueba el <a href={`${props.plan}../simulacro/`}>simulacro</a>.
        </p>
      )}
    </>
  );
}
