/** The papers that a visitor ticked, by their ids. */
import { listOf } from './codec.ts';
import { listFieldCodec, NAME } from './field-codecs.ts';
import { PAPERS_KEY } from './registry.ts';
import { openStored, type StoredKey, type StoredValue } from './stored.ts';

type Ticks = StoredValue<readonly string[]>;

export const TICKS: StoredKey<readonly string[]> = {
  key: PAPERS_KEY,
  codec: /* @__PURE__ */ listFieldCodec(/* @__PURE__ */ listOf(NAME, { keyOf: String })),
  empty: [],
};

export const deviceTicks: Ticks = /* @__PURE__ */ openStored(TICKS, () => localStorage);

export function addTicks(ticks: Ticks, ids: readonly string[]): void {
  if (ids.length > 0) ticks.update((here) => [...new Set([...here, ...ids])].sort());
}

export function removeTicks(ticks: Ticks, ids: readonly string[]): void {
  if (ids.length > 0) ticks.update((here) => here.filter((id) => !ids.includes(id)));
}
