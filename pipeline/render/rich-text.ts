/** Rich text and Markdown bodies → HTML or plain text with their facts filled in. */
import type { Html } from '../../templates/view.ts';
import type { Ledger } from '../audit/ledger.ts';
import { escapeHtml, renderInline } from '../link/markdown.ts';
import { referencesIn, replaceReferences } from '../link/references.ts';
import type { Site } from '../link/site.ts';
import { disputedFacts, factHtml, factText, isUnsupportedClaim, UNSUPPORTED_MARK } from './fact-text.ts';

export const EXTERNAL_MARK = '<span class="fuera"> (abre otro sitio)</span>';

export type TextRenderer = {
  /** Inline HTML of one rich text. */
  html(rich: string): Html;
  /** Without markup: for titles, attributes and options. */
  plain(rich: string): string;
  /** HTML of a rendered Markdown piece, with its notes after it. */
  body(html: string): Html;
  /** Ids of the facts that texts refer to. */
  factsIn(texts: readonly (string | undefined)[]): string[];
  /** The notes about disputed facts, as HTML; empty if there are none. */
  notes(ids: readonly string[]): Html;
};

export function textRenderer(site: Site, ledger: Ledger): TextRenderer {
  const href = (target: string) => site.settings.basePath + target;
  const inHtml = (text: string) =>
    replaceReferences(text.includes('&quot;') ? text.replace(/\{\{&quot;(.*?)&quot;\}\}/g, '{{"$1"}}') : text, (reference) => {
      if (reference.kind === 'literal') return reference.literal;
      const entry = reference.kind === 'fact' ? ledger.get(reference.fact) : undefined;
      if (reference.kind !== 'fact' || entry === undefined) return escapeHtml(reference.raw);
      const mark = isUnsupportedClaim(entry) ? ` <small class="sin-verificar">(${UNSUPPORTED_MARK})</small>` : '';
      return factHtml(entry, reference.reading) + mark;
    });
  const factsIn = (texts: readonly (string | undefined)[]) =>
    texts.flatMap((text) => (text === undefined ? [] : referencesIn(text).flatMap((each) => (each.kind === 'fact' ? [each.fact] : []))));
  const notes = (ids: readonly string[]) =>
    disputedFacts(site, ledger, ids)
      .map(({ entry, sentence }) => `<details class="nota"><summary>¿Por qué dos cifras? ${escapeHtml(entry.fact.label)}</summary><p>${escapeHtml(sentence)} <a href="${href(`/consistencia/#${anchorOf(entry.id)}`)}">Ver todas las lecturas</a></p></details>`)
      .join('') as Html;
  return {
    factsIn,
    notes,
    html: (rich) => inHtml(renderInline(rich, { href, external: EXTERNAL_MARK }).html) as Html,
    plain: (rich) => {
      const text = replaceReferences(rich, (reference) => {
        if (reference.kind === 'literal') return reference.literal;
        const entry = reference.kind === 'fact' ? ledger.get(reference.fact) : undefined;
        return reference.kind === 'fact' && entry !== undefined ? factText(entry, reference.reading) : reference.raw;
      });
      return text.replace(/\*\*([^*]+)\*\*|\[([^\]]+)\]\([^)]*\)/g, (_, bold?: string, label?: string) => bold ?? label ?? '');
    },
    body: (html) => `${inHtml(html)}${notes(factsIn([html]))}` as Html,
  };
}

/** Anchor of a fact on the public ledger page. */
export function anchorOf(factId: string): string {
  return factId.replaceAll('.', '-');
}
