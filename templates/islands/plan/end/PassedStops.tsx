/**
 * The progress of a session on the road: the stop of the car, the stretch that the car drove, and the stops that the
 * session completed.
 */

import {
  type CourseStop,
  carStopIndex,
  isStopReached,
  reachedRulesText,
  STOP_STATE_WORDS,
} from '../../model/learning/course.ts';
import type { Material } from '../../model/learning/plan-material.ts';
import { numberWithNoun } from '../../model/learning/plan-words.ts';
import type { PlanSession, SessionItem } from '../../model/learning/types.ts';
import { Button, ButtonLink } from '../../parts/Buttons.tsx';
import { customPropertiesRef } from '../../parts/custom-properties.ts';
import { Landscape } from '../../parts/road/Landscape.tsx';
import type { LearnerState } from '../use-learning.ts';
import { rulesOfItems } from './GainedRules.tsx';

/** @property passed the stops whose new rules the session asked, in order */
export type SessionEndProps = {
  session: PlanSession;
  material: Material;
  known: LearnerState;
  course: readonly CourseStop[];
  passed: readonly CourseStop[];
};
/** The address of the plan. A session may end on the page of a stop, which is one folder deeper. */
type WithPlan = { plan: string };

/** The maximum number of stops and of postcards whose names fit. */
const MOST_LAMPS = 3;
const MOST_CARDS = 3;

function askedStops(
  items: readonly SessionItem[],
  material: Material,
  course: readonly CourseStop[],
) {
  const asked = rulesOfItems(items, material);
  return course.filter(({ rules }) => rules.some((rule) => asked.includes(rule)));
}

export function passedStopsIn(
  { items, results }: PlanSession,
  material: Material,
  course: readonly CourseStop[],
): CourseStop[] {
  const fresh = items.filter(({ isNew }, at) => isNew && at < results.length);
  return askedStops(fresh, material, course);
}

/** The picture of the stop that the car has reached. */
export function StopPicture({ plan, course, known, material }: SessionEndProps & WithPlan) {
  const at = carStopIndex(known.learning, course);
  const [here, place] = [course[at], material.file.places[at]];
  if (!here || !place) return null;
  return (
    <div className="panorama">
      <Landscape src={place.picture} />
      <p className="guide-sign">
        <span className="stop-number">{at + 1}</span>
        <span>
          <b>
            <a href={`${plan}../ruta/${place.id}/`}>{place.name}</a>
          </b>{' '}
          <span>{`${place.place} · ${reachedRulesText(here)}`}</span>
        </span>
      </p>
    </div>
  );
}

/**
 * The last stops that the session passed and the next stop, each with its state. The driven part of the lane turns
 * yellow.
 */
export function DrivenStretch({ passed, course, material }: SessionEndProps) {
  const shown = passed.slice(-MOST_LAMPS);
  const next = course[course.indexOf(shown.at(-1)!) + 1];
  const stops = [...shown, ...(next ? [next] : [])];
  return (
    <div
      className="passed-stops"
      ref={customPropertiesRef({ '--all': stops.length, '--done': shown.length })}
    >
      <div className="driven-lane">
        <i />
        <span>
          <svg aria-hidden="true">
            <use href="#k-carro" />
          </svg>
        </span>
      </div>
      <ol>
        {stops.map((stop) => {
          const isPassed = shown.includes(stop);
          const { place = '' } = material.file.places[course.indexOf(stop)] ?? {};
          return (
            <li key={stop.id} className={isPassed ? 'is-passed' : undefined}>
              <svg aria-hidden="true">
                <use href={`#k-${stop.lamp}`} />
              </svg>
              <b>{place}</b>{' '}
              <small>{isPassed ? reachedRulesText(stop) : STOP_STATE_WORDS[stop.lamp]}</small>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** The stops that this session completed: all rules were answered correctly, at least one for the first time in it. */
export function completedStops(
  { items, results }: PlanSession,
  material: Material,
  course: readonly CourseStop[],
): CourseStop[] {
  const won = items.filter(({ isNew, wasUnlearned }, at) => results[at] && (isNew || wasUnlearned));
  return askedStops(won, material, course).filter(isStopReached);
}

/** A milestone that fills the screen before the card at the end of a session: the first postcard, or the whole road. */
type Milestone = { title: string; words: string; picture: string; postcard: string };

/**
 * @param whole the stops that the session completed
 * @returns undefined if the session completed no stop, or if others were completed before and the road is not complete
 */
export function milestoneOf(
  whole: readonly CourseStop[],
  course: readonly CourseStop[],
  { file: { places } }: Material,
): Milestone | undefined {
  const [stop] = whole;
  const reached = course.filter(isStopReached).length;
  if (!stop || (reached < course.length && reached > whole.length)) return undefined;
  const { id, name, place, picture = '' } = places[course.indexOf(stop)] ?? {};
  const postcard = `ruta/${id}/#postal`;
  if (reached < course.length)
    return {
      title: `Llegaste a ${place}`,
      words: `${name}: ${stop.rules.length} de ${stop.rules.length}. Es tu primera postal.`,
      picture,
      postcard,
    };
  return {
    title: '¡Diste la vuelta a la isla!',
    words: `Llegaste a las ${reached} paradas. Ahora, a dejarlas firmes.`,
    picture: places[0]?.picture ?? '',
    postcard,
  };
}

export const MilestoneScreen = ({
  milestone: { title, words, picture, postcard },
  plan,
  onNext,
}: WithPlan & { milestone: Milestone; onNext: () => void }) => (
  <section className="start-card session-end full-screen">
    <Landscape src={picture} />
    <div>
      <h1 tabIndex={-1}>{title}</h1>
      <p>{words}</p>
      <Button look="primary" onClick={onNext} label="Seguir" />
      <ButtonLink href={`${plan}../${postcard}`} label="Mandar la postal" />
    </div>
  </section>
);

type PostcardsProps = SessionEndProps & WithPlan & { whole: readonly CourseStop[] };

export function Postcards({ whole, material, course, plan }: PostcardsProps) {
  if (whole.length === 0) return null;
  const more = whole.length - MOST_CARDS;
  return (
    <>
      <ul className="postcards" aria-label="Llegaste a">
        {whole.slice(-MOST_CARDS).map((stop) => {
          const { id, place = '', picture = '' } = material.file.places[course.indexOf(stop)] ?? {};
          return (
            <li key={id}>
              <a href={`${plan}../ruta/${id}/#postal`}>
                <Landscape src={picture} low />
                <b>{place}</b>
              </a>
            </li>
          );
        })}
      </ul>
      {more > 0 && (
        <p className="meta">Y llegaste a {numberWithNoun(more, 'parada', 'paradas')} más.</p>
      )}
    </>
  );
}
