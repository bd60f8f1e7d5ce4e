/** Parses every text of the entries once. Later stages use these nodes and do not parse Markdown again. */
import { COLLECTIONS, type Collection } from '../../schemas/collections.ts';
import {
  type Dependency,
  errorAt,
  type Finding,
  factDependencies,
  type Place,
} from '../findings/finding.ts';
import type { DataPath } from '../load/document.ts';
import { memoizeByObject, memoizeValue } from '../program/memoize.ts';
import { omitUndefined } from '../program/omit-undefined.ts';
import { parseBody } from '../text/body.ts';
import { checkPlainText, parseLine } from '../text/line.ts';
import { bodyPassages, type Passage, passageOf } from '../text/passages.ts';
import {
  type BodyText,
  blocksOf,
  type FactUse,
  factUsesIn,
  type Inline,
  inlinesIn,
  inlinesInBlocks,
  type Span,
  type TextProblem,
} from '../text/tree.ts';
import type { Entry } from '../validate/index.ts';
import { type RichTextPlaces, richTextPlacesOf, visitEachText } from '../validate/schema-shape.ts';
import { type FieldLink, readLinks } from './field-links.ts';
import { placeInBody, placeInValue } from './place.ts';

export type FactReference = {
  fact: string;
  reading?: string;
  as: FactUse['as'];
  written: string;
  entry: Entry;
  /** Path to the text in its record; undefined for the body. */
  path?: DataPath;
  surface?: string;
  place: () => Place;
};
export type SourceReference = {
  source: string;
  entry: Entry;
  path: DataPath | undefined;
  place: () => Place;
};
export type ContentLink = { target: string; entry: Entry; place: () => Place };

export class SiteText {
  readonly entry: Entry;
  /** Path to the value; undefined for the body. */
  readonly path: DataPath | undefined;
  readonly source: string;
  /** The nodes of the text; undefined for a plain text, which may not refer to facts. */
  readonly nodes: Inline[] | undefined;
  readonly body: BodyText | undefined;

  constructor(
    entry: Entry,
    path: DataPath | undefined,
    source: string,
    read: { nodes?: Inline[] | undefined; body?: BodyText | undefined },
  ) {
    this.entry = entry;
    this.path = path;
    this.source = source;
    this.nodes = read.nodes;
    this.body = read.body;
  }

  /** True if the text may refer to facts. */
  get rich(): boolean {
    return this.nodes !== undefined || this.body !== undefined;
  }

  get inlines(): readonly Inline[] {
    const { nodes, body, source: text } = this;
    if (body !== undefined) return inlinesIn(inlinesInBlocks(blocksOf(body)));
    return inlinesIn(nodes ?? [{ type: 'words', start: 0, end: text.length, text }]);
  }

  /** The passages of the text: paragraphs, list items, headings and table rows. */
  get passages(): Passage[] {
    if (this.body !== undefined) return bodyPassages(this.body);
    return [passageOf([this.inlines])];
  }

  place(span: Span): Place {
    const { entry, path, source } = this;
    return path === undefined ? placeInBody(entry, span) : placeInValue(entry, path, source, span);
  }
}

/** The facts that texts refer to, whether they exist or not. */
export const factDependenciesIn = (texts: readonly SiteText[]): Dependency[] =>
  factDependencies(texts.flatMap(({ inlines }) => inlines.flatMap(factUsesIn)).map(({ id }) => id));

/** The result of reading one entry: nothing in it depends on another entry. */
type ReadEntry = {
  texts: readonly SiteText[];
  findings: readonly Finding[];
  /** True if a text cannot be read; then the whole entry is left out. */
  isUnread: boolean;
  fields: readonly FieldLink[];
} & Targets;

type Targets = {
  references: readonly FactReference[];
  citations: readonly SourceReference[];
  links: readonly ContentLink[];
};

const richTextsIn = memoizeValue(
  () =>
    new Map<string, RichTextPlaces | undefined>(
      Object.entries(COLLECTIONS).map(([name, { schema }]) => [name, richTextPlacesOf(schema)]),
    ),
);

