/** An export format: from canonical data it makes files, and a list of what it has to leave out. */
import type { ExportFile, LeftOut } from '../render/downloads.ts';
import type { Canonical } from './canonical.ts';

export type ExportTools = {
  /** Folder of this program. */
  root: string;
  /** Caches slow parts of a format, such as a PDF or a picture, by their input. */
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

/** The content cannot be exported in a format. The build reports it as a finding; any other error is a bug. */
export class ExportFailure extends Error {
  readonly format: string;
  readonly help: string[];
  constructor(format: string, message: string, help: string[] = []) {
    super(message);
    this.format = format;
    this.help = help;
  }
}
