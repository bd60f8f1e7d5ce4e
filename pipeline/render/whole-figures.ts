/** Markup of a page → the same with each figure that has a hyphen kept on one line. */
import { WHOLE, WHOLE_FIGURE } from '../../templates/whole-figures.ts';

/** Elements whose text has no elements or is not printed, buttons, whose parts are laid out one by one, and what is made here. */
const PLAIN =
  /^<(?:script|style|title|desc|text|tspan|option|textarea|code)\b|^<\w+ class="(?:junto|btn)\b/;

/**
 * @param html what React or the text printer made: it has no `>` in attributes
 * @returns the same text; what is inside an island stays as it is, because the browser compares it (RichText.tsx)
 */
export function withWholeFigures(html: string): string {
  const [islandFrom, islandTo] = islandIn(html);
  return html.replace(WHOLE_FIGURE, (figure, _: string, at: number) => {
    const tag = html.lastIndexOf('<', at);
    const isInText = tag === -1 || html.lastIndexOf('>', at) > tag;
    const isInIsland = at > islandFrom && at < islandTo;
    if (!isInText || isInIsland || PLAIN.test(html.slice(tag, tag + 20))) return figure;
    return `<span class="${WHOLE}">${figure}</span>`;
  });
}

/** Where the island of a page begins and ends. */
function islandIn(html: string): readonly [from: number, to: number] {
  const from = html.indexOf('data-island="');
  if (from === -1) return [-1, -1];
  let open = 1;
  for (const { 0: tag, index } of html.slice(from).matchAll(/<\/?div\b/g)) {
    open += tag === '<div' ? 1 : -1;
    if (open === 0) return [from, from + index];
  }
  return [from, html.length];
}
