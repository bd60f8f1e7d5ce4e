/** Entries → their texts as trees, read once: every later stage walks these nodes, and no other one reads Markdown. */
import { COLLECTIONS } from '../../schemas/collections.ts';
import type { Finding, Place } from '../findings/finding.ts';
import type { DataPath } from '../load/document.ts';
import { textsIn } from '../schema-shape.ts';
import { parseBody } from '../text/body.ts';
import { parseLine, parsePlain } from '../text/line.ts';
import {
  type BodyText,
  blocksOf,
  type Inline,
  type Span,
  stretchesIn,
  type TextProblem,
} from '../text/tree.ts';
import type { Entry } from '../validate.ts';
import { placeInBody, placeInValue } from './place.ts';

/** A text of an entry: a value of its record, or its body. */
export type SiteText = {
  entry: Entry;
  /** The part of the site that says it. */
  surface: string | undefined;
  /** Steps to the value; undefined for the body. */
  path: DataPath | undefined;
  source: string;
  /** Whether it may refer to facts: a plain text may not. */
  rich: boolean;
  /** Its nodes, a list of them for each paragraph. */
  stretches: Inline[][];
  body?: BodyText;
  place: (span: Span) => Place;
};

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
  const lines = new Map<string, Inline[]>();
  const bodies = new Map<Entry, BodyText>();
  const unread = new Set<Entry>();
  const all: SiteText[] = [];
  const findings: Finding[] = [];
  for (const entry of entries) {
    const { schema, surface } = COLLECTIONS[entry.collection] as {
      schema: Parameters<typeof textsIn>[0];
      surface?: string;
    };
    const texts: SiteText[] = [];
    const add = (text: Omit<SiteText, 'entry' | 'surface'>, problems: readonly TextProblem[]) => {
      texts.push({ entry, surface, ...text });
      for (const { rule, title, help, start, end } of problems)
        findings.push({
          rule,
          severity: 'error',
          title,
          at: text.place({ start, end }),
          related: [],
          help,
        });
    };
    for (const { path, text: source, rich } of textsIn(schema, entry.data)) {
      const { nodes, problems } = rich ? parseLine(source) : parsePlain(source);
      if (nodes.length === 0 && problems.length > 0) unread.add(entry);
      else if (rich) lines.set(source, nodes);
      const place = (span: Span) => placeInValue(entry, path, source, span);
      add({ path, source, rich, stretches: [nodes], place }, problems);
    }
    const source = entry.document.body?.text;
    if (source !== undefined) {
      const body = parseBody(source, declaredSections(entry));
      const blocks = blocksOf(body);
      if (blocks.length === 0 && body.problems.length > 0) unread.add(entry);
      bodies.set(entry, body);
      const place = (span: Span) => placeInBody(entry, span);
      add(
        { path: undefined, source, rich: true, stretches: [...stretchesIn(blocks)], body, place },
        body.problems,
      );
    }
    if (!unread.has(entry)) all.push(...texts);
  }
  return { all, bodies, lines, unread, findings };
}

/** A chapter declares its sections, and their ids with them. */
function declaredSections({ data }: Entry): ReadonlyMap<string, string> {
  const { sections = [] } = data as { sections?: { id: string; title: string }[] };
  return new Map(sections.map(({ id, title }) => [title, id]));
}
