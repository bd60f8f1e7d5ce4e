/** The context of extractors. */
import type { View } from '../../../templates/view.ts';
import type { Ledger } from '../../ledger/types.ts';
import type { Site } from '../../link/site.ts';
import type { TextRenderer } from '../../render/rich-text.ts';
import type { SceneImages } from '../../render/scene-images.ts';
import type { Citation } from '../shapes.ts';

export type Extraction = {
  site: Site;
  ledger: Ledger;
  /** Its links are absolute. */
  text: TextRenderer;
  citations: (ids: readonly string[]) => Citation[];
  /** The disputed ones among the facts, with the sentence that says so. */
  disputes: (facts: readonly string[]) => { fact: string; note: string }[];
  /** Its links are absolute. */
  view: View;
  scenes: SceneImages;
};
