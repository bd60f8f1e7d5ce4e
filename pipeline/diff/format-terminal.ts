/** A difference → text for people: the ledger first, then what visitors read. */
import { plural } from '../text/plural.ts';
import type { Difference, FactChange, QuestionChange, SentenceChange } from './types.ts';

/** A terminal shows no more sentences than somebody reads there; the other formats show all. */
const SHOWN = 40;

export function formatTerminal(difference: Difference): string {
  const { partial, facts, questions, addresses, sentences } = difference;
  return [
    ...(partial === undefined ? [] : [`${partial}`]),
    ...ledgerLines(difference),
    ...section('facts', facts, factLine),
    ...section('questions', questions, questionLine),
    ...addressLines(addresses),
    ...sentenceLines(sentences),
    '',
  ].join('\n');
}

/** The four counts of the ledger. */
export function ledgerLines({ ledger }: Difference): string[] {
  const { readings, conflicts, stale, coverage } = ledger;
  const changed = readings.filter(
    ({ before, after }) => before !== undefined && after !== undefined,
  );
  const count = (missing: 'before' | 'after') =>
    readings.filter((reading) => reading[missing] === undefined).length;
  const list = (items: readonly string[]) => (items.length === 0 ? '' : ` (${items.join(', ')})`);
  const share = (key: keyof typeof coverage) =>
    `${coverage[key].before} → ${coverage[key].after} ${key}`;
  return [
    `readings   ${changed.length} changed${list(changed.map(({ fact, reading, before, after }) => `${fact}@${reading} ${before} → ${after}`))}, ${count('before')} added, ${count('after')} removed`,
    `conflicts  ${conflicts.opened.length} new${list(conflicts.opened)}, ${conflicts.closed.length} resolved${list(conflicts.closed)}`,
    `rulings    ${stale.length} ${stale.length === 1 ? 'goes' : 'go'} stale${list(stale)}`,
    `coverage   ${share('referenced')}, ${share('quoted')}, ${share('unbound')}`,
  ];
}

function section<T>(name: string, items: readonly T[], lineOf: (item: T) => string): string[] {
  return [
    `${name.padEnd(10)} ${items.length} changed`,
    ...items.map((item) => `  ${lineOf(item)}`),
  ];
}

export function factLine({ fact, label, before, after, places }: FactChange): string {
  if (before === undefined) return `${fact}  new: ${after!.text}  (${label})`;
  if (after === undefined) return `${fact}  gone: ${before.text}  (${label})`;
  const parts = [
    ...(before.text === after.text ? [] : [`${before.text} → ${after.text}`]),
    ...(before.source === after.source
      ? []
      : [`source: ${before.source ?? 'none'} → ${after.source ?? 'none'}`]),
  ];
  return `${fact}  ${parts.join('; ')}  in ${plural(places, 'place')}  (${label})`;
}

export function questionLine({
  question,
  change,
  parts,
  key,
  sameRevision,
}: QuestionChange): string {
  if (change !== 'changed') return `${question}  ${change}`;
  return [
    question,
    parts.join(', '),
    ...(key === undefined ? [] : [`key: ${key.before} → ${key.after}`]),
    ...(sameRevision ? ['same revision: raise it, or stored answers will be read wrongly'] : []),
  ].join('  ');
}

function addressLines({ added, removed, moved }: Difference['addresses']): string[] {
  return [
    `addresses  ${added.length} added, ${moved.length} moved, ${removed.length} removed`,
    ...added.map((path) => `  + ${path}`),
    ...moved.map(({ from, to }) => `  ${from} → ${to}`),
    ...removed.map((path) => `  - ${path}  without a redirect`),
  ];
}

function sentenceLines(changes: readonly SentenceChange[]): string[] {
  const pages = new Set(changes.flatMap((change) => change.pages));
  return [
    `sentences  ${plural(changes.length, 'change')} on ${plural(pages.size, 'page')}`,
    ...changes
      .slice(0, SHOWN)
      .flatMap((change) => [
        `  ${pagesOf(change)}`,
        ...change.before.map((sentence) => `    - ${sentence}`),
        ...change.after.map((sentence) => `    + ${sentence}`),
      ]),
    ...(changes.length > SHOWN
      ? [`  … and ${changes.length - SHOWN} more: --format html or --format json has all`]
      : []),
  ];
}

/** The first address, and how many more read the same. */
export function pagesOf({ pages: [first = '', ...more] }: SentenceChange): string {
  return more.length === 0 ? first : `${first} and ${more.length} more`;
}
