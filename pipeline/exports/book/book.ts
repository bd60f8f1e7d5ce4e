/** The parts of a book from canonical chapters and articles, in XHTML. Links lead inside the book where they can. */
import type {
  BookTexts,
  Canonical,
  CanonicalArticle,
  CanonicalChapter,
  Citation,
} from '../canonical.ts';
import { inline, link, xml } from '../xml.ts';

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
type Source = {
  id: string;
  kind: 'chapters' | 'articles';
  data: CanonicalChapter | CanonicalArticle;
};

/** The parts by the address of their page, with the anchors that a link can name. */
type Places = ReadonlyMap<string, { id: string; anchors: ReadonlySet<string> }>;

/** @returns the parts, chapters first; the drawings of their texts have been given to the layout */
export function bookParts(
  { chapters, articles, bookTexts }: Pick<Canonical, 'chapters' | 'articles' | 'bookTexts'>,
  layout: BookLayout,
): BookPart[] {
  const sources: Source[] = [
    ...[...chapters]
      .sort((a, b) => a.order - b.order)
      .map((data) => ({ id: `capitulo-${data.id}`, kind: 'chapters' as const, data })),
    ...articles.map((data) => ({ id: `articulo-${data.id}`, kind: 'articles' as const, data })),
  ];
  const places: Places = new Map(
    sources.map(({ id, kind, data }) => {
      const anchors = [
        ...data.sections.map((section) => section.id),
        ...bookTexts.anchors(kind, data.id),
      ];
      return [data.url, { id, anchors: new Set(anchors) }];
    }),
  );
  return sources.map((source) => {
    const { id, kind, data } = source;
    return {
      id,
      title: data.title,
      annex: kind === 'articles',
      updated: data.updated,
      sections: data.sections.map((section) => ({
        id: layout.id(id, section.id),
        title: section.title,
      })),
      body: textOf(source, bookTexts, places, layout),
    };
  });
}

function textOf(
  { id, kind, data }: Source,
  texts: BookTexts,
  places: Places,
  layout: BookLayout,
): string {
  const [intro = '', ...sections] = texts.pieces(kind, data.id, {
    id: (anchor) => layout.id(id, anchor),
    address: (anchor) => layout.address(id, anchor),
    link: (address) => insideAddress(address, places, layout),
    picture: layout.picture,
    deeper: layout.level - 1,
  });
  const { level } = layout;
  const heading = `h${level + 1}`;
  return [
    `<h${level}>${xml(data.title)}</h${level}>`,
    leadOf(data),
    intro,
    ...data.sections.map(
      (section, index) =>
        `<section id="${layout.id(id, section.id)}"><${heading}>${xml(section.title)}</${heading}>${sections[index]}</section>`,
    ),
    sourcesOf(data.sources, level + 1),
  ].join('\n');
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
    ({ title, label, url }) => `<li>${link(url, title)} (${xml(label)})</li>`,
  );
  return `<section class="fuentes"><h${level}>Fuentes</h${level}><ul>${items.join('')}</ul></section>`;
}

/** A link to a page of the book leads to its place in the book; to an anchor only if the book has it. */
function insideAddress(address: string, places: Places, layout: BookLayout): string {
  const [page = '', anchor = ''] = address.split('#');
  const target = places.get(page);
  if (target === undefined) return address;
  return layout.address(target.id, target.anchors.has(anchor) ? anchor : undefined);
}
