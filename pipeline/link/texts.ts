/** Entries → their texts as trees, read once: every later stage walks these nodes, and no other one reads Markdown. */
import { COLLECTIONS } from '../../schemas/collections.ts';
import type { Finding, Place } from '../findings/finding.ts';
import type { DataPath } from '../load/document.ts';
import { parseBody } from '../text/body.ts';
import { checkPlain, parseLine } from '../text/line.ts';
import { bodyPassages, type Passage, passageOf } from '../text/passages.ts';
import {
  type BodyText,
  blocksOf,
  type Inline,
  inlinesIn,
  type Span,
  stretchesIn,
  type TextProblem,
} from '../text/tree.ts';
import type { Entry } from '../validate/index.ts';
import { richTextsOf, textsIn } from '../validate/schema-shape.ts';
import { placeInBody, placeInValue } from './place.ts';

/** A place in the content that refers to a fact. */
export type FactReference = {
  fact: string;
  reading?: string;
  entry: Entry;
  surface?: string;
  place: () => Place;
};
/** A link in the content to an address of the site. */
export type ContentLink = { target: string; entry: Entry; place: () => Place };

/** A text of an entry: a value of its record, or its body. */
export class SiteText {
  readonly entry: Entry;
  /** Steps to the value; undefined for the body. */
  readonly path: DataPath | undefined;
  readonly source: string;
  /** Its nodes; a plain text, which may not refer to facts, has none. */
  readonly nodes: Inline[] | undefined;
  readonly body: BodyText | undefined;

  constructor(
    entry: Entry,
    path: DataPath | undefined,
    source: string,
    read: { nodes?: Inline[]; body?: BodyText },
  ) {
    this.entry = entry;
    this.path = path;
    this.source = source;
    this.nodes = read.nodes;
    this.body = read.body;
  }

  /** Whether it may refer to facts. */
  get rich(): boolean {
    return this.nodes !== undefined || this.body !== undefined;
  }

  /** All its inline nodes. */
  get inlines(): readonly Inline[] {
    const { nodes, body, source: text } = this;
    if (body !== undefined) return inlinesIn(stretchesIn(blocksOf(body)));
    return inlinesIn(nodes ?? [{ type: 'words', start: 0, end: text.length, text }]);
  }

  /** What is read in one breath. */
  get passages(): Passage[] {
    if (this.body !== undefined) return bodyPassages(this.body);
    return [passageOf([this.inlines])];
  }

  /** Where a stretch of it is written. */
  place(span: Span): Place {
    const { entry, path, source } = this;
    return path === undefined ? placeInBody(entry, span) : placeInValue(entry, path, source, span);
  }
}

export type Texts = {
  all: SiteText[];
  bodies: ReadonlyMap<Entry, BodyText>;
  /** The nodes of a rich text by what is written. */
  lines: ReadonlyMap<string, Inline[]>;
  /** Entries with a text that cannot be read; nothing of them is used. */
  unread: ReadonlySet<Entry>;
  findings: Finding[];
};

/** Every text of every entry. What may not stand in one is a finding. */
export function readTexts(entries: readonly Entry[]): Texts {
  const richTexts = new Map(
    Object.entries(COLLECTIONS).map(([name, { schema }]) => [name, richTextsOf(schema)]),
  );
  const lines = new Map<string, Inline[]>();
  const bodies = new Map<Entry, BodyText>();
  const unread = new Set<Entry>();
  const all: SiteText[] = [];
  const findings: Finding[] = [];
  const add = (text: SiteText, problems: readonly TextProblem[], isUnread: boolean) => {
    all.push(text);
    for (const problem of problems) findings.push(findingOf(text, problem));
    if (isUnread) unread.add(text.entry);
  };
  for (const entry of entries) {
    for (const { path, text, rich } of textsIn(entry.data, richTexts.get(entry.collection))) {
      const { nodes, problems, isUnread = false } = rich ? parseLine(text) : checkPlain(text);
      if (nodes !== undefined) lines.set(text, nodes);
      add(
        new SiteText(entry, path, text, nodes === undefined ? {} : { nodes }),
        problems,
        isUnread,
      );
    }
    const source = entry.document.body?.text;
    if (source === undefined) continue;
    const body = parseBody(source, declaredSections(entry));
    bodies.set(entry, body);
    add(new SiteText(entry, undefined, source, { body }), body.problems, body.isUnread === true);
  }
  return {
    all: unread.size === 0 ? all : all.filter(({ entry }) => !unread.has(entry)),
    bodies,
    lines,
    unread,
    findings,
  };
}

function findingOf(text: SiteText, { rule, title, help, start, end }: TextProblem): Finding {
  return {
    rule,
    severity: 'error',
    title,
    at: text.place({ start, end }),
    related: [],
    help,
  };
}

/** A chapter declares its sections, and their ids with them. */
function declaredSections({ data }: Entry): ReadonlyMap<string, string> {
  const { sections = [] } = data as { sections?: { id: string; title: string }[] };
  return new Map(sections.map(({ id, title }) => [title, id]));
}

/** What the texts refer to and link to. */
export function targetsOf({ all }: Texts): { references: FactReference[]; links: ContentLink[] } {
  const references: FactReference[] = [];
  const links: ContentLink[] = [];
  for (const text of all) {
    if (!text.rich) continue;
    const { entry } = text;
    const { surface } = COLLECTIONS[entry.collection] as { surface?: string };
    for (const node of text.inlines) {
      if (node.type === 'fact')
        references.push({
          fact: node.id,
          ...(node.reading === undefined ? {} : { reading: node.reading }),
          entry,
          ...(surface === undefined ? {} : { surface }),
          place: () => text.place(node),
        });
      else if (node.type === 'link' && /^[/#]/.test(node.href))
        links.push({ target: node.href, entry, place: () => text.place(node.target) });
    }
  }
  return { references, links };
}
