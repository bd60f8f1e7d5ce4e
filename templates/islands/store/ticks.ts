/** The papers that a visitor ticked, by their ids. */
import { listCodec } from './codec.ts';
import { listFieldCodec, NAME_CODEC } from './field-codecs.ts';
import { PAPERS_KEY } from './registry.ts';
import { openStoredValue, type StoredKey, type StoredValue } from './stored.ts';

type Ticks = StoredValue<readonly string[]>;

export const TICKED_PAPERS: StoredKey<readonly string[]> = {
  key: PAPERS_KEY,
  codec: /* @__PURE__ */ listFieldCodec(/* @__PURE__ */ listCodec(NAME_CODEC, { keyOf: String })),
  empty: [],
};

export const deviceTickedPapers: Ticks = /* @__PURE__ */ openStoredValue(
  TICKED_PAPERS,
  () => localStorage,
);

export function addTickedPapers(ticks: Ticks, ids: readonly string[]): void {
  if (ids.length > 0) ticks.update((here) => [...new Set([...here, ...ids])].sort());
}

export function removeTickedPapers(ticks: Ticks, ids: readonly string[]): void {
  if (ids.length > 0) ticks.update((here) => here.filter((id) => !ids.includes(id)));
}