const readEntry = memoizeByObject((entry: Entry): ReadEntry => {
  const texts: SiteText[] = [];
  const findings: Finding[] = [];
  let isUnread = false;
  const add = (text: SiteText, read: { problems: readonly TextProblem[]; isUnread?: true }) => {
    texts.push(text);
    for (const problem of read.problems) findings.push(findingOf(text, problem));
    if (read.isUnread === true) isUnread = true;
  };
  visitEachText(entry.data, richTextsIn().get(entry.collection), (source, path, isRich) => {
    const line = isRich ? parseLine(source) : checkPlainText(source);
    add(new SiteText(entry, [...path], source, line), line);
  });
  const source = entry.document.body?.text;
  if (source !== undefined) {
    const body = parseBody(source, declaredSections(entry));
    add(new SiteText(entry, undefined, source, { body }), body);
  }
  return { texts, findings, isUnread, fields: readLinks(entry), ...targetsIn(texts) };
});

/** A text whose nodes and passages are made once, because several rules walk them. */
export class CachedText extends SiteText {
  #inlines: readonly Inline[] | undefined;
  #passages: Passage[] | undefined;

  constructor(text: SiteText) {
    super(text.entry, text.path, text.source, text);
  }

  override get inlines(): readonly Inline[] {
    return (this.#inlines ??= super.inlines);
  }

  override get passages(): Passage[] {
    return (this.#passages ??= super.passages);
  }
}

/** Reads the texts of entries, with their references and the findings about their problems. */
export function readTexts(entries: readonly Entry[]) {
  const all: SiteText[] = [];
  const byEntry = new Map<Entry, readonly SiteText[]>();
  const bodies = new Map<Entry, BodyText>();
  const lines = new Map<string, Inline[]>();
  const fields = new Map<Entry, readonly FieldLink[]>();
  const unread = new Set<Entry>();
  const findings: Finding[] = [];
  const targets = { references: [], citations: [], links: [] } as {
    references: FactReference[];
    citations: SourceReference[];
    links: ContentLink[];
  };
  for (const entry of entries) {
    const own = readEntry(entry);
    findings.push(...own.findings);
    for (const { source, nodes, body } of own.texts) {
      if (body !== undefined) bodies.set(entry, body);
      if (nodes !== undefined) lines.set(source, nodes);
    }
    if (own.isUnread) {
      unread.add(entry);
      continue;
    }
    for (const text of own.texts) all.push(text);
    byEntry.set(entry, own.texts);
    fields.set(entry, own.fields);
    targets.references.push(...own.references);
    targets.citations.push(...own.citations);
    targets.links.push(...own.links);
  }
  return { all, byEntry, bodies, lines, fields, unread, findings, ...targets };
}

function findingOf(text: SiteText, { rule, title, help, ...span }: TextProblem): Finding {
  return errorAt(rule, title, text.place(span), ...help);
}

function declaredSections({ data }: Entry): ReadonlyMap<string, string> {
  const { sections = [] } = data as { sections?: { id: string; title: string }[] };
  return new Map(sections.map(({ id, title }) => [title, id]));
}

/** A cheap test: references need braces and links need brackets, and most texts have neither. */
const mayRefer = ({ rich, source }: SiteText) =>
  rich && (source.includes('{{') || source.includes('['));

function targetsIn(texts: readonly SiteText[]): Targets {
  const citations: SourceReference[] = [];
  const references: FactReference[] = [];
  const links: ContentLink[] = [];
  for (const text of texts) {
    if (!mayRefer(text)) continue;
    const { entry } = text;
    const { surface }: Collection = COLLECTIONS[entry.collection];
    for (const node of text.inlines) {
      for (const { id: fact, reading, as } of factUsesIn(node))
        references.push(
          omitUndefined({
            fact,
            reading,
            as,
            written: text.source.slice(node.start, node.end),
            entry,
            path: text.path,
            surface,
            place: () => text.place(node),
          }),
        );
      if (node.type === 'citation')
        citations.push({
          source: node.source,
          entry,
          path: text.path,
          place: () => text.place(node),
        });
      if (node.type === 'link' && /^[/#]/.test(node.href))
        links.push({ target: node.href, entry, place: () => text.place(node.target) });
    }
  }
  return { references, citations, links };
}
