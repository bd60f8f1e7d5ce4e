/** Formats changes as a standalone page: sentences and pictures side by side, with the changed words marked. */
import { escapeHtml } from '../text/escape.ts';
import { type ChangedLines, dedent } from './changed-lines.ts';
import { type Change, changeCountText } from './changes.ts';
import { changeLabel, headingOf, remarksOf, reprintedFactLines } from './format-terminal.ts';
import { pictureHashIn } from './units.ts';
import { wordRunsBetween } from './word-differences.ts';

const STYLE = `
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 75rem; padding: 0 1rem; }
h2 { font-size: 1rem; margin: 2rem 0 .25rem; }
pre { white-space: pre-wrap; }
table { border-collapse: collapse; width: 100%; table-layout: fixed; }
th, td { border: 1px solid #8886; padding: .5rem; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
td { white-space: pre-wrap; }
img { background: #fff; max-width: 100%; width: 24rem; }
del { background: #f992; color: #b00020; } ins { background: #9f92; color: #0a6b2d; }
@media (prefers-color-scheme: dark) { body { background: #151515; color: #eee; } del { color: #ff9c9c; } ins { color: #8fe3a8; } }
`;

/** Pictures as SVG, by the hashes that the texts name. */
export type Pictures = ReadonlyMap<string, string>;

/**
 * @param since the state that the content is compared with
 * @param remarks shown to the reviewer first
 */
export function formatReviewHtml(
  changes: readonly Change[],
  since: string,
  remarks: readonly string[] = [],
  pictures: Pictures = new Map(),
): string {
  const consequences = reprintedFactLines(changes);
  return [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>What visitors read differently</title><style>${STYLE}</style></head><body>`,
    '<h1>What visitors read differently</h1>',
    ...remarks.map((remark) => `<p><strong>${escapeHtml(remark)}</strong></p>`),
    `<p>${changes.length === 0 ? 'Nothing differs' : 'Different'} ${escapeHtml(since)}${changes.length === 0 ? '' : `: ${changeCountText(changes)}`}.</p>`,
    ...(consequences.length === 0 ? [] : [`<pre>${escapeHtml(consequences.join('\n'))}</pre>`]),
    ...changes
      .filter(({ follows }) => follows === undefined)
      .map((change) => unitHtml(change, pictures)),
    '</body></html>\n',
  ].join('\n');
}

function unitHtml(different: Change, pictures: Pictures): string {
  const { unit, lines } = different;
  return [
    `<h2>${escapeHtml(`${unit}${changeLabel(different)}`)}</h2>`,
    ...remarksOf(different).map((remark) => `<p><strong>${escapeHtml(remark)}</strong></p>`),
    '<table><thead><tr><th scope="col">Before</th><th scope="col">After</th></tr></thead><tbody>',
    ...lines.map((hunk) => rowHtml(hunk, pictures)),
    '</tbody></table>',
  ].join('\n');
}

function rowHtml(hunk: ChangedLines, pictures: Pictures): string {
  const { before, after } = dedent(hunk);
  const heading = headingOf(hunk);
  const parts = wordRunsBetween(before.join('\n'), after.join('\n'));
  const cell = (own: 'gone' | 'new', mark: 'del' | 'ins', lines: readonly string[]) =>
    [
      '<td lang="es-PR">',
      ...parts
        .filter(({ is }) => is === own || is === 'same')
        .map(({ value, is }) =>
          is === own ? `<${mark}>${escapeHtml(value)}</${mark}>` : escapeHtml(value),
        ),
      ...lines.map((line) => pictureHtml(pictureHashIn(line), pictures)),
      '</td>',
    ].join('');
  return [
    ...(heading === undefined
      ? []
      : [`<tr><th colspan="2" scope="rowgroup" lang="es-PR">${escapeHtml(heading)}</th></tr>`]),
    `<tr>${cell('gone', 'del', before)}${cell('new', 'ins', after)}</tr>`,
  ].join('\n');
}

/** The picture below the words, as an image: no script in it runs. */
function pictureHtml(hash: string | undefined, pictures: Pictures): string {
  if (hash === undefined) return '';
  const svg = pictures.get(hash);
  return svg === undefined
    ? '\n<em lang="en">Not drawn: no commit at hand has the content that this picture was of.</em>'
    : `\n<img alt="" src="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}">`;
}
