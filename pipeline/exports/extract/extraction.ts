/** What every extractor is given. */

import type { View } from '../../../templates/view.ts';
import type { Ledger } from '../../ledger/types.ts';

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
