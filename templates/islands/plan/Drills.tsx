/**
 * The drills of pairs of signs or figures that learners confuse. A session loads this separate script shortly before it
 * asks such a pair.
 */

import type { DrillData } from '../model/drill-data.ts';
import { createDrills, type Drills } from '../model/learning/confusion.ts';
import { loadJson } from '../parts/lazy-load.ts';

export { formOfPair, withPair, withPairSteps } from '../model/learning/confusion.ts';
export { PairCard } from './session/PairCard.tsx';

/** @throws if the file cannot be loaded, for example without a connection */
export const loadDrills = async (address: string): Promise<Drills> =>
  createDrills(await loadJson<DrillData>(address));
