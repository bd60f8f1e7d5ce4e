/** Rich text and Markdown bodies → HTML or plain text with their facts filled in. */
import type { Html } from '../../templates/view.ts';
import type { Ledger, LedgerFact } from '../audit/ledger.ts';
import { escapeHtml, renderInline } from '../link/markdown.ts';
import { referencesIn, replaceReferences, type TextReference } from '../link/references.ts';
import type { Site } from '../link/site.ts';
import {
  disputedFacts,
  factHtml,
  factText,
  isUnsupportedClaim,
  UNSUPPORTED_MARK,
} from './fact-text.ts';

export const EXTERNAL_MARK = '<span class="fuera"> (abre otro sitio)</span>';

export type TextRenderer = {
  /** Inline HTML of one rich text. */
  html(rich: string): Html;
  /** Without markup: for titles, attributes and options. */
  plain(rich: string): string;
  /** HTML of a rendered Markdown piece, with its notes after it and a link to each beside the value. */
  body(html: string): Html;
  /**
   * The same in two parts, for a piece that is followed by more texts: the notes are about all of them, each once.
   * @param key tells the pieces of one page apart, so that ids stay unique
   * @param more the rich texts printed after the piece
   */
  noted(html: string, key: string, more: readonly string[]): { html: Html; notes: Html };
  /** Ids of the facts that texts refer to. */
  factsIn(texts: readonly (string | undefined)[]): string[];
  /** The notes about disputed facts, as HTML; empty if there are none. */
  notes(ids: readonly string[]): Html;
};

export function textRenderer(site: Site, ledger: Ledger): TextRenderer {
  const href = (target: string) => site.settings.basePath + target;
  // The same facts stand in thousands of texts: each is written once.
  const printed = new Map<string, string>();
  /** @param facts receives the ids of the facts that the text refers to */
  const inHtml = (text: string, facts?: string[]) =>
    replaceReferences(
      text.includes('&quot;') ? text.replace(/\{\{&quot;(.*?)&quot;\}\}/g, '{{"$1"}}') : text,
      (reference) => {
        if (reference.kind === 'fact') facts?.push(reference.fact);
        const known = printed.get(reference.raw);
        if (known !== undefined) return known;
        const html = referenceHtml(ledger, reference);
        printed.set(reference.raw, html);
        return html;
      },
    );
  const factsIn = (texts: readonly (string | undefined)[]) =>
    texts.flatMap((text) =>
      text === undefined
        ? []
        : referencesIn(text).flatMap((each) => (each.kind === 'fact' ? [each.fact] : [])),
    );
  const note = (entry: LedgerFact, sentence: string, id?: string) =>
    `<details class="nota"${id === undefined ? '' : ` id="${id}"`}><summary>¿Por qué dos cifras? ${escapeHtml(entry.fact.label)}</summary><p>${escapeHtml(sentence)} <a href="${href(`/consistencia/#${anchorOf(entry.id)}`)}">Ver todas las lecturas</a></p></details>`;
  const sentences = new Map<string, string | undefined>();
  const disputed = (ids: readonly string[]) => disputedFacts(site, ledger, ids, sentences);
  const notes = (ids: readonly string[]) =>
    disputed(ids)
      .map(({ entry, sentence }) => note(entry, sentence))
      .join('') as Html;
  const noted = (html: string, key: string, more: readonly string[]) => {
    const facts: string[] = [];
    let filled = inHtml(html, facts);
    const told = disputed([...facts, ...factsIn(more)]);
    const anchor = (id: string) => `nota-${key}-${anchorOf(id)}`;
    for (const { entry } of told) filled = withCall(filled, entry.id, anchor(entry.id));
    return {
      html: filled as Html,
      notes: told
        .map(({ entry, sentence }) => note(entry, sentence, anchor(entry.id)))
        .join('') as Html,
    };
  };
  return {
    factsIn,
    notes,
    html: (rich) => inHtml(renderInline(rich, { href, external: EXTERNAL_MARK }).html) as Html,
    plain: (rich) => {
      const text = replaceReferences(rich, (reference) => {
        if (reference.kind === 'literal') return reference.literal;
        const entry = reference.kind === 'fact' ? ledger.get(reference.fact) : undefined;
        return reference.kind === 'fact' && entry !== undefined
          ? factText(entry, reference.reading)
          : reference.raw;
      });
      return text.replace(
        /\*\*([^*]+)\*\*|\[([^\]]+)\]\([^)]*\)/g,
        (_, bold?: string, label?: string) => bold ?? label ?? '',
      );
    },
    noted,
    body: (html) => {
      const piece = noted(html, 'texto', []);
      return (piece.html + piece.notes) as Html;
    },
  };
}

function referenceHtml(ledger: Ledger, reference: TextReference): string {
  if (reference.kind === 'literal') return reference.literal;
  const entry = reference.kind === 'fact' ? ledger.get(reference.fact) : undefined;
  if (reference.kind !== 'fact' || entry === undefined) return escapeHtml(reference.raw);
  const mark = isUnsupportedClaim(entry)
    ? ` <small class="sin-verificar">(${UNSUPPORTED_MARK})</small>`
    : '';
  return factHtml(entry, reference.reading) + mark;
}

/** Puts a small link to a fact's note behind the first place that prints it. */
function withCall(html: string, factId: string, anchor: string): string {
  const at = html.indexOf(`data-fact="${factId}"`);
  const end = at === -1 ? -1 : html.indexOf('>', html.indexOf('</', at)) + 1;
  return end <= 0
    ? html
    : `${html.slice(0, end)} <a class="cifra-nota" href="#${anchor}">¿por qué dos cifras?</a>${html.slice(end)}`;
}

/** Anchor of a fact on the public ledger page. */
export function anchorOf(factId: string): string {
  return factId.replaceAll('.', '-');
}
