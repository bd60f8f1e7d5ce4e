/** What every extractor is given, and the one way to leave a key out. */
import type { View } from '../../../templates/view.ts';
import type { Ledger } from '../../audit/ledger.ts';
import type { Site } from '../../link/site.ts';
import type { TextRenderer } from '../../render/rich-text.ts';
import type { Citation } from '../canonical.ts';

export type Extraction = {
  site: Site;
  ledger: Ledger;
  text: TextRenderer;
  view: View;
  /** Absolute address of a route. */
  address: (route: string) => string;
  citations: (ids: readonly string[]) => Citation[];
  /** Those of the facts that are disputed, with the sentence that says so. */
  disputes: (facts: readonly string[]) => { fact: string; note: string }[];
};

/** The object without the keys that hold nothing. */
export function defined<T extends object>(object: T): Defined<T> {
  return Object.fromEntries(
    Object.entries(object).filter(([, value]) => value !== undefined),
  ) as Defined<T>;
}
type Defined<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};
