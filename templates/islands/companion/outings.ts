/** The log of outings as it is stored on the device. */
import { OUTINGS_KEY } from '../storage/registry.ts';

export type Outing = { day: string; minutes: number; where: string; what: string };
type Device = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const MOST = 500;
const LONGEST = 120;

function isOuting(value: unknown): value is Outing {
  if (typeof value !== 'object' || value === null) return false;
  const { day, minutes, where, what } = value as Record<string, unknown>;
  return (
    /^\d{4}-\d\d-\d\d$/.test(String(day)) &&
    typeof minutes === 'number' &&
    minutes > 0 &&
    minutes <= 600 &&
    [where, what].every((text) => typeof text === 'string' && text.length <= LONGEST)
  );
}

/** @returns what is stored and sound, newest day first; none where storage is blocked */
export function readOutings(device: () => Device): Outing[] {
  try {
    const value: unknown = JSON.parse(device().getItem(OUTINGS_KEY) ?? '[]');
    return sorted(Array.isArray(value) ? value.filter(isOuting) : []);
  } catch {
    return [];
  }
}

/** @returns whether the device kept it */
export function writeOutings(device: () => Device, outings: readonly Outing[]): boolean {
  try {
    if (outings.length === 0) device().removeItem(OUTINGS_KEY);
    else device().setItem(OUTINGS_KEY, JSON.stringify(sorted(outings).slice(0, MOST)));
    return true;
  } catch {
    return false;
  }
}

const sorted = (outings: readonly Outing[]): Outing[] =>
  [...outings].sort((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : 0));

/** "3 salidas, 1 hora y 20 minutos". */
export function totalWords(outings: readonly Outing[]): string {
  const sum = outings.reduce((total, { minutes }) => total + minutes, 0);
  const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;
  const [hours, minutes] = [Math.floor(sum / 60), sum % 60];
  const time = [
    ...(hours > 0 ? [count(hours, 'hora', 'horas')] : []),
    ...(minutes > 0 ? [count(minutes, 'minuto', 'minutos')] : []),
  ].join(' y ');
  return `${count(outings.length, 'salida', 'salidas')}, ${time}.`;
}
