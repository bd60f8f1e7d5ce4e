/** The ids of the headings of a body. */
import { foldAccents } from './fold-accents.ts';
import { toPlainText } from './plain-text.ts';
import type { Inline } from './tree.ts';

export type AnchorState = ReturnType<typeof createAnchorState>;

/**
 * Creates the state for giving ids to the headings of a body.
 * @param declared declared ids of level-2 headings, by the text of the heading
 */
export const createAnchorState = (declared: ReadonlyMap<string, string>) => ({
  anchors: [] as string[],
  taken: new Set<string>(),
  copies: new Map<string, number>(),
  declared,
  /**
   * The id of a sub-heading begins with the id of its declared section, because two sections may have the same
   * sub-heading. If the id with this prefix is taken, it gets a number instead of the prefix.
   */
  prefix: '',
});

/** The words of a heading; references stay as written. */
export const textOfHeading = (children: readonly Inline[]) => toPlainText(children).trim();

/** The id of a heading, without the text of references: the anchor must stay the same when a fact changes. */
export function assignHeadingId(
  reader: AnchorState,
  depth: number,
  children: Inline[],
  isTop: boolean,
): string {
  const base = slugify(toPlainText(children, () => ' ')) || 'seccion';
  if (!isTop || depth !== 2)
    return anchorFor(reader, base, reader.prefix === '' ? base : `${reader.prefix}-${base}`);
  const declared = reader.declared.get(textOfHeading(children));
  reader.prefix = declared ?? '';
  return declared === undefined ? anchorFor(reader, base) : keepAnchor(reader, declared);
}

/** Maximum number of characters in a slug. An anchor may also have a prefix or a number. */
const MAX_ANCHOR = 76;

/** Converts a text to lower-case ASCII words joined by hyphens; a long slug is cut between two words if possible. */
export function slugify(text: string): string {
  const slug = foldAccents(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (slug.length <= MAX_ANCHOR) return slug;
  const end = slug.lastIndexOf('-', MAX_ANCHOR);
  return slug.slice(0, end === -1 ? MAX_ANCHOR : end);
}

function keepAnchor({ taken, anchors }: AnchorState, id: string): string {
  taken.add(id);
  anchors.push(id);
  return id;
}

/** The wanted id, or else the first free id made from the base and a number. */
function anchorFor(reader: AnchorState, base: string, wanted = base): string {
  let id = wanted;
  let copy = reader.copies.get(base) ?? 2;
  while (reader.taken.has(id)) id = `${base}-${copy++}`;
  reader.copies.set(base, copy);
  return keepAnchor(reader, id);
}
