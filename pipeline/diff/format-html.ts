/** A difference → a page of its own, with the sentences side by side and the changed words marked. */
import { diffWordsWithSpace } from 'diff';
import { escapeHtml } from '../text/escape.ts';
import { factLine, ledgerLines, questionLine } from './format-terminal.ts';
import type { Difference, SentenceChange } from './types.ts';

const STYLE = `
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 75rem; padding: 0 1rem; }
pre { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; table-layout: fixed; }
th, td { border: 1px solid #8886; padding: .5rem; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
del { background: #f992; color: #b00020; } ins { background: #9f92; color: #0a6b2d; }
@media (prefers-color-scheme: dark) { body { background: #151515; color: #eee; } del { color: #ff9c9c; } ins { color: #8fe3a8; } }
`;

export function formatHtml(difference: Difference): string {
  const { partial, facts, questions, addresses, sentences } = difference;
  const { added, removed, moved } = addresses;
  return [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>What visitors will read differently</title><style>${STYLE}</style></head><body>`,
    '<h1>What visitors will read differently</h1>',
    ...(partial === undefined ? [] : [`<p>${escapeHtml(partial)}</p>`]),
    `<pre>${escapeHtml(ledgerLines(difference).join('\n'))}</pre>`,
    list('Facts', facts.map(factLine)),
    list('Questions', questions.map(questionLine)),
    list('Addresses', [
      ...added.map((path) => `added ${path}`),
      ...moved.map(({ from, to }) => `moved ${from} to ${to}`),
      ...removed.map((path) => `removed ${path}, without a redirect`),
    ]),
    `<h2>Sentences: ${sentences.length}</h2>`,
    ...(sentences.length === 0
      ? []
      : [
          '<table><thead><tr><th scope="col">Pages</th><th scope="col">Before</th><th scope="col">After</th></tr></thead><tbody>',
          ...sentences.map(row),
          '</tbody></table>',
        ]),
    '</body></html>\n',
  ].join('\n');
}

function list(title: string, items: readonly string[]): string {
  if (items.length === 0) return '';
  return `<h2>${title}: ${items.length}</h2>\n<ul>${items.map((item) => `<li lang="es-PR">${escapeHtml(item)}</li>`).join('')}</ul>`;
}

function row({ pages, before, after }: SentenceChange): string {
  const parts = diffWordsWithSpace(before.join('\n'), after.join('\n'));
  const side = (left: 'added' | 'removed', mark: 'del' | 'ins') =>
    parts
      .filter((part) => !part[left])
      .map(({ value, added, removed }) =>
        added || removed ? `<${mark}>${escapeHtml(value)}</${mark}>` : escapeHtml(value),
      )
      .join('')
      .replaceAll('\n', '<br>');
  return `<tr><td>${pages.map(escapeHtml).join('<br>')}</td><td lang="es-PR">${side('added', 'del')}</td><td lang="es-PR">${side('removed', 'ins')}</td></tr>`;
}
