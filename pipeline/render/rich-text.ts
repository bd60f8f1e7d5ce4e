/** Prints trees of text as HTML or plain text, with their facts filled in. */
import type { Html } from '../../templates/view.ts';
import { filledText } from '../ledger/filled.ts';
import type { Ledger, LedgerFact } from '../ledger/types.ts';
import { anchorOf } from '../link/routes.ts';
import type { Site } from '../link/site.ts';
import { escapeHtml } from '../text/escape.ts';
import { blocksHtml, type HtmlPrinting, inlineHtml } from '../text/html.ts';
import { plain } from '../text/plain.ts';
import { referenceTo, writtenAs } from '../text/references.ts';
import {
  type Block,
  type FactNode,
  type Filled,
  factsOf,
  type Inline,
  stretchesIn,
} from '../text/tree.ts';
import {
  disputedFacts,
  factHtml,
  factText,
  isUnsupportedClaim,
  UNSUPPORTED_MARK,
} from './fact-text.ts';

const EXTERNAL_MARK = '<span class="fuera"> (abre otro sitio)</span>';

export type TextRenderer = {
  /** Inline HTML of one rich text. */
  html(rich: string): Html;
  /** Without markup: for titles, attributes and options. */
  plain(rich: string): string;
  /** The words of a heading. */
  words(nodes: readonly Inline[]): string;
  /** Address of a route of the site. */
  href(route: string): string;
  /** HTML of blocks, with the notes about their facts after them and a link to each note beside the value. */
  body(blocks: readonly Block[]): Html;
  /**
   * The same in two parts, for blocks that are followed by more texts: the notes are about all of them, each once.
   * @param key prefix that makes ids unique on the page
   * @param more the rich texts printed after the blocks
   */
  noted(
    blocks: readonly Block[],
    key: string,
    more: readonly string[],
  ): { html: Html; notes: Html };
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
  const sentences = new Map<string, string | undefined>();
  const disputed = (ids: readonly string[]) => disputedFacts(site, ledger, ids, sentences);
  const note = ({ id, fact: { label } }: LedgerFact, sentence: string, anchor = '') =>
    `<details class="nota"${anchor && ` id="${anchor}"`}><summary>¿Por qué dos cifras? ${escapeHtml(label)}</summary><p>${escapeHtml(sentence)} <a href="${href(`/consistencia/#${anchorOf(id)}`)}">Ver todas las lecturas</a></p></details>`;
  const factsIn = (texts: readonly (string | undefined)[]) =>
    texts.flatMap((text) => (text === undefined ? [] : factsOf(nodesOf(text))));
  const noted: TextRenderer['noted'] = (blocks, key, more) => {
    const disputes = disputed([...factsOf(stretchesIn(blocks)), ...factsIn(more)]);
    const anchor = (id: string) => `nota-${key}-${anchorOf(id)}`;
    const printing = withCalls(
      { fact, words: filled, href },
      ledger,
      new Map(disputes.map(({ entry: { id } }) => [id, anchor(id)])),
    );
    return {
      html: blocksHtml(blocks, printing) as Html,
      notes: disputes
        .map(({ entry, sentence }) => note(entry, sentence, anchor(entry.id)))
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
    notes: (ids) =>
      disputed(ids)
        .map(({ entry, sentence }) => note(entry, sentence))
        .join('') as Html,
    body: (blocks) => {
      const { html, notes } = noted(blocks, 'texto', []);
      return (html + notes) as Html;
    },
  };
}

function printedFact(ledger: Ledger, { id, reading }: FactNode, call?: string): string {
  const entry = ledger.get(id);
  if (entry === undefined) return escapeHtml(referenceTo(id, reading));
  const mark = isUnsupportedClaim(entry)
    ? ` <small class="sin-verificar">(${UNSUPPORTED_MARK})</small>`
    : '';
  return factHtml(entry, reading, call) + mark;
}

/** The first place that prints a disputed fact is followed by a small link to its note. */
function withCalls(
  printing: HtmlPrinting,
  ledger: Ledger,
  anchors: Map<string, string>,
): HtmlPrinting {
  if (anchors.size === 0) return printing;
  let delayed = '';
  return {
    ...printing,
    fact: (node, isInLink) => {
      const anchor = anchors.get(node.id);
      if (anchor === undefined) return printing.fact(node, isInLink);
      anchors.delete(node.id);
      const call = ` <a class="cifra-nota" href="#${anchor}">¿por qué dos cifras?</a>`;
      if (!isInLink) return printedFact(ledger, node, call);
      delayed += call;
      return printing.fact(node, isInLink);
    },
    afterLink: () => {
      const calls = delayed;
      delayed = '';
      return calls;
    },
  };
}
