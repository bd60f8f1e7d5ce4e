/** The drills as a script of their own: a session loads it when it reaches its pair. */

import { read } from '../page/late.ts';
import type { DrillData } from '../quiz/drill-data.ts';
import { type Drills, openDrills } from './confusion.ts';

export { withPair, withSteps } from './confusion.ts';
export { PairCard } from './PairCard.tsx';

/** @throws if the file cannot be had, which is so without a connection */
export const loadDrills = async (address: string): Promise<Drills> =>
  openDrills(await read<DrillData>(address));
