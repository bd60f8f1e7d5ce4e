/**
 * The content's prose → which of its quantities are referenced, quoted, literal readings of a fact, or bound to nothing,
 * and what is said from the day of writing. One walk, because walking the prose costs more than looking at it.
 */
import type { Fact, Value } from '../../schemas/fact.ts';
import type { Place } from '../findings/finding.ts';
import { referencesIn } from '../link/references.ts';
import type { Site } from '../link/site.ts';
import type { Entry } from '../validate.ts';
import { isInterval } from './format-value.ts';
import { type CueTable, cueTable, factsMeant } from './mentions.ts';
import { mask, proseOf, statementsOf } from './prose.ts';
import { foldKeepingOffsets, type Quantity, quantitiesIn } from './quantities.ts';

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

export function scanProse(site: Site): Scan {
  // Made when the first quantity is met: content that refers to the ledger throughout never needs it.
  let cues: CueTable | undefined;
  const found: FoundQuantity[] = [];
  const quoted: QuotedLiteral[] = [];
  const relative: RelativeDate[] = [];
  for (const prose of proseOf(site)) {
    for (const reference of /\{\{\s*"/.test(prose.text) ? referencesIn(prose.text) : []) {
      if (reference.kind === 'literal')
        quoted.push({
          literal: reference.literal,
          hasQuantity: quantitiesIn(reference.literal).length > 0,
          place: () => prose.placeOf(reference.start, reference.end),
        });
    }
    // Asked first: nearly no text has one, and a list of matches is dear.
    if (prose.text.search(RELATIVE) !== -1)
      for (const words of prose.text.matchAll(RELATIVE))
        relative.push({
          words: words[0],
          entry: prose.entry,
          place: () => prose.placeOf(words.index, words.index + words[0].length),
        });
    if (!/\d/.test(prose.text)) continue;
    const masked = mask(prose.text);
    const quantities = quantitiesIn(masked);
    if (quantities.length === 0) continue;
    const folded = foldKeepingOffsets(prose.text);
    const statements = statementsOf(masked);
    for (const quantity of quantities) {
      const statement = statements.find(
        ({ start, end }) => quantity.start >= start && quantity.start < end,
      );
      const facts =
        statement === undefined
          ? []
          : factsMeant(
              (cues ??= cueTable(site.facts.values())),
              quantity,
              folded.slice(statement.start, statement.end),
            );
      const [only] = facts;
      found.push({
        quantity,
        surface: prose.surface,
        rich: prose.rich,
        place: () => prose.placeOf(quantity.start, quantity.end),
        tied: facts.length > 1 ? facts : [],
        ...(facts.length === 1 && only !== undefined ? { fact: only } : {}),
        ...(prose.asOf === undefined ? {} : { asOf: prose.asOf }),
      });
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
