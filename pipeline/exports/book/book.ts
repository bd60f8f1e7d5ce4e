/** The parts of a book from canonical chapters and articles, in XHTML. Links lead inside the book where they can. */
import type { Canonical, CanonicalArticle, CanonicalChapter, Citation } from '../canonical.ts';
import { inline, link, xml } from '../xml.ts';
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

/** A chapter or an article, with its texts parsed. */
type Source = {
  id: string;
  url: string;
  annex: boolean;
  data: CanonicalChapter | CanonicalArticle;
  pieces: Piece[];
  anchors: ReadonlySet<string>;
};

type Piece = { section?: { id: string; title: string }; nodes: Parsed };

export function bookParts(
  { chapters, articles }: Pick<Canonical, 'chapters' | 'articles'>,
  layout: BookLayout,
): BookPart[] {
  const sources = [
    ...[...chapters]
      .sort((a, b) => a.order - b.order)
      .map((data) => sourceOf(`capitulo-${data.id}`, data, false, layout)),
    ...articles.map((data) => sourceOf(`articulo-${data.id}`, data, true, layout)),
  ];
  return sources.map((source) => part(source, sources, layout));
}

function sourceOf(
  id: string,
  data: Source['data'],
  annex: boolean,
  { picture }: BookLayout,
): Source {
  const pieces = [
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
  return { id, url: data.url, annex, data, pieces, anchors };
}

function part(source: Source, sources: readonly Source[], layout: BookLayout): BookPart {
  const { id, annex, data } = source;
  const { level } = layout;
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
      `<h${level}>${xml(data.title)}</h${level}>`,
      leadOf(data),
      ...bodyOf(source, sources, layout),
      sourcesOf(data.sources, level + 1),
    ].join('\n'),
  };
}

function bodyOf(source: Source, sources: readonly Source[], layout: BookLayout): string[] {
  const { id: part, data, pieces } = source;
  const used = new Set(data.sections.map(({ id }) => id));
  return pieces.map(({ section, nodes }) => {
    const names = uniqueNames(anchorsIn(nodes), used);
    const nameOf = (anchor: string) => names.get(anchor) ?? anchor;
    const text = xhtml(nodes, {
      id: (anchor) => layout.id(part, nameOf(anchor)),
      href: (address) =>
        address.startsWith('#')
          ? layout.address(part, nameOf(address.slice(1)))
          : insideAddress(address, sources, layout),
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
function insideAddress(address: string, sources: readonly Source[], layout: BookLayout): string {
  const [page = '', anchor = ''] = address.split('#');
  const target = sources.find(({ url }) => url === page);
  if (target === undefined) return address;
  return layout.address(target.id, target.anchors.has(anchor) ? anchor : undefined);
}
