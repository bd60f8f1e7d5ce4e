/** Converts a hazard's record into the parts of its clip: ground, then scenery, then road users, from far to near. */
import type { Hazard, HazardRoadUser } from '../../schemas/hazard.ts';
import { type Clip, interpolateTrack, type Track } from './camera.ts';
import { CAR_PAINTS } from './palette.ts';
import { drawGround, ROAD_LAYOUTS } from './roads.ts';
import { drawRoadsideThings, drawScenery } from './scenery.ts';
import { busParts, carParts, type DrawnPart } from './solids.ts';
import * as sprites from './sprites.ts';

/** Feet of scenery beyond the end of the drive. */
const SIGHT = 420;

export const toTrack = (value: number | readonly (readonly [number, number])[]): Track =>
  typeof value === 'number' ? value : value.flat();

/** Draws everything on and beside the road, and makes the clip that moves it. */
export function buildHazardWorld(hazard: Hazard): {
  clip: Clip;
  drawn: DrawnPart[];
  ground: DrawnPart[];
} {
  const { you, crest } = hazard;
  const clip: Clip = {
    t: hazard.seconds,
    z: toTrack(you.z),
    ...(crest !== undefined && { crest }),
    parts: [],
  };
  const end = interpolateTrack(clip.z, hazard.seconds) + SIGHT;
  const ground = drawGround(hazard, end);
  const middle = (hazard.window[0] + hazard.window[1]) / 2;
  const depth = ({ part }: DrawnPart) => interpolateTrack(part.z, middle);
  const byDepth = (groups: DrawnPart[][]) =>
    groups.sort((a, b) => depth(b[0]!) - depth(a[0]!)).flat();
  const drawn = [
    ...byDepth(drawScenery(hazard, end)),
    ...byDepth([...drawRoadsideThings(hazard), ...parkedOf(hazard), ...usersOf(hazard)]),
  ];
  clip.parts = [...ground, ...drawn].map(({ part }) => part);
  return { clip, drawn, ground };
}

const COLOURS = ['gris', 'azul', 'blanco', 'verde'] as const;
function parkedOf({ parked = {}, road }: Hazard): DrawnPart[][] {
  const [left, right] = ROAD_LAYOUTS[road].parking ?? [-14, 3];
  const row = (zs: readonly number[], x: number, shift: number) =>
    zs.map((z, i) => {
      const user = { who: 'estacionado', is: 'carro', x, z } as const;
      return carParts(
        x < 0 ? { ...user, faces: 'hacia-ti' } : user,
        CAR_PAINTS[COLOURS[(i + shift) % COLOURS.length]!],
        x,
        z,
      );
    });
  return [...row(parked.left ?? [], left, 2), ...row(parked.right ?? [], right, 0)];
}

function usersOf({ users, mirror }: Hazard): DrawnPart[][] {
  return users.flatMap((user, index): DrawnPart[][] => {
    const [x, z] = [toTrack(user.x), toTrack(user.z)];
    const drawn = drawUser(user, index, x, z);
    if (mirror !== true || (user.is !== 'motora' && user.is !== 'carro')) return [drawn];
    const front = user.is === 'motora' ? sprites.motorcycleFront : sprites.carFront;
    return [
      drawn,
      [{ part: { x, z, mirror: 1 }, group: front(CAR_PAINTS[user.colour ?? 'gris']) }],
    ];
  });
}

const SHIRTS = ['#c8553d', '#2f6f8f', '#e0b13c', '#5b8a4a', '#8d5a97'];

function drawUser(user: HazardRoadUser, index: number, x: Track, z: Track): DrawnPart[] {
  if (user.is === 'carro' || user.is === 'guagua')
    return (user.is === 'carro' ? carParts : busParts)(
      user,
      CAR_PAINTS[user.colour ?? 'gris'],
      x,
      z,
    );
  const shirt =
    user.colour === undefined ? SHIRTS[index % SHIRTS.length]! : CAR_PAINTS[user.colour];
  const flip = user.faces === 'derecha' ? 'scale(-1 1)' : undefined;
  const group = {
    bicicleta: sprites.bicycle,
    motora: sprites.motorcycle,
    caballo: sprites.horse,
    bola: sprites.ball,
    nino: sprites.child,
    peaton: sprites.person,
  }[user.is](shirt);
  return [
    {
      part: {
        x,
        z,
        ...(user.y !== undefined && { y: toTrack(user.y) }),
        ...(WALKERS.has(user.is) && { walks: 1 }),
      },
      group: flip === undefined ? group : `<g transform="${flip}">${group}</g>`,
    },
  ];
}

const WALKERS: ReadonlySet<HazardRoadUser['is']> = new Set([
  'bicicleta',
  'caballo',
  'nino',
  'peaton',
]);
