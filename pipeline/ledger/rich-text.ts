/** Prints trees of text as HTML or plain text, with their facts filled in. */
import type { Html } from '../../templates/view.ts';
import { factAnchor } from '../link/routes.ts';
import type { Site } from '../link/site.ts';
import { memoize, memoizeBy } from '../program/memoize.ts';
import { escapeHtml } from '../text/escape.ts';
import { blocksHtml, type HtmlPrinter, inlineHtml } from '../text/html.ts';
import { withPlainSpaces } from '../text/plain-text.ts';
import { referenceToFact } from '../text/references.ts';
import {
  type Block,
  type FactNode,
  type FilledReference,
  factIdsIn,
  type Inline,
  inlinesInBlocks,
} from '../text/tree.ts';
import { siteWordPrinter, type WordPrinter } from '../text/word-printer.ts';
import { factHtml, isUnsupportedClaim, UNSUPPORTED_MARK } from './fact-text.ts';
import { filledText, plainText, plainTextOfNodes } from './filled-text.ts';
import {
  type FactNote,
  lettersOfMark,
  type NoteGroup,
  noteGroups,
  noteHtml,
  noteOf,
} from './notes.ts';
import type { Ledger, LedgerFact } from './types.ts';

const EXTERNAL_MARK = '<span class="external-note"> (abre otro sitio)</span>';

type Pictures = Pick<HtmlPrinter, 'scene' | 'film'>;

export type TextRenderer = ReturnType<typeof textRenderer>;

/**
 * @param options.origin prefix for the addresses of links that must work outside the site, as in an export
 * @param options.printer prints words; default: the printer of the site
 */
export function textRenderer(
  site: Site,
  ledger: Ledger,
  {
    origin = '',
    printer = siteWordPrinter,
  }: {
    origin?: string;
    printer?: WordPrinter;
  } = {},
) {
  const href = (route: string) => origin + site.settings.basePath + route;
  /** A text that is not rich text is printed as it is. */
  const nodesOf = (text: string): readonly Inline[] =>
    site.lines.get(text) ?? [{ type: 'words', start: 0, end: text.length, text }];
  // Thousands of texts refer to the same facts, so the HTML of each fact is made once.
  const fact = memoizeBy(
    (node: FactNode) => referenceToFact(node.id, node.reading),
    (node) => printedFact(ledger.get(node.id), node, printer.html),
  );
  const content = { site, ledger };
  const filled = (node: FilledReference) => filledText(content, node);
  const printing = { text: printer.html, fact, words: filled, href };
  const words = (nodes: readonly Inline[]) => plainTextOfNodes(content, nodes);
  const notesOfFact = memoize((id: string): readonly FactNote[] => {
    const entry = ledger.get(id);
    const note = entry && noteOf(site, entry);
    return note === undefined ? [] : [note];
  });
  const notesOf = (ids: readonly string[]): FactNote[] => [...new Set(ids)].flatMap(notesOfFact);
  const factsIn = (texts: readonly (string | undefined)[]) =>
    texts.flatMap((text) => (text === undefined ? [] : factIdsIn(nodesOf(text))));
  /**
   * Like `body`, for parts with other content between them: the notes are about all parts, each note once.
   * @param parts the blocks of each part
   * @param key prefix that makes ids unique on the page
   * @param more the rich texts printed after the parts
   * @param pictures prints the pictures and films of a part
   */
  const noted = (
    parts: readonly [opening: readonly Block[], rest: readonly Block[]],
    key: string,
    more: readonly string[],
    pictures?: Pictures,
  ): { parts: [opening: Html, rest: Html]; notes: Html } => {
    const own = noteGroups(notesOf(factIdsIn(inlinesInBlocks(parts.flat()))));
    const anchor = ([{ entry }]: NoteGroup) => `nota-${key}-${factAnchor(entry.id)}`;
    const addressOf = (group: NoteGroup) => `#${anchor(group)}`;
    const { marks, letters } = noteMarks(own, addressOf);
    const print = (blocks: readonly Block[]) =>
      blocksHtml(blocks, { ...printing, marks, ...pictures }) as Html;
    const printed: [Html, Html] = [print(parts[0]), print(parts[1])];
    const called = [...letters.keys()];
    const withMark = new Set(called.flat().map(({ entry }) => entry.id));
    // A figure with weak support and no dispute needs a note only if a mark leads to it.
    const others = [...own.flat(), ...notesOf(factsIn(more))].filter(
      ({ entry, disputed }) => disputed && !withMark.has(entry.id),
    );
    return {
      parts: printed,
      notes: [...called, ...noteGroups([...new Set(others)])]
        .map((group) =>
          noteHtml(
            group,
            { ...printing, external: EXTERNAL_MARK },
            anchor(group),
            letters.get(group),
          ),
        )
        .join('') as Html,
    };
  };
  return {
    factsIn,
    noted,
    words,
    href,
    /** Prints words that are not rich text. */
    printer,
    /** Inline HTML of one rich text. */
    html: (rich: string) =>
      inlineHtml(nodesOf(rich), { ...printing, external: EXTERNAL_MARK }) as Html,
    /** Text without markup, for titles and attributes. */
    plain: (rich: string) => plainText(content, rich),
    /** An option of a question as plain text, with plain spaces only. */
    option: (rich: string) => withPlainSpaces(plainText(content, rich)),
    /** The notes about disputed facts, as HTML; empty if there are none. */
    notes: (ids: readonly string[]) =>
      notesOf(ids)
        .filter(({ disputed }) => disputed)
        .map((note) => noteHtml([note], { ...printing, external: EXTERNAL_MARK }))
        .join('') as Html,
    /** HTML of blocks with the notes about their facts at the end, and marks that lead to the notes. */
    body: (blocks: readonly Block[], pictures?: Pictures) => {
      const { parts, notes } = noted([blocks, []], 'texto', [], pictures);
      return (parts.join('') + notes) as Html;
    },
  };
}

