/** Changes → a page of its own: sentences and pictures side by side, the changed words marked. */
import { diffWords } from 'diff';
import { escapeHtml } from '../text/escape.ts';
import { type Change, countChanges, type Stretch } from './changes.ts';
import { consequenceLines } from './format-terminal.ts';

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

/** @param since what the content is compared with */
export function formatHtml(changes: readonly Change[], since: string): string {
  const consequences = consequenceLines(changes);
  return [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>What visitors read differently</title><style>${STYLE}</style></head><body>`,
    '<h1>What visitors read differently</h1>',
    `<p>${changes.length === 0 ? 'Nothing differs' : 'Different'} ${escapeHtml(since)}${changes.length === 0 ? '' : `: ${countChanges(changes)}`}.</p>`,
    ...(consequences.length === 0 ? [] : [`<pre>${escapeHtml(consequences.join('\n'))}</pre>`]),
    ...changes.filter(({ follows }) => follows === undefined).map(unitHtml),
    '</body></html>\n',
  ].join('\n');
}

function unitHtml({ unit, change, lines, drawing }: Change): string {
  return [
    `<h2>${escapeHtml(unit)}${change === 'changed' ? '' : ` (${change})`}</h2>`,
    '<table><thead><tr><th scope="col">Before</th><th scope="col">After</th></tr></thead><tbody>',
    ...lines.map(rowHtml),
    ...(drawing === undefined
      ? []
      : [`<tr><td>${picture(drawing.before)}</td><td>${picture(drawing.after)}</td></tr>`]),
    '</tbody></table>',
  ].join('\n');
}

function rowHtml({ before, after }: Stretch): string {
  const parts = diffWords(before.join('\n'), after.join('\n'));
  const side = (left: 'added' | 'removed', mark: 'del' | 'ins') =>
    parts
      .filter((part) => !part[left])
      .map(({ value, added, removed }) =>
        added || removed ? `<${mark}>${escapeHtml(value)}</${mark}>` : escapeHtml(value),
      )
      .join('');
  return `<tr><td lang="es-PR">${side('added', 'del')}</td><td lang="es-PR">${side('removed', 'ins')}</td></tr>`;
}

/** As an image: what was reviewed is a file that anybody may have edited, and no script in it may run. */
const picture = (svg: string | undefined): string =>
  svg === undefined
    ? ''
    : `<img alt="" src="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}">`;
