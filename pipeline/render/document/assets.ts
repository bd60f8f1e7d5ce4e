/** Addresses and sizes of the files that pages load. `write/bundle.ts` makes them. */

import type { Place } from '../../findings/finding.ts';

export type ScriptName =
  | 'page'
  | 'quiz'
  | 'result'
  | 'exam'
  | 'plan'
  | 'review'
  | 'gallery'
  | 'filter'
  | 'class'
  | 'hazards'
  | 'manoeuvres'
  | 'companion';
export type IconName = 'svg' | 'small' | 'touch';
/** Stylesheets. Every page loads `site`, and `print` for paper; a page names its other sheets in `sheets`. */
export const STYLESHEETS = [
  'site',
  'text',
  'home',
  'tests',
  'result',
  'frame',
  'test',
  'exam',
  'plan',
  'questions',
  'question',
  'gallery',
  'map',
  'diagrams',
  'ledger',
  'procedures',
  'guides',
  'search',
  'class',
  'paper',
  'hazards',
  'manoeuvres',
  'companion',
  'road',
  'review',
  'stop',
  'print',
] as const;
export type StylesheetName = (typeof STYLESHEETS)[number];
/** The stylesheets of a page in loading order: `site`, then its own sheets, by default only `text`. */
export const stylesheetsOf = (
  own: readonly StylesheetName[] = ['text'],
): readonly StylesheetName[] => ['site', ...own];

export type AssetFile = {
  path: string;
  bytes: Uint8Array;
  /** Compressed size with gzip in bytes, if known. */
  compressed?: number;
};

/**
 * A file and the budget that it counts towards. Problems with it are reported at `place`, the record from which it is
 * made.
 */
export type BudgetedFile = AssetFile & {
  budget?: 'quizData' | 'searchData' | 'hazardClip' | 'place';
  place?: Place;
};

export type Assets = {
  files: AssetFile[];
  stylesheets: Record<StylesheetName, string>;
  icons: Record<IconName, string>;
  /** Inline script that runs before the first paint. */
  beforePaint: string;
  scripts: Record<ScriptName, string>;
  /** Each script with the scripts that it loads immediately. */
  closures: Record<ScriptName, string[]>;
  /**
   * Size of each closure in bytes, compressed with Brotli. Only that of `page` includes the common script of all pages.
   */
  scriptBytes: Record<ScriptName, number>;
  /** Compressed size with Brotli, in bytes, of the scripts that the plan loads besides those of a practice page. */
  planBytes: number;
  /** Compressed size with Brotli, in bytes, of the drills, which a plan session also loads. */
  drillBytes: number;
  /** Compressed size with Brotli, in bytes, of the search script, which a page loads on demand. */
  searchBytes: number;
  /** The service worker without its list of files. */
  worker: string;
  /** A service worker that removes itself and all saved files. */
  killSwitch: string;
};
