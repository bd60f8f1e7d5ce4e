/** The input of the functions that extract canonical data. */
import type { View } from '../../../templates/view.ts';
import type { Drawing } from '../../draw/sign-drawing.ts';
import type { TextRenderer } from '../../ledger/rich-text.ts';
import type { Ledger } from '../../ledger/types.ts';
import type { Site } from '../../link/site.ts';
import type { Citation } from '../shapes.ts';

export type ExtractionContext = {
  site: Site;
  ledger: Ledger;
  /** Renders texts with absolute links. */
  text: TextRenderer;
  citations: (ids: readonly string[]) => Citation[];
  disputes: (facts: readonly string[]) => { fact: string; note: string }[];
  /** Renders components with absolute links. */
  view: View;
  drawScene: (id: string) => Drawing;
};
