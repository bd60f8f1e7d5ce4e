/** Makes the `View`: the services that templates call. */
import { createElement, Fragment } from 'react';
import { HtmlBlock as HtmlPart } from '../../templates/parts/HtmlBlock.tsx';
import type { FactView, Html, View } from '../../templates/view.ts';
import { factRoute } from '../link/routes.ts';
import type { Site } from '../link/site.ts';
import { sourceLabelOf, titleWithoutLabel } from '../link/source-label.ts';
import { omitUndefined } from '../program/omit-undefined.ts';
import { caveatOf } from './caveat.ts';
import { readingText } from './describe.ts';
import { factRecordOf, groundFromCitations } from './fact-record.ts';
import { factHtml, factText, isUnsupportedClaim } from './fact-text.ts';
import { sourceIdsOf } from './filled-text.ts';
import { formatDate, formatNumber } from './format-value.ts';
import type { TextRenderer } from './rich-text.ts';
import type { Ledger, LedgerFact, LedgerReading } from './types.ts';

/** The pictures for a target: pages refer to picture files, exports do not. */
type Pictures = Pick<View, 'signImage' | 'openImage' | 'cardImage' | 'scene' | 'landmark'>;

export function createView(
  site: Site,
  ledger: Ledger,
  text: TextRenderer,
  pictures: Pictures,
): View {
  const { settings } = site;
  const href = (route: string) => (route.startsWith('/') ? text.href(route) : route);
  return {
    settings,
    href,
    text: (rich) => {
      const html = text.html(rich);
      const plain = text.plain(rich);
      // Words alone need no element: chapters have hundreds of such texts.
      return html === text.printer.html(plain)
        ? createElement(Fragment, null, text.printer.node(plain))
        : createElement(HtmlPart, { as: 'span', of: html });
    },
    words: text.printer.node,
    plain: text.plain,
    date: formatDate,
    fact: (id, reading) => factView(ledger, href, id, reading),
    source: (id) => {
      const source = site.sources.get(id)!;
      return omitUndefined({
        id,
        title: titleWithoutLabel(source),
        readOn: source.readOn,
        edition: source.edition,
        label: sourceLabelOf(source),
        href: source.url,
      });
    },
    factsOf: (source, texts) =>
      text
        .factsIn(texts)
        .filter((id, index, all) => all.indexOf(id) === index)
        .filter((id) => sourceIdsOf(ledger, { id }).includes(source))
        .map((id) => factView(ledger, href, id)),
    caveat: (rich, language = 'es', cited = []) => {
      const records = text.factsIn([rich]).flatMap((id) => {
        const entry = ledger.get(id);
        return entry === undefined ? [] : [factRecordOf(site, entry)];
      });
      return caveatOf(records.length > 0 ? records : groundFromCitations(site, cited), language);
    },
    notes: (rich) => {
      const html = text.notes(text.factsIn(rich));
      return html === '' ? null : createElement(HtmlPart, { className: 'notes', of: html });
    },
    region: (id) => settings.regions.find((region) => region.id === id)!,
    sign: (id) => site.signs.get(id),
    ...pictures,
  };
}

function factView(ledger: Ledger, href: View['href'], id: string, reading?: string): FactView {
  const entry = ledger.get(id)!;
  const counted = entry.readings.find(
    ({ computed, surface }) => computed !== undefined && surface === 'contenido',
  );
  return omitUndefined({
    id,
    label: entry.fact.label,
    text: factText(entry, reading),
    html: factHtml(entry, reading) as Html,
    unsupported: isUnsupportedClaim(entry),
    href: href(factRoute(id)),
    counted: counted && reading !== undefined ? countText(entry, counted) : undefined,
  });
}

/** The text of the build's count of the content, which is shown beside a claim about it. */
function countText(entry: LedgerFact, counted: LedgerReading): string {
  return typeof counted.value === 'number'
    ? `${formatNumber(counted.value)} contadas`
    : readingText(entry, counted);
}
