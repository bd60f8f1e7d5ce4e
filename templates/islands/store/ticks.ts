/** The papers that a visitor ticked, as they are stored on the device. */
import { isName } from '../model/checks.ts';
import { type KeptList, type ListStorage, openList } from './kept-list.ts';
import { PAPERS_KEY } from './registry.ts';

/** The ids of the ticked papers. */
export const openTicks = (storage: () => ListStorage): KeptList<string> =>
  openList(PAPERS_KEY, storage, (id) => (isName(id) ? id : undefined));

export const deviceTicks: KeptList<string> = /* @__PURE__ */ openTicks(() => localStorage);

/** Ticks what another device has ticked; it takes nothing away. */
export function addTicks(ticks: KeptList<string>, ids: readonly string[]): void {
  if (ids.length > 0) ticks.change((here) => [...new Set([...here, ...ids])].sort());
}

export function removeTicks(ticks: KeptList<string>, ids: readonly string[]): void {
  if (ids.length > 0) ticks.change((here) => here.filter((id) => !ids.includes(id)));
}
