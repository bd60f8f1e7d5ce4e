/**
 * Formats rows as CSV for a spreadsheet. A byte order mark lets Excel detect UTF-8, and an apostrophe before a cell
 * that looks like a formula keeps it as text.
 */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;

function cell(text: string): string {
  const safe = /^[\s\u00a0]*[=+\-@\t＝＋－＠]/u.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
