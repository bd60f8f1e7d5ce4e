/** The size that a drawing's file must have, so that its content fills the box that a scene gives it. */
import { FIGURE_OBJECTS } from '../../schemas/scene-objects.ts';
import { VEHICLE_SIZES } from './layout.ts';
import { THING_HALF_SIZE } from './RoadThings.tsx';

type Size = readonly [width: number, height: number];
type RequiredFrame = { body: Size; width: number; height: number };

/** Room around a vehicle for its lights and its door. */
const VEHICLE_ROOM: Size = [40, 28];
const THING_ROOM: Size = [8, 8];
const FIGURE: Size = [100, 100];
const FIGURE_ROOM: Size = [4, 4];

const framed = (body: Size, room: Size): RequiredFrame => ({
  body,
  width: body[0] + room[0],
  height: body[1] + room[1],
});

const FRAMES = new Map<string, RequiredFrame>([
  ...FIGURE_OBJECTS.map((name) => [`objetos/${name}`, framed(FIGURE, FIGURE_ROOM)] as const),
  ...Object.entries(VEHICLE_SIZES).map(
    ([name, size]) => [`vehiculos/${name}`, framed(size, VEHICLE_ROOM)] as const,
  ),
  ...Object.entries(THING_HALF_SIZE).map(
    ([name, [x, y]]) => [`objetos/${name}`, framed([2 * x, 2 * y], THING_ROOM)] as const,
  ),
]);

/**
 * The size that the file of a drawing must have.
 * @param name path below data/dibujos, such as `vehiculos/carro`
 * @returns undefined if a drawing may have any size
 */
export const requiredFrame = (name: string): RequiredFrame | undefined => FRAMES.get(name);
