/** An export format: from canonical data it makes files, and a list of what it has to leave out. */
import type { ExportFile, LeftOut } from '../render/downloads.ts';
import type { Inputs } from './inputs.ts';
import type { Archive } from './zip.ts';

export type ExportTools = {
  /** Folder of this program. */
  root: string;
  /** Caches slow parts of a format, such as a PDF or a picture, by their input. */
  cached(
    name: string,
    input: string,
    make: () => Uint8Array | Promise<Uint8Array>,
  ): Promise<Uint8Array>;
  /** Caches many small parts of a format, such as the chapters of a book, by their input. */
  kept<T>(input: string, make: () => T): T;
};

/** A file before its archive is packed. */
export type MadeFile = Omit<ExportFile, 'content'> & {
  content: ExportFile['content'] | Archive;
};
export type Exported = {
  files: MadeFile[];
  leftOut?: LeftOut[];
  /** Whether a file holds the version of the content in two pieces, so that another one cannot be put in its place. */
  cutsVersion?: boolean;
};
/** @param inputs the parts of the data that the format names in FORMATS, and no others */
export type ExportFormat<Input extends keyof Inputs> = (
  inputs: Pick<Inputs, Input>,
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
