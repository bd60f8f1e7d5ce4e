/**
 * Scans the prose of the content for quantities, each with the facts that it may state, for quoted literals, and for
 * citations. One walk serves all three, because the walk costs more than the checks.
 */

import type { Fact, FactValue } from '../../schemas/fact.ts';
import type { Place } from '../findings/finding.ts';
import { isQuestionSet } from '../link/question-sets.ts';
import type { Site } from '../link/site.ts';
import type { SiteText } from '../link/texts.ts';
import { omitUndefined } from '../program/omit-undefined.ts';
import { foldAccents } from '../text/fold-accents.ts';
import { findSentenceSpans, type Passage } from '../text/passages.ts';
import { QUANTITY_HINT, type Quantity, quantitiesIn } from '../text/quantities.ts';
import type { Entry } from '../validate/index.ts';
import { findWrittenCitations, mayHaveCitation, type WrittenCitation } from './citations.ts';
import { isInterval } from './format-value.ts';
import { type CueTable, cueTable, findMentionedFacts } from './mentions.ts';
import { isScannedProse } from './scanned-texts.ts';

export type FoundQuantity = {
  quantity: Quantity;
  place: () => Place;
  /** The fact that the quantity states, if its sentence matches exactly one fact. */
  fact?: Entry<Fact>;
  /** The facts that the sentence matches, if it matches several equally well. */
  tied: Entry<Fact>[];
  /** True if a reference can replace the quantity: not in a plain field, nor in code. */
  rich: boolean;
  /** True if the quantity is in a question, where `fact/unbound` reports figures that are not references. */
  inQuestion: boolean;
};
/** A typed citation in a text, except in the sources and in the list of exceptions. */
export type FoundCitation = { citation: WrittenCitation; text: SiteText; place: () => Place };

type EntryScan = {
  found: FoundQuantity[];
  /** Number of quoted literals that contain a quantity or rest on a ground. */
  quoted: number;
  cited: FoundCitation[];
};
export type Scan = EntryScan & {
  coverage: { referenced: number; quoted: number; unbound: number };
};

const RELATIVE =
  /\bhace (?:\d+|un|una|dos|tres|unos?|pocos) (?:d[ií]as?|semanas?|mes(?:es)?|a[nñ]os?)\b|\b(?:ayer|la semana pasada|el mes pasado|el a[nñ]o pasado|pr[oó]ximamente|en estos d[ií]as)\b/gi;

const QUOTED = /\{\{\s*"/;

/** Scans all of the content. */
export function scanProse(site: Site): Scan {
  const scanEntry = entryScanner(site);
  return joinScans(site, [...site.textsOf.values()].map(scanEntry));
}

/**
 * @returns a function that scans the texts of one entry; the result depends only on them and on the cues of the facts
 */
function entryScanner(site: Site): (texts: readonly SiteText[]) => EntryScan {
  // The table is made when the first quantity is found: if every figure is a reference, no cue is needed.
  let cues: CueTable | undefined;
  const table = () => (cues ??= cueTable(site.facts.values()));
  return (texts) => {
    const scan: EntryScan = { found: [], quoted: 0, cited: [] };
    for (const text of texts) scanText(text, scan, table);
    return scan;
  };
}

function joinScans({ references }: Site, scans: readonly EntryScan[]): Scan {
  const found = scans.flatMap((scan) => scan.found);
  const quoted = scans.reduce((sum, scan) => sum + scan.quoted, 0);
  return {
    found,
    quoted,
    cited: scans.flatMap((scan) => scan.cited),
    coverage: {
      referenced: references.filter(({ as }) => as !== 'ground').length,
      quoted,
      unbound: found.filter(({ fact }) => fact === undefined).length,
    },
  };
}

/** Adds the quantities and citations of a text. Splits only a text that may have some, because that is expensive. */
function scanText(text: SiteText, scan: EntryScan, cues: () => CueTable): void {
  const { source } = text;
  const isProse = isScannedProse(text);
  const mayState = isProse && (QUANTITY_HINT.test(source) || QUOTED.test(source));
  const isCiting = mayHaveCitation(source) && isOfSite(text);
  if (!mayState && !isCiting) return;
  for (const passage of text.passages) {
    if (isCiting) scan.cited.push(...citationsOf(passage, text));
    if (!mayState) continue;
    scan.quoted += countLiterals(passage);
    scan.found.push(...quantitiesOf(passage, text, cues));
  }
}

/** False for the texts of sources and the list of exceptions, which citations are compared with. */
const isOfSite = ({ entry, path }: SiteText): boolean =>
  entry.collection !== 'sources' && path?.[0] !== 'typedCitations';

const citationsOf = ({ text: words, spanOf }: Passage, text: SiteText): FoundCitation[] =>
  findWrittenCitations(words).map((citation) => ({
    citation,
    text,
    place: () => text.place(spanOf(citation.start, citation.end)),
  }));

const countLiterals = ({ slots }: Passage): number =>
  slots.filter(
    (node) =>
      node?.type === 'literal' &&
      (node.grounds !== undefined || quantitiesIn(node.text).length > 0),
  ).length;

function quantitiesOf(
  { text: words, spanOf, isCode }: Passage,
  text: SiteText,
  cues: () => CueTable,
): FoundQuantity[] {
  const every = quantitiesIn(words);
  if (every.length === 0) return [];
  // "hace 2 semanas" is a date, not a figure of a fact.
  const relative = [...words.matchAll(RELATIVE)].map(({ 0: match, index }) => index + match.length);
  const quantities = every.filter(({ end }) => !relative.includes(end));
  const sentences = findSentenceSpans(words);
  return quantities.map((quantity) => {
    const { start, end } = sentences.find(
      (sentence) => quantity.start >= sentence.start && quantity.start < sentence.end,
    )!;
    const facts = findMentionedFacts(cues(), quantity, foldAccents(words.slice(start, end)));
    return omitUndefined({
      quantity,
      rich: text.rich && !isCode(quantity.start),
      inQuestion: isQuestionSet(text.entry) && text.path?.[0] === 'questions',
      place: () => text.place(spanOf(quantity.start, quantity.end)),
      tied: facts.length > 1 ? facts : [],
      fact: facts.length === 1 ? facts[0] : undefined,
    });
  });
}

/** True if a written quantity equals a value. A time equals hours that open or close then; a date equals its day. */
export function matchesValue({ value: [min, max], unit }: Quantity, value: FactValue): boolean {
  if (typeof value === 'number') return close(min, value) && close(max, value);
  if (isInterval(value)) return close(min, value[0]) && close(max, value[1]);
  if (unit === 'fecha')
    return typeof value === 'string' && Number(value.replaceAll('-', '')) === min;
  if (unit !== 'hora' || typeof value !== 'object' || Array.isArray(value)) return false;
  return Object.values(value).some((times) =>
    times.split('-').some((time) => close(min, minutesOf(time))),
  );
}

const close = (a: number | null, b: number | null) =>
  a === null || b === null ? a === b : Math.abs(a - b) < 1e-9;

function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}
