/**
 * The exports: the files of each format and the content that it leaves out, for writing, listing and reporting them.
 */

/**
 * @property path below the site's root: "/descargas/csv/preguntas.csv"
 * @property label text for people, if the file's name says too little
 */
export type ExportFile = { path: string; content: string | Uint8Array; label?: string };

export const byteLengthOf = ({ content }: ExportFile): number =>
  typeof content === 'string' ? Buffer.byteLength(content) : content.length;

/**
 * Content that a format cannot contain, and the reason, both in Spanish: the report is published with the files.
 * @property questions ids of whole questions that are missing
 * @property file path of the only file that lacks the content; if absent, every file of the format lacks it
 */
export type OmittedContent = { what: string; why: string; questions?: string[]; file?: string };
export type ExportResult = { format: string; files: ExportFile[]; leftOut: OmittedContent[] };
export type ExportSet = { version: string; date: string; results: ExportResult[] };

/** Groups omissions by reason, with the number of cases and the first one. The whole list is in the report. */
export function groupOmissionsByReason(
  leftOut: readonly OmittedContent[],
): { why: string; count: number; example: string }[] {
  const reasons = new Map<string, { why: string; count: number; example: string }>();
  for (const { what, why } of leftOut) {
    const reason = reasons.get(why);
    if (reason === undefined) reasons.set(why, { why, count: 1, example: shortened(what) });
    else reason.count++;
  }
  return [...reasons.values()];
}

function shortened(what: string): string {
  return what.length <= 90
    ? what
    : `${what.slice(0, what.lastIndexOf(' ', 80)).replace(/[,:;]$/, '')}…`;
}
