/** The log of outings as it is stored on the device. */
import { OUTINGS_KEY } from '../storage/registry.ts';

export type Outing = { day: string; minutes: number; where: string; what: string };
type Device = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

function isOuting(value: unknown): value is Outing {
  const { day, minutes, where, what } = Object(value) as Record<string, unknown>;
  return (
    /^\d{4}-\d\d-\d\d$/.test(`${day}`) &&
    (minutes as number) > 0 &&
    [where, what].every((text) => typeof text === 'string')
  );
}

/** @returns what is stored and sound, newest day first; none where storage is blocked */
export function readOutings(device: () => Device): Outing[] {
  try {
    const value: unknown = JSON.parse(device().getItem(OUTINGS_KEY) ?? '[]');
    return sorted((value as unknown[]).filter(isOuting));
  } catch {
    return [];
  }
}

/** @returns whether the device kept it */
export function writeOutings(device: () => Device, outings: readonly Outing[]): boolean {
  try {
    if (outings.length === 0) device().removeItem(OUTINGS_KEY);
    else device().setItem(OUTINGS_KEY, JSON.stringify(outings));
    return true;
  } catch {
    return false;
  }
}

/** More is no log: a file may hold anything. */
const MOST = 1000;
const LONGEST = 200;

/** Adds what another device has noted; it takes nothing away, and adds nothing twice. */
export function addOutings(device: () => Device, brought: unknown): void {
  const sound = (Array.isArray(brought) ? brought : [])
    .filter(isOuting)
    .map(({ day, minutes, where, what }) => ({
      day,
      minutes: Number(minutes),
      where: where.slice(0, LONGEST),
      what: what.slice(0, LONGEST),
    }));
  if (sound.length === 0) return;
  const all = [...readOutings(device), ...sound.slice(0, MOST)];
  writeOutings(device, [...new Map(all.map((one) => [JSON.stringify(one), one])).values()]);
}

const sorted = (outings: readonly Outing[]): Outing[] =>
  [...outings].sort((a, b) => b.day.localeCompare(a.day));

/** "3 salidas, 1 h 20 min". */
export function totalWords(outings: readonly Outing[]): string {
  const sum = outings.reduce((total, { minutes }) => total + minutes, 0);
  const count = outings.length;
  return `${count} ${count === 1 ? 'salida' : 'salidas'}, ${Math.floor(sum / 60)} h ${sum % 60} min`;
}
