/** What a session did on the road: the stops that it won, and what is missing at the one where the car stands. */
import type { ReactNode } from 'react';
import { standingOf } from '../model/learning/forms.ts';
import type { Material } from '../model/learning/plan-bank.ts';
import { carAt, missingOf, missingWords, stopsStanding, wonWith } from '../model/learning/stops.ts';
import type { PlanSession } from '../model/learning/types.ts';
import { madeKnown } from './Gained.tsx';
import type { Known } from './use-learning.ts';

type Props = {
  /** Address of the plan: a session may end on the page of a stop, a folder deeper. */
  plan: string;
  session: PlanSession;
  material: Material;
  known: Known;
};

export function StopsWon(props: Props): ReactNode {
  const { learning, today } = props.known;
  const { file, forms } = props.material;
  const standing = standingOf(learning, forms, today);
  const standings = stopsStanding(file.stops, { learning, standing });
  const gained = new Set(madeKnown(props).map(({ id }) => id));
  const won = wonWith(gained, { stops: file.stops, standings });
  const placed = ({ id }: { id: string }) => file.places.find((place) => place.id === id);
  const here = standings[carAt(standings)];
  const next = here && placed(here);
  return (
    <>
      {won.length > 0 && (
        <ul className="nombres">
          {won.flatMap(placed).map(
            (stop) =>
              stop && (
                <li key={stop.id}>
                  {document.getElementById(`h-${stop.landmark}`) && (
                    <svg viewBox="-2 -2 68 64" aria-hidden="true">
                      <use href={`#h-${stop.landmark}`} />
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
        <p>
          {missingWords(missingOf(here))}{' '}
          <a href={`${props.plan}../ruta/${next.id}/`}>{next.name}</a>.
        </p>
      ) : (
        <p>
          Ganaste todas las paradas: prueba el <a href={`${props.plan}../simulacro/`}>simulacro</a>.
        </p>
      )}
    </>
  );
}
