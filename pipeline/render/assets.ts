/** The files that pages load, as a document must know them: addresses and sizes. `publish/bundle.ts` makes them. */

export type ScriptName = 'page' | 'quiz' | 'result' | 'bank' | 'gallery';
export type IconName = 'svg' | 'small' | 'touch';

export type AssetFile = {
  path: string;
  bytes: Uint8Array;
  /** Bytes over the wire with gzip, where that is known. */
  compressed?: number;
};

export type Assets = {
  files: AssetFile[];
  stylesheet: string;
  icons: Record<IconName, string>;
  /** Inline script that runs before the first paint. */
  beforePaint: string;
  scripts: Record<ScriptName, string>;
  /** Each script with everything it loads at once. */
  closures: Record<ScriptName, string[]>;
  /** The same without what every page loads, as bytes over the wire: measured here, once for each change, because Brotli's best is slow. */
  scriptBytes: Record<ScriptName, number>;
  /** The service worker without its list of files. */
  worker: string;
  /** The one that removes itself and everything saved. */
  killSwitch: string;
};
