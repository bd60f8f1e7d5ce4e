/** An export format: makes files from canonical data, and a list of the content that it leaves out. */

import type { CanonicalData } from './canonical.ts';
import type { ExportFile, OmittedContent } from './export-set.ts';
import type { Archive } from './zip.ts';

export type ExportTools = {
  /** If true, no content function is called and no picture drawn: `check` needs only the paths. */
  pathsOnly?: boolean;
  /** Caches a picture under its drawing and the version of the library that draws it. */
  drawn: Cached;
};

type Cached = (
  name: string,
  input: string,
  make: () => Uint8Array | Promise<Uint8Array>,
) => Promise<Uint8Array>;

type Content = ExportFile['content'] | Archive;
/** A file whose content may still have to be made, or packed into an archive. */
export type DeferredFile = Omit<ExportFile, 'content'> & { content: Content | (() => Content) };
type Exported = {
  files: DeferredFile[];
  leftOut?: OmittedContent[];
};
export type ExportFormat<Part extends keyof CanonicalData> = (
  data: Pick<CanonicalData, Part>,
  tools: ExportTools,
) => Exported | Promise<Exported>;

/** Thrown if a format cannot export some content. It is reported as a finding; any other error is a bug. */
export class ExportFailure extends Error {
  readonly format: string;
  readonly help: string;
  constructor(format: string, says: string, help: string) {
    super(says);
    this.format = format;
    this.help = help;
  }
}
