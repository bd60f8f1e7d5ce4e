/** An export format: from canonical data it makes files, and a list of what it has to leave out. */

import type { Canonical } from './canonical.ts';
import type { ExportFile, LeftOut } from './export-set.ts';
import type { Archive } from './zip.ts';

export type ExportTools = {
  /** Makes no content that is given as a function, and draws no picture: `check` reads the paths alone. */
  pathsOnly?: boolean;
  /** Caches what this program makes of an input. */
  cached: Cached;
  /** Caches a picture by its drawing, for the version of the library that draws it. */
  drawn: Cached;
};

type Cached = (
  name: string,
  input: string,
  make: () => Uint8Array | Promise<Uint8Array>,
) => Promise<Uint8Array>;

type Content = ExportFile['content'] | Archive;
/** A file before its content is written and its archive packed. */
export type MadeFile = Omit<ExportFile, 'content'> & { content: Content | (() => Content) };
export type Exported = {
  files: MadeFile[];
  leftOut?: LeftOut[];
};
/** @param data the parts of the data that the format reads */
export type ExportFormat<Part extends keyof Canonical> = (
  data: Pick<Canonical, Part>,
  tools: ExportTools,
) => Exported | Promise<Exported>;

/** Why content cannot be exported. @property record id of the record that it is about */
export type ExportProblem = { says: string; record?: string };

/** The content cannot be exported in a format. Each problem is a finding; any other error is a bug. */
export class ExportFailure extends Error {
  readonly format: string;
  readonly problems: readonly ExportProblem[];
  readonly help: string[];
  constructor(format: string, problems: readonly ExportProblem[], help: string[]) {
    super(problems.map(({ says }) => says).join('\n'));
    this.format = format;
    this.problems = problems;
    this.help = help;
  }
}
