/**
 * The content's prose → which of its quantities are referenced, quoted, literal readings of a fact, or bound to nothing,
 * and what is said from the day of writing. One walk, because walking the prose costs more than looking at it.
 */
import { COLLECTIONS } from '../../schemas/collections.ts';
import type { Fact, Value } from '../../schemas/fact.ts';
import type { Place } from '../findings/finding.ts';
import type { Site } from '../link/site.ts';
import type { SiteText } from '../link/texts.ts';
import { fold } from '../text/fold.ts';
import { type Passage, sentencesOf } from '../text/passages.ts';
import { type Quantity, quantitiesIn } from '../text/quantities.ts';
import type { Entry } from '../validate/index.ts';
import { isInterval } from './format-value.ts';
import { type CueTable, cueTable, factsMeant } from './mentions.ts';
import { proseOf } from './prose.ts';

/** A quantity written out in the text. */
export type FoundQuantity = {
  quantity: Quantity;
  place: () => Place;
  surface: string | undefined;
  asOf?: string;
  /** The fact it speaks of, if exactly one is meant. */
  fact?: Entry<Fact>;
  /** Facts that are meant equally. */
  tied: Entry<Fact>[];
  /** Whether it could be a reference: the field allows them. */
  rich: boolean;
};
export type QuotedLiteral = { literal: string; hasQuantity: boolean; place: () => Place };

/** "hace 2 semanas" */
export type RelativeDate = { words: string; entry: Entry; place: () => Place };

export type Scan = {
  found: FoundQuantity[];
  quoted: QuotedLiteral[];
  relative: RelativeDate[];
  coverage: { referenced: number; quoted: number; unbound: number };
};

const RELATIVE =
  /\bhace (?:\d+|un|una|dos|tres|unos?|pocos) (?:d[ií]as?|semanas?|mes(?:es)?|a[nñ]os?)\b|\b(?:ayer|la semana pasada|el mes pasado|el a[nñ]o pasado|pr[oó]ximamente|en estos d[ií]as)\b/gi;

const QUOTED = /\{\{\s*"/;

export function scanProse(site: Site): Scan {
  // Made when the first quantity is met: content that refers to the ledger throughout never needs it.
  let cues: CueTable | undefined;
  const table = () => (cues ??= cueTable(site.facts.values()));
  const found: FoundQuantity[] = [];
  const quoted: QuotedLiteral[] = [];
  const relative: RelativeDate[] = [];
  for (const text of proseOf(site)) {
    // Most texts have none of what is looked for, and a list of matches is expensive.
    const isRelative = text.source.search(RELATIVE) !== -1;
    if (!isRelative && !/\d/.test(text.source) && !QUOTED.test(text.source)) continue;
    for (const passage of text.passages) {
      for (const held of passage.held) {
        if (held?.type === 'literal')
          quoted.push({
            literal: held.text,
            hasQuantity: quantitiesIn(held.text).length > 0,
            place: () => text.place(held),
          });
      }
      for (const { 0: words, index } of isRelative ? passage.text.matchAll(RELATIVE) : [])
        relative.push({
          words,
          entry: text.entry,
          place: () => text.place(passage.spanOf(index, index + words.length)),
        });
      found.push(...quantitiesOf(passage, text, table));
    }
  }
  return {
    found,
    quoted,
    relative,
    coverage: {
      referenced: site.references.length,
      quoted: quoted.filter((each) => each.hasQuantity).length,
      unbound: found.filter((each) => each.fact === undefined).length,
    },
  };
}

/** The quantities of a passage, each with the facts that its sentence speaks of. */
function quantitiesOf(
  { text: words, spanOf }: Passage,
  text: SiteText,
  cues: () => CueTable,
): FoundQuantity[] {
  const quantities = quantitiesIn(words);
  if (quantities.length === 0) return [];
  const sentences = sentencesOf(words);
  const { surface } = COLLECTIONS[text.entry.collection] as { surface?: string };
  const asOf = (text.entry.data as { publishDate?: string }).publishDate;
  return quantities.map((quantity) => {
    const { start, end } = sentences.find(
      (each) => quantity.start >= each.start && quantity.start < each.end,
    )!;
    const facts = factsMeant(cues(), quantity, fold(words.slice(start, end)));
    const [only] = facts;
    return {
      quantity,
      surface,
      rich: text.rich,
      place: () => text.place(spanOf(quantity.start, quantity.end)),
      tied: facts.length > 1 ? facts : [],
      ...(facts.length === 1 && only !== undefined ? { fact: only } : {}),
      ...(asOf === undefined ? {} : { asOf }),
    };
  });
}

/** Whether a written quantity says exactly what a value says. */
export function says({ value: [min, max], unit }: Quantity, value: Value): boolean {
  if (typeof value === 'number') return close(min, value) && close(max, value);
  if (isInterval(value)) return close(min, value[0]) && close(max, value[1]);
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
