/**
 * The 78 municipalities by region, and the centres whose location is known. Screen readers and keyboards use a list
 * instead.
 */
import type { Centre } from '../../schemas/centre.ts';
import type { CoverageView, LinkedRecord, View } from '../view.ts';
import { placeLabels, placeRegionLetter } from './labels.ts';
import { MAP_FRAME, MUNICIPALITY_OUTLINES } from './map-outlines.ts';
import { projectToMap } from './projection.ts';

/** The eastern islands. They have no centre whose label would name them, so the map adds their names. */
const ISLANDS = [
  { name: 'Vieques', latitude: 18.03, longitude: -65.33 },
  { name: 'Culebra', latitude: 18.24, longitude: -65.225 },
];

type Props = { view: View; coverage: CoverageView; centres: readonly LinkedRecord<Centre>[] };

export function RegionMap({ view, coverage, centres }: Props) {
  const points = centres.flatMap(({ data: { municipality, coordinates }, route }) =>
    coordinates
      ? [
          {
            route,
            name: municipality,
            precision: coordinates.precision,
            at: projectToMap(coordinates),
          },
        ]
      : [],
  );
  const letters = coverage.map(({ region, municipalities }) => ({
    region,
    at: placeRegionLetter(
      municipalities.map(projectToMap),
      points.map(({ at }) => at),
    ),
  }));
  const labels = placeLabels(
    points,
    letters.map(({ at }) => at),
    MAP_FRAME.width,
  );
  return (
    <figure className="map-figure regional-map">
      <svg viewBox={`0 0 ${MAP_FRAME.width} ${MAP_FRAME.height}`} aria-hidden="true">
        {coverage.map(({ region, municipalities }) => (
          <g key={region.id} className={`region-${region.id}`}>
            {municipalities.map((town) => (
              <path key={town.id} d={MUNICIPALITY_OUTLINES[town.id]}>
                <title>{town.name}</title>
              </path>
            ))}
          </g>
        ))}
        {letters.map(({ region, at: [x, y] }) => (
          <g
            key={region.id}
            className={`region-letter region-${region.id}`}
            transform={`translate(${x} ${y})`}
          >
            <rect x="-19" y="-19" width="38" height="38" rx="7" />
            <text y="9">{region.letter}</text>
          </g>
        ))}
        <g className="island">
          {ISLANDS.map((island) => {
            const [x, y] = projectToMap(island);
            return (
              <text key={island.name} x={x} y={y}>
                {island.name}
              </text>
            );
          })}
        </g>
        {points.map(({ route, name, at, precision }, index) => (
          <a key={route} href={view.href(route)} tabIndex={-1}>
            <circle
              className={precision === 'pueblo' ? 'approximate-place' : undefined}
              cx={at[0]}
              cy={at[1]}
              r={9}
            />
            <text {...labels[index]}>{name}</text>
          </a>
        ))}
      </svg>
      <figcaption>Punto lleno: el edificio. Aro: solo el pueblo.</figcaption>
    </figure>
  );
}
