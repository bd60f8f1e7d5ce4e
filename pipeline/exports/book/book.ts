/** Canonical chapters and articles → a book: parts with their sections in XHTML, whose links lead inside it where they can. */
import type { Canonical, CanonicalArticle, CanonicalChapter, Citation } from '../canonical.ts';

import { inline, xml, xmlAttribute } from '../xml.ts';
import { type Rewriting, xhtml } from './xhtml.ts';

export type BookPart = {
  id: string;
  title: string;
  annex: boolean;
  updated: string;
  sections: { id: string; title: string }[];
  body: string;
};

export type BookLayout = {
  /** An anchor of a part in the file that holds it. */
  id: (part: string, anchor: string) => string;
  /** The address of a part, or of an anchor in it. */
  address: (part: string, anchor?: string) => string;
  picture: Rewriting['picture'];
  /** Level of the parts' own headings. */
  level: 1 | 2;
};

type Source = {
  id: string;
  url: string;
  annex: boolean;
  data: CanonicalChapter | CanonicalArticle;
};

export function bookParts(
  { chapters, articles }: Pick<Canonical, 'chapters' | 'articles'>,
  layout: BookLayout,
): BookPart[] {
  const sources: Source[] = [
    ...[...chapters]
      .sort((a, b) => a.order - b.order)
      .map((data) => ({ id: `capitulo-${data.id}`, url: data.url, annex: false, data })),
    ...articles.map((data) => ({ id: `articulo-${data.id}`, url: data.url, annex: true, data })),
  ];
  const anchors = new Map(sources.map((source) => [source.id, anchorsOf(source)]));
  return sources.map((source) => part(source, sources, anchors, layout));
}

function part(
  source: Source,
  sources: readonly Source[],
  anchors: ReadonlyMap<string, ReadonlySet<string>>,
  layout: BookLayout,
): BookPart {
  const { id, annex, data } = source;
  const h = layout.level;
  const pieces = piecesOf(data);
  const used = new Set<string>(data.sections.map((section) => section.id));
  const written = pieces.map((piece) => {
    // The same note may stand in two sections: the later one gets a number.
    const names = new Map<string, string>();
    for (const anchor of anchorsIn(piece.html)) {
      let name = anchor;
      for (let n = 2; used.has(name); n++) name = `${anchor}-${n}`;
      used.add(name);
      names.set(anchor, name);
    }
    const rewriting: Rewriting = {
      id: (anchor) => layout.id(id, names.get(anchor) ?? anchor),
      href: (address) =>
        address.startsWith('#')
          ? layout.address(id, names.get(address.slice(1)) ?? address.slice(1))
          : insideAddress(address, sources, anchors, layout),
      picture: layout.picture,
      deeper: h - 1,
    };
    const html = xhtml(piece.html, rewriting);
    return piece.section === undefined
      ? html
      : `<section id="${layout.id(id, piece.section.id)}"><h${h + 1}>${xml(piece.section.title)}</h${h + 1}>${html}</section>`;
  });
  return {
    id,
    title: data.title,
    annex,
    updated: data.updated,
    sections: data.sections.map((section) => ({
      id: layout.id(id, section.id),
      title: section.title,
    })),
    body: [
      `<h${h}>${xml(data.title)}</h${h}>`,
      leadOf(data),
      ...written,
      sourcesOf(data.sources, h + 1),
    ].join('\n'),
  };
}

type Piece = { section?: { id: string; title: string }; html: string };

function piecesOf(data: Source['data']): Piece[] {
  return [
    { html: data.intro },
    ...data.sections.map((section) => ({
      section,
      html: section.html + ('records' in section ? section.records : ''),
    })),
  ];
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
  const items = sources.map(
    ({ title, url }) =>
      `<li>${url === undefined ? xml(title) : `<a href="${xmlAttribute(url)}">${xml(title)}</a>`}</li>`,
  );
  return `<section class="fuentes"><h${level}>Fuentes</h${level}><ul>${items.join('')}</ul></section>`;
}

/** A link to a page that the book holds leads to its place in the book; to an anchor only if the book has it. */
function insideAddress(
  address: string,
  sources: readonly Source[],
  anchors: ReadonlyMap<string, ReadonlySet<string>>,
  layout: BookLayout,
): string {
  const [page = '', anchor] = address.split('#');
  const target = sources.find(({ url }) => url === page);
  if (target === undefined) return address;
  return layout.address(
    target.id,
    anchor !== undefined && anchors.get(target.id)!.has(anchor) ? anchor : undefined,
  );
}

function anchorsOf({ data }: Source): Set<string> {
  return new Set(
    piecesOf(data).flatMap(({ section, html }) => [
      ...(section === undefined ? [] : [section.id]),
      ...anchorsIn(html),
    ]),
  );
}

const anchorsIn = (html: string) =>
  [...html.matchAll(/<(?!svg\b)[a-z][a-z0-9]*\b[^>]*?\sid="([^"]+)"/g)].map(([, id]) => id!);
