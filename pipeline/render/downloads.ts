/** What the exports offer, as the page of downloads and the report need it. */

/** `path` below the site's root: "/descargas/csv/preguntas.csv"; `label` where the file's name says too little to people. */
export type ExportFile = { path: string; content: string | Uint8Array; label?: string };
/** What a format cannot hold, in Spanish: the report is published with the files. */
export type LeftOut = { what: string; why: string };
export type ExportResult = { format: string; files: ExportFile[]; leftOut: LeftOut[] };
export type ExportSet = { version: string; date: string; results: ExportResult[] };

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
