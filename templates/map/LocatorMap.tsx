/** A map of the island that marks one centre and colours its region. */
import type { Centre } from '../../schemas/centre.ts';
import type { Region } from '../../schemas/site.ts';
import { ISLAND_OUTLINE, MAP_FRAME, MUNICIPALITY_OUTLINES } from './map-outlines.ts';
import { projectToMap } from './projection.ts';

type Props = {
  name: string;
  region: Region;
  coordinates: NonNullable<Centre['coordinates']>;
  towns: readonly string[];
};

export function LocatorMap({ name, region, coordinates, towns }: Props) {
  const [x, y] = projectToMap(coordinates);
  return (
    <figure className="map-figure">
      <svg
        viewBox={`0 0 ${MAP_FRAME.width} ${MAP_FRAME.height}`}
        role="img"
        aria-label={`Mapa de Puerto Rico: ${name}, en la región ${region.name}`}
      >
        <path className="land" d={ISLAND_OUTLINE} />
        <g className={`region-${region.id}`}>
          {towns.map((town) => (
            <path key={town} d={MUNICIPALITY_OUTLINES[town]} />
          ))}
        </g>
        <circle
          className={coordinates.precision === 'pueblo' ? 'approximate-place' : undefined}
          cx={x}
          cy={y}
          r={16}
        />
      </svg>
      <figcaption>
        {coordinates.precision === 'pueblo'
          ? 'El aro marca el pueblo, no el edificio.'
          : 'El punto marca el edificio.'}
      </figcaption>
    </figure>
  );
}
