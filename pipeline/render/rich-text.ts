/** Prints trees of text as HTML or plain text, with their facts filled in. */
import type { Html } from '../../templates/view.ts';
import { filledText } from '../ledger/filled.ts';
import type { Ledger } from '../ledger/types.ts';
import { anchorOf } from '../link/routes.ts';
import type { Site } from '../link/site.ts';
import { escapeHtml } from '../text/escape.ts';
import { blocksHtml, type HtmlPrinting, inlineHtml } from '../text/html.ts';
import { plain, withPlainSpaces } from '../text/plain.ts';
import { referenceTo, writtenAs } from '../text/references.ts';
import {
  type Block,
  type FactNode,
  type Filled,
  factsOf,
  type Inline,
  stretchesIn,
} from '../text/tree.ts';
import { factHtml, factText, isUnsupportedClaim, UNSUPPORTED_MARK } from './fact-text.ts';
import { letterOf, type Note, noteHtml, noteOf } from './notes.ts';

const EXTERNAL_MARK = '<span class="fuera"> (abre otro sitio)</span>';

export type TextRenderer = {
  /** Inline HTML of one rich text. */
  html(rich: string): Html;
  /** Without markup: for titles and attributes. */
  plain(rich: string): string;
  /** An option of a question: the same, with plain spaces only. */
  option(rich: string): string;
  /** The words of a heading. */
  words(nodes: readonly Inline[]): string;
  /** Address of a route of the site. */
  href(route: string): string;
  /** HTML of blocks, with the notes about their facts after them and a mark for each behind its sentence. */
  body(blocks: readonly Block[]): Html;
  /**
   * The same for parts of a text that other things are printed between: the notes are about all of them, each once.
   * @param parts the blocks of each part
   * @param key prefix that makes ids unique on the page
   * @param more the rich texts printed after the parts
   */
  noted(
    parts: readonly (readonly Block[])[],
    key: string,
    more: readonly string[],
  ): { parts: Html[]; notes: Html };
  /** Ids of the facts that texts refer to. */
  factsIn(texts: readonly (string | undefined)[]): string[];
  /** The notes about disputed facts, as HTML; empty if there are none. */
  notes(ids: readonly string[]): Html;
};

/** @param origin starts the addresses of links that must work outside of the site, as in an export */
export function textRenderer(site: Site, ledger: Ledger, origin = ''): TextRenderer {
  const href = (route: string) => origin + site.settings.basePath + route;
  /** A text that is not rich text is printed as it is. */
  const nodesOf = (text: string): readonly Inline[] =>
    site.lines.get(text) ?? [{ type: 'words', start: 0, end: text.length, text }];
  // The same facts are in thousands of texts: each is printed once.
  const printed = new Map<string, string>();
  const fact = (node: FactNode): string => {
    const name = referenceTo(node.id, node.reading);
    const html = printed.get(name) ?? printedFact(ledger, node);
    printed.set(name, html);
    return html;
  };
  const filled = (node: Exclude<Filled, FactNode>) => filledText({ site, ledger }, node);
  const words = (nodes: readonly Inline[]) =>
    plain(nodes, (node) => {
      if (node.type !== 'fact') return filled(node);
      const entry = ledger.get(node.id);
      return entry === undefined ? writtenAs(node) : factText(entry, node.reading);
    });
  const notesByFact = new Map<string, Note | undefined>();
  const notesOf = (ids: readonly string[]): Note[] =>
    [...new Set(ids)].flatMap((id) => {
      const entry = ledger.get(id);
      if (entry === undefined) return [];
      if (!notesByFact.has(id)) notesByFact.set(id, noteOf(site, entry));
      return notesByFact.get(id) ?? [];
    });
  const factsIn = (texts: readonly (string | undefined)[]) =>
    texts.flatMap((text) => (text === undefined ? [] : factsOf(nodesOf(text))));
  const noted: TextRenderer['noted'] = (parts, key, more) => {
    const own = notesOf(factsOf(stretchesIn(parts.flat())));
    const anchor = (id: string) => `nota-${key}-${anchorOf(id)}`;
    const { marks, letters } = noteMarks(own, anchor);
    const printed = parts.map((blocks) => blocksHtml(blocks, { fact, words: filled, href, marks }));
    // A figure that only rests on little needs no note where no mark leads to it.
    const others = [...own, ...notesOf(factsIn(more))].filter(
      ({ entry, disputed }) => disputed && !letters.has(entry.id),
    );
    const called = own.filter(({ entry }) => letters.has(entry.id));
    const order = (note: Note) => [...letters.keys()].indexOf(note.entry.id);
    const notes = [...called.sort((a, b) => order(a) - order(b)), ...new Set(others)];
    return {
      parts: printed as Html[],
      notes: notes
        .map((note) => {
          const { id } = note.entry;
          return noteHtml(note, href, EXTERNAL_MARK, anchor(id), letters.get(id));
        })
        .join('') as Html,
    };
  };
  return {
    factsIn,
    noted,
    words,
    href,
    html: (rich) =>
      inlineHtml(nodesOf(rich), { fact, words: filled, href, external: EXTERNAL_MARK }) as Html,
    plain: (rich) => words(nodesOf(rich)),
    option: (rich) => withPlainSpaces(words(nodesOf(rich))),
    notes: (ids) =>
      notesOf(ids)
        .filter(({ disputed }) => disputed)
        .map((note) => noteHtml(note, href, EXTERNAL_MARK))
        .join('') as Html,
    body: (blocks) => {
      const { parts, notes } = noted([blocks], 'texto', []);
      return (parts.join('') + notes) as Html;
    },
  };
}

function printedFact(ledger: Ledger, { id, reading }: FactNode): string {
  const entry = ledger.get(id);
  if (entry === undefined) return escapeHtml(referenceTo(id, reading));
  const mark = isUnsupportedClaim(entry)
    ? ` <small class="sin-verificar">(${UNSUPPORTED_MARK})</small>`
    : '';
  return factHtml(entry, reading) + mark;
}

/**
 * The marks of notes: one after a sentence, and one for each fact. A second fact of the sentence waits for a later one.
 * @returns the letters too, which are given in the order of the text
 */
function noteMarks(
  notes: readonly Note[],
  anchor: (id: string) => string,
): { marks: NonNullable<HtmlPrinting['marks']>; letters: Map<string, string> } {
  const waiting = new Map(notes.map((note) => [note.entry.id, note]));
  const letters = new Map<string, string>();
  let pending: string[] = [];
  return {
    letters,
    marks: {
      fact: ({ id }) => {
        if (waiting.has(id)) pending.push(id);
      },
      take: () => {
        const [id] = pending;
        pending = [];
        if (id === undefined) return '';
        const { label } = waiting.get(id)!.entry.fact;
        waiting.delete(id);
        const letter = letterOf(letters.size);
        letters.set(id, letter);
        return `<sup><a class="cifra-nota" href="#${anchor(id)}" aria-label="Nota ${letter}: ${escapeHtml(label)}">${letter}</a></sup>`;
      },
    },
  };
}
