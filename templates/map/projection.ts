/** Projects a point on the globe onto the map, with the projection of the outlines (Mercator). */
import { MAP_FRAME } from './map-outlines.ts';

export type MapPoint = readonly [x: number, y: number];

type Point = { latitude: number; longitude: number };

export function projectToMap({ latitude, longitude }: Point): MapPoint {
  const radians = Math.PI / 180;
  const north = Math.log(Math.tan(Math.PI / 4 + (latitude * radians) / 2));
  return [
    Math.round(MAP_FRAME.x + MAP_FRAME.scale * longitude * radians),
    Math.round(MAP_FRAME.y - MAP_FRAME.scale * north),
  ];
}
