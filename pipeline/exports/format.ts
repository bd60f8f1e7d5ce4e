/** What a format is: canonical data in, files out, and a list of what it had to leave out. */
import type { ExportFile, LeftOut } from '../render/downloads.ts';
import type { Canonical } from './canonical.ts';

export type ExportTools = {
  /** Folder of this program. */
  root: string;
  /** Slow parts of a format (a PDF, a picture): made once for the same input, then read from the cache. */
  cached(
    name: string,
    input: string,
    make: () => Uint8Array | Promise<Uint8Array>,
  ): Promise<Uint8Array>;
};

export type Exported = { files: ExportFile[]; leftOut?: LeftOut[] };
export type ExportFormat = (
  canonical: Canonical,
  tools: ExportTools,
) => Exported | Promise<Exported>;

/** The content cannot become this format. A finding of the build; anything else that is thrown is a bug. */
export class ExportFailure extends Error {
  readonly format: string;
  readonly help: string[];
  constructor(format: string, message: string, help: string[] = []) {
    super(message);
    this.format = format;
    this.help = help;
  }
}
