/** The printed document of the manual: title page, contents, and each chapter on a new page. */
import { bookParts } from '../book/book.ts';
import type { Canonical } from '../canonical.ts';
import { imprint } from '../questions.ts';
import { inline, xml } from '../xml.ts';
import { sheet } from './sheet.ts';

const TITLE = 'Manual del conductor de Puerto Rico';

/** @param pages of the chapters and sections by their id, once they are known */
export function manualDocument(
  root: string,
  { meta, chapters, bookTexts }: Pick<Canonical, 'meta' | 'chapters' | 'bookTexts'>,
  pages: ReadonlyMap<string, number> = new Map(),
): string {
  const parts = bookParts(
    { chapters, articles: [], bookTexts },
    {
      id: (part, anchor) => `${part}--${anchor}`,
      address: (part, anchor) => `#${part}${anchor === undefined ? '' : `--${anchor}`}`,
      picture: (svg) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
      level: 2,
    },
  );
  const entry = ({ id, title }: { id: string; title: string }) =>
    `<a href="#${id}"><span>${xml(title)}</span> <span class="pagina">${pages.get(id) ?? '00'}</span></a>`;
  const contents = parts.map(
    (part) =>
      `<li>${entry(part)}<ul>${part.sections.map((section) => `<li>${entry(section)}</li>`).join('')}</ul></li>`,
  );
  const body = `<header><p class="marca">${xml(meta.name)}</p><h1>${TITLE}</h1>${imprint(meta)
    .map((line) => `<p>${inline(line)}</p>`)
    .join('')}</header>
<nav><h2>Contenido</h2><ul class="indice">${contents.join('')}</ul></nav>
${parts.map((part) => `<article class="aparte" id="${part.id}">${part.body}</article>`).join('\n')}`;
  return sheet(root, meta, `${TITLE} · ${meta.name} (no oficial)`, { body });
}
