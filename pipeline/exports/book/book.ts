/** The parts of a book from canonical chapters and articles, in XHTML. Links lead inside the book where they can. */
import { createHash } from 'node:crypto';
import type { Canonical, CanonicalArticle, CanonicalChapter, Citation } from '../canonical.ts';
import type { ExportTools } from '../format.ts';
import { inline, link, xml, xmlAttribute } from '../xml.ts';
import { anchorsIn, type Parsed, parseHtml, xhtml } from './xhtml.ts';

export type BookPart = {
  id: string;
  title: string;
  annex: boolean;
  updated: string;
  sections: { id: string; title: string }[];
  body: string;
};

export type BookLayout = {
  /** Anchor of a part in its file. */
  id: (part: string, anchor: string) => string;
  /** The address of a part, or of an anchor in it. */
  address: (part: string, anchor?: string) => string;
  /** Address of a drawing, which the book stores as a file. */
  picture: (svg: string) => string;
  /** Level of the headings of parts. */
  level: 1 | 2;
};

/** A chapter or an article. */
type Source = { id: string; annex: boolean; data: CanonicalChapter | CanonicalArticle };

/** What a part is before it is known what else is in the book: it depends on its own record alone. */
type Draft = {
  /** Its text; where a link leads is still open. */
  body: string;
  anchors: ReadonlySet<string>;
  /** Addresses of the links, each by the mark that the text has in its place. */
  links: ReadonlyMap<string, string>;
  pictures: ReadonlySet<string>;
};

/**
 * @param kept caches the text of each part by its record and the level of its headings
 * @returns the parts, chapters first; the drawings of their texts have been given to the layout
 */
export function bookParts(
  { chapters, articles }: Pick<Canonical, 'chapters' | 'articles'>,
  layout: BookLayout,
  kept: ExportTools['kept'] = (_, make) => make(),
): BookPart[] {
  const sources: Source[] = [
    ...[...chapters]
      .sort((a, b) => a.order - b.order)
      .map((data) => ({ id: `capitulo-${data.id}`, annex: false, data })),
    ...articles.map((data) => ({ id: `articulo-${data.id}`, annex: true, data })),
  ];
  const drafts = sources.map((source) => {
    const record = JSON.stringify([source.id, layout.level, source.data]);
    const draft = kept(record, () => draftOf(source, layout, markOf(record)));
    // A cached text has not asked for its drawings; the layout numbers them in the order of the book.
    for (const svg of draft.pictures) layout.picture(svg);
    return { source, draft };
  });
  const places = new Map(
    drafts.map(({ source, draft }) => [source.data.url, { id: source.id, anchors: draft.anchors }]),
  );
  return drafts.map(({ source, draft }) => part(source, draft, places, layout));
}

/** A text that no record can have, because it follows from the record's hash. */
const markOf = (record: string) =>
  `enlace-${createHash('sha256').update(record).digest('hex').slice(0, 16)}`;

function draftOf({ id, data }: Source, layout: BookLayout, mark: string): Draft {
  const pictures = new Set<string>();
  const picture = (svg: string) => {
    pictures.add(svg);
    return layout.picture(svg);
  };
  const pieces: Piece[] = [
    { nodes: parseHtml(data.intro, picture) },
    ...data.sections.map((section) => ({
      section,
      nodes: parseHtml(section.html + ('records' in section ? section.records : ''), picture),
    })),
  ];
  const anchors = new Set([
    ...data.sections.map((section) => section.id),
    ...pieces.flatMap(({ nodes }) => anchorsIn(nodes)),
  ]);
  const links = new Map<string, string>();
  const linkTo = (address: string) => {
    const open = `${mark}-${links.size}.`;
    links.set(open, address);
    return open;
  };
  const { level } = layout;
  const body = [
    `<h${level}>${xml(data.title)}</h${level}>`,
    leadOf(data),
    ...bodyOf(id, data, pieces, layout, linkTo),
    sourcesOf(data.sources, level + 1),
  ].join('\n');
  return { body, anchors, links, pictures };
}

type Piece = { section?: { id: string; title: string }; nodes: Parsed };
type Places = ReadonlyMap<string, { id: string; anchors: ReadonlySet<string> }>;

function part(
  { id, annex, data }: Source,
  { body, links }: Draft,
  places: Places,
  layout: BookLayout,
): BookPart {
  let text = body;
  for (const [open, address] of links)
    text = text.replace(open, () => xmlAttribute(insideAddress(address, places, layout)));
  return {
    id,
    title: data.title,
    annex,
    updated: data.updated,
    sections: data.sections.map((section) => ({
      id: layout.id(id, section.id),
      title: section.title,
    })),
    body: text,
  };
}

function bodyOf(
  part: string,
  data: Source['data'],
  pieces: readonly Piece[],
  layout: BookLayout,
  linkTo: (address: string) => string,
): string[] {
  const used = new Set(data.sections.map(({ id }) => id));
  return pieces.map(({ section, nodes }) => {
    const names = uniqueNames(anchorsIn(nodes), used);
    const nameOf = (anchor: string) => names.get(anchor) ?? anchor;
    const text = xhtml(nodes, {
      id: (anchor) => layout.id(part, nameOf(anchor)),
      href: (address) =>
        address.startsWith('#') ? layout.address(part, nameOf(address.slice(1))) : linkTo(address),
      deeper: layout.level - 1,
    });
    if (section === undefined) return text;
    const heading = `h${layout.level + 1}`;
    return `<section id="${layout.id(part, section.id)}"><${heading}>${xml(section.title)}</${heading}>${text}</section>`;
  });
}

/** The same note may be in two sections: the later one gets a number. @param used names so far, to which it adds */
function uniqueNames(anchors: readonly string[], used: Set<string>): Map<string, string> {
  const names = new Map<string, string>();
  for (const anchor of anchors) {
    let name = anchor;
    for (let number = 2; used.has(name); number++) name = `${anchor}-${number}`;
    used.add(name);
    names.set(anchor, name);
  }
  return names;
}

function leadOf(data: Source['data']): string {
  if ('warning' in data)
    return `<p class="entrada">${inline(data.description)}</p><p class="aviso">${inline(data.warning)}</p>`;
  const update =
    data.update === undefined
      ? ''
      : `<p class="aviso"><strong>Actualización.</strong> ${inline(data.update)}</p>`;
  return `<p class="entrada">${inline(data.excerpt)}</p>${update}`;
}

function sourcesOf(sources: readonly Citation[], level: number): string {
  if (sources.length === 0) return '';
  const items = sources.map(({ title, url }) => `<li>${link(url, title)}</li>`);
  return `<section class="fuentes"><h${level}>Fuentes</h${level}><ul>${items.join('')}</ul></section>`;
}

/** A link to a page of the book leads to its place in the book; to an anchor only if the book has it. */
function insideAddress(address: string, places: Places, layout: BookLayout): string {
  const [page = '', anchor = ''] = address.split('#');
  const target = places.get(page);
  if (target === undefined) return address;
  return layout.address(target.id, target.anchors.has(anchor) ? anchor : undefined);
}
