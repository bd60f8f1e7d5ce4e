/** What a session did on the road: how far she is at the stop where the car stands, or at the one that it asked most about, and the stops that it won. */
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
import { Scene } from '../parts/road/Scene.tsx';
import { Landmark, madeKnown } from './Gained.tsx';
import type { Known } from './use-learning.ts';

type Props = {
  /** Address of the plan: a session may end on the page of a stop, a folder deeper. */
  plan: string;
  session: PlanSession;
  material: Material;
  known: Known;
};

function standingsOf({ known: { learning, today }, material: { file, forms } }: Props) {
  const standing = standingOf(learning, forms, today);
  return { stops: file.stops, standings: stopsStanding(file.stops, { learning, standing }) };
}

/** The stop as one sees it, with the car as far as she is; behind the last one the toll. */
export function Way(props: Props): ReactNode {
  const { file, forms } = props.material;
  const course = standingsOf(props);
  const asked = new Set(props.session.items.map(({ id }) => forms.byId.get(id)?.concept ?? ''));
  const at = stopToTell(asked, course);
  const here = course.standings[at];
  const next = file.places.find(({ id }) => id === here?.id);
  const sign =
    here && next
      ? {
          ...next,
          number: at + 1,
          route: `ruta/${next.id}`,
          words: missingWords(missingOf(here)),
          reach: reachOf(here),
        }
      : {
          number: '✓',
          name: 'Simulacro',
          route: 'simulacro',
          landmark: 'peaje',
          words: 'Ganaste todas las paradas',
        };
  return (
    <div
      className="panorama"
      ref={(picture) => {
        picture?.style.setProperty('--avance', String('reach' in sign ? sign.reach : 1));
      }}
    >
      <Scene of={sign.landmark} />
      <p className="guia">
        <span className="km">{sign.number}</span>
        <span>
          <b>
            <a href={`${props.plan}../${sign.route}/`}>{sign.name}</a>
          </b>{' '}
          <span>{sign.words}</span>
        </span>
      </p>
    </div>
  );
}

/** By name, with the landmark where the page has its drawing. */
export function StopsWon(props: Props): ReactNode {
  const gained = new Set(madeKnown(props).map(({ id }) => id));
  const won = new Set(wonWith(gained, standingsOf(props)).map(({ id }) => id));
  return (
    won.size > 0 && (
      <ul className="nombres">
        {props.material.file.places
          .filter(({ id }) => won.has(id))
          .map(({ id, name, landmark }) => (
            <li key={id}>
              <Landmark of={landmark} />
              <span>
                Ganaste <b>{name}</b>.
              </span>
            </li>
          ))}
      </ul>
    )
  );
}
