/** Rows as CSV for a spreadsheet: with the byte order mark by which Excel detects UTF-8, and without live formulas. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;

function cell(text: string): string {
  const safe = /^[\s\u00a0]*[=+\-@\t＝＋－＠]/u.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
