/** The road round the island as one list of links: a column on a phone, a map of the island on a wide screen. */
import { ISLAND_OUTLINE } from '../map/map-outlines.ts';
import type { RoadView, StopView, View } from '../view.ts';
import { LandmarkIcon, LandmarkSymbols, RoadStretchSymbols, RoadSymbols } from './RoadSymbols.tsx';
import {
  HILLS,
  INLAND_PLACES,
  LEADER_LINES,
  MAP_BOX,
  RIDGE,
  ROAD_LEGS,
  STOP_POINTS,
  WHOLE_ROAD,
} from './road-path.ts';

type Place = Pick<StopView, 'name' | 'place' | 'route'> & {
  landmark: string;
  state: string;
  id?: string;
};

/** Places after the stops of the course. */
const END: readonly Place[] = [
  {
    name: 'Simulacro',
    place: 'Peaje de Buchanan',
    landmark: 'peaje',
    route: '/simulacro/',
    state: 'Como el examen',
  },
  {
    name: 'El examen',
    place: 'Tu CESCO',
    landmark: 'cesco',
    route: '/tramites/',
    state: 'Papeles y cita',
  },
];

/** The landmark of the harder questions, which is off the road. */
const RETOS = 'ceiba';

type Props = { view: View; road: RoadView; title: string };

/** The road before any progress. The page's script shows the learner's place (`page/learner/road.ts`). */
export function CourseRoad({ view, road, title }: Props) {
  const places: Place[] = [...road.stops.map((stop) => ({ ...stop, state: 'Nueva' })), ...END];
  return (
    <section className="course-road" aria-labelledby="carretera" data-viaje>
      <RoadSymbols>
        <LandmarkSymbols view={view} names={[...places.map(({ landmark }) => landmark), RETOS]} />
      </RoadSymbols>
      <RoadStretchSymbols />
      <h2 id="carretera">
        {title} <small />
      </h2>
      <div className="island">
        <Island />
        <ol className="road-list">
          {places.map((place, index) => (
            <Stop key={place.route} view={view} place={place} index={index} />
          ))}
        </ol>
        {road.hasRetos && (
          <div className="stop lamp-off retos-stop">
            <a href={view.href('/retos/')}>
              <LandmarkIcon of={RETOS} />
              <b>Retos</b> <span className="place-name">Vieques, fuera de la vuelta</span>{' '}
              <span className="stop-status">Más difíciles que el examen</span>
            </a>
          </div>
        )}
      </div>
    </section>
  );
}

function Stop({ view, place, index }: { view: View; place: Place; index: number }) {
  const isFirst = index === 0;
  const stretch = isFirst
    ? 'first'
    : place.landmark === 'cesco'
      ? 'last'
      : index % 2 === 0
        ? 'bend-left'
        : 'bend-right';
  const inland = INLAND_PLACES.has(index);
  return (
    <li
      className={`stop lamp-off${inland ? ' is-inland' : ''}${isFirst ? ' is-current' : ''}`}
      data-parada={place.id}
    >
      <svg
        className="stop-ground"
        viewBox="0 0 132 120"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <use href={inland ? '#k-monte' : '#k-costa'} />
        <use href={`#k-${stretch}`} />
      </svg>
      <svg className={`stop-lamp at-${stretch}`} aria-hidden="true">
        <use href={isFirst ? '#k-carro' : '#k-off'} />
      </svg>
      <a href={view.href(place.route)} aria-current={isFirst ? 'step' : undefined}>
        <LandmarkIcon of={place.landmark} />
        <b>{place.name}</b> <span className="place-name">{place.place}</span>{' '}
        <span className="stop-status">{isFirst ? 'Empieza aquí' : place.state}</span>
      </a>
    </li>
  );
}

function Island() {
  const [start] = STOP_POINTS;
  return (
    <svg className="overview-map" viewBox={MAP_BOX} aria-hidden="true" focusable="false">
      <path className="coastline" d={ISLAND_OUTLINE} />
      <path className="land" d={ISLAND_OUTLINE} />
      <path className="mountain" d={HILLS} />
      <path className="mountain ridge" d={RIDGE} />
      <path className="leader-line" d={LEADER_LINES} />
      <path className="asphalt" d={WHOLE_ROAD} />
      <path className="centre-line" d={WHOLE_ROAD} />
      {ROAD_LEGS.map((leg, index) => (
        <path key={leg} className="road-leg" d={`M${STOP_POINTS[index]!.join(' ')}${leg}`} />
      ))}
      {STOP_POINTS.map(([x, y]) => (
        <use key={`${x} ${y}`} href="#k-off" x={x - 11} y={y - 11} width="22" height="22" />
      ))}
      <use
        className="car"
        href="#k-carro"
        x={start![0] - 24}
        y={start![1] - 15}
        width="48"
        height="24"
      />
    </svg>
  );
}