function printedFact(
  entry: LedgerFact | undefined,
  { id, reading }: FactNode,
  print: WordPrinter['html'],
): string {
  if (entry === undefined) return escapeHtml(referenceToFact(id, reading));
  const mark = isUnsupportedClaim(entry)
    ? ` <small class="unverified">(${UNSUPPORTED_MARK})</small>`
    : '';
  return factHtml(entry, reading, print) + mark;
}

/**
 * Places the note marks: at most one after each sentence, one for each fact on the page, and one for each note in a
 * block. If a sentence states two facts with different notes, the second fact gets its mark at a later sentence.
 * @returns the marks, and their letters in the order of the text
 */
function noteMarks(
  groups: readonly NoteGroup[],
  address: (group: NoteGroup) => string,
): { marks: NonNullable<HtmlPrinter['marks']>; letters: Map<NoteGroup, string> } {
  const waiting = new Map(groups.flatMap((group) => group.map(({ entry }) => [entry.id, group])));
  const letters = new Map<NoteGroup, string>();
  let pending: string[] = [];
  let marked = new Set<NoteGroup>();
  return {
    letters,
    marks: {
      block: () => {
        marked = new Set();
      },
      fact: ({ id }) => {
        const group = waiting.get(id);
        if (group === undefined) return;
        if (marked.has(group)) waiting.delete(id);
        else pending.push(id);
      },
      take: () => {
        const [id] = pending;
        const group = id === undefined ? undefined : waiting.get(id);
        const rest = pending;
        pending = [];
        if (group === undefined) return '';
        for (const each of rest) if (waiting.get(each) === group) waiting.delete(each);
        marked.add(group);
        const letter = letters.get(group) ?? lettersOfMark(letters.size);
        letters.set(group, letter);
        return `<sup><a class="note-mark" href="${address(group)}" aria-label="Nota ${letter}: ${escapeHtml(group[0].entry.fact.label)}">${letter}</a></sup>`;
      },
    },
  };
}
