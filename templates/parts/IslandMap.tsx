/** Outline of the island with the point of a centre. The outline is the Census Bureau's (public domain), simplified. */
import type { Centre } from '../../schemas/centre.ts';

const ISLAND =
  'M355 280l-18 7-22-10-20 8-39-15-36 23-7-3-28 4-6 10-25-12-1-7-35-4-23 14-26-8-20 5 2-22 16-13-18-5 5-27 9-6 1-31 12-13-15-34-18-15-21-31 50-26-3-30 12-13 18-4 37 2 30 10 24 2 30-1 32 1 27 6 39-11 16 5 25 2 29 6 13-8 41 0 17 5 19-3 51 13 15-9 41 11 21-4 39 3 34 14 17 0 19 18 38 10 20-11-4 19 5 28 22 19-12 18-18-8 5 11-15 0-13 13-13-6-10 9-16 21-10 28-15 8-9 20-28 15-30 6-19-5-12 11-11-5-39 18-17-4-11 10-12 1-10-15-34-15-21 18-30-21-18-4ZM904 101l18 9 19-5 15 15-28 14-19-7ZM796 213l80-22 57 13-29 11-35 3-18 10-13-5-28 7ZM787 80l12 6 0 18Z';

/** Same projection as the outline: 480 units a degree of latitude, a degree of longitude shortened by cos 18.22°. */
function project({ latitude, longitude }: NonNullable<Centre['coordinates']>): [number, number] {
  return [Math.round((longitude + 67.32) * 0.94987 * 480), Math.round((18.56 - latitude) * 480)];
}

export function IslandMap({ name, coordinates }: { name: string; coordinates: NonNullable<Centre['coordinates']> }) {
  const [x, y] = project(coordinates);
  return (
    <figure className="mapa">
      <svg viewBox="0 0 980 332" role="img" aria-label={`Mapa de Puerto Rico con ${name}`}>
        <path d={ISLAND} />
        <circle cx={x} cy={y} r="18" />
      </svg>
      <figcaption>{coordinates.precision === 'pueblo' ? 'El punto marca el pueblo, no el edificio.' : 'El punto marca el edificio.'}</figcaption>
    </figure>
  );
}
