/** What a format is: canonical data in, files out, and a list of what it had to leave out. */
import type { Canonical } from './canonical.ts';

/** `path` below the site's root: "/descargas/csv/preguntas.csv"; `label` where the file's name says too little to people. */
export type ExportFile = { path: string; content: string | Uint8Array; label?: string };
/** What a format cannot hold, in Spanish: the report is published with the files. */
export type LeftOut = { what: string; why: string };
export type Exported = { files: ExportFile[]; leftOut?: LeftOut[] };

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

export type ExportFormat = (
  canonical: Canonical,
  tools: ExportTools,
) => Exported | Promise<Exported>;

export type ExportResult = Required<Exported> & { format: string };
export type ExportSet = { version: string; date: string; results: ExportResult[] };

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

/** One line for each reason: how often it applied, and the first case in a few words. The whole list is in the report. */
export function byReason(
  leftOut: readonly LeftOut[],
): { why: string; count: number; example: string }[] {
  const reasons = new Map<string, { why: string; count: number; example: string }>();
  for (const { what, why } of leftOut) {
    const known = reasons.get(why);
    if (known === undefined) reasons.set(why, { why, count: 1, example: shortened(what) });
    else known.count++;
  }
  return [...reasons.values()];
}

function shortened(what: string): string {
  return what.length <= 90
    ? what
    : `${what.slice(0, what.lastIndexOf(' ', 80)).replace(/[,:;]$/, '')}…`;
}
