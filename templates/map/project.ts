/** Projects a point on the globe onto the map, with the projection of the outlines (Mercator). */
import { FRAME } from './municipios.ts';

export type MapPoint = readonly [x: number, y: number];

type Point = { latitude: number; longitude: number };

export function projectToMap({ latitude, longitude }: Point): MapPoint {
  const radians = Math.PI / 180;
  const north = Math.log(Math.tan(Math.PI / 4 + (latitude * radians) / 2));
  return [
    Math.round(FRAME.x + FRAME.scale * longitude * radians),
    Math.round(FRAME.y - FRAME.scale * north),
  ];
}
