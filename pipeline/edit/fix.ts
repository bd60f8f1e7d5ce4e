/** Findings with one certain remedy → edits of the content: literals become references, needless quotes go, keys are ordered. */

import type { Scan } from '../ledger/scan.ts';
import { says } from '../ledger/scan.ts';
import type { LedgerFact } from '../ledger/types.ts';
import type { SourceDocument } from '../load/document.ts';

/** Replaces `from` to `to` (offsets) by a text. */
export type Edit = { file: string; start: number; end: number; text: string; why: string };

export function proposeEdits(
  ledger: ReadonlyMap<string, LedgerFact>,
  scan: Scan,
  documents: readonly SourceDocument[],
): Edit[] {
  const texts = new Map(documents.map((document) => [document.file, document.text]));
  const edits: Edit[] = [];
  for (const { quantity, fact, place, rich } of scan.found) {
    const entry = fact === undefined ? undefined : ledger.get(fact.id);
    const reading = entry?.readings.find((each) => !each.found && says(quantity, each.value));
    // The words around an interval go with it, and the sentence may need others: that is for a person.
    if (entry === undefined || reading === undefined || !rich || quantity.whole !== quantity.text)
      continue;
    const bare = entry.preferred?.length === 1 && entry.preferred[0] === reading;
    const at = offsets(texts, place());
    if (at !== undefined)
      edits.push({
        ...at,
        text: `{{${bare ? entry.id : `${entry.id}@${reading.id}`}}}`,
        why: `"${quantity.text}" is a reading of ${entry.id}`,
      });
  }
  for (const { literal, hasQuantity, place } of scan.quoted) {
    const at = hasQuantity ? undefined : offsets(texts, place());
    if (at !== undefined)
      edits.push({ ...at, text: literal, why: `{{"${literal}"}} quotes no quantity` });
  }
  for (const document of documents)
    if (document.collection === 'facts' || document.collection === 'sources')
      edits.push(...orderedKeys(document));
  return edits;
}

/** Applies the edits of one file, last first, so that offsets stay true. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  return [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce(
      (so, { start, end, text: replacement }) => so.slice(0, start) + replacement + so.slice(end),
      text,
    );
}

function offsets(
  texts: ReadonlyMap<string, string>,
  {
    file,
    range,
  }: {
    file: string;
    range?: { start: { line: number; column: number }; end: { line: number; column: number } };
  },
): { file: string; start: number; end: number } | undefined {
  const text = texts.get(file);
  if (text === undefined || range === undefined) return undefined;
  const lines = text.split('\n');
  const offset = ({ line, column }: { line: number; column: number }) =>
    lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0) + column - 1;
  return { file, start: offset(range.start), end: offset(range.end) };
}

const FACT_KEYS = ['label', 'kind', 'unit', 'claim', 'mentions', 'unprinted', 'readings', 'ruling'];

/** The keys of a fact in the order in which the story is read; sources by id. Nothing else of the file moves. */
function orderedKeys(document: SourceDocument): Edit[] {
  const data = document.data as Record<string, unknown>;
  if (document.collection === 'sources') {
    const ids = Object.keys(data).filter((key) => key !== '$schema');
    const sorted = [...ids].sort();
    if (ids.join('\n') === sorted.join('\n')) return [];
    const whole = {
      ...('$schema' in data ? { $schema: data.$schema } : {}),
      ...Object.fromEntries(sorted.map((id) => [id, data[id]])),
    };
    return [
      {
        file: document.file,
        start: 0,
        end: document.text.length,
        text: `${JSON.stringify(whole, null, 2)}\n`,
        why: 'sources stand in the order of their ids',
      },
    ];
  }
  return Object.entries(data).flatMap(([id, fact]) => {
    if (id === '$schema' || typeof fact !== 'object' || fact === null) return [];
    const keys = Object.keys(fact);
    const wanted = [
      ...FACT_KEYS.filter((key) => keys.includes(key)),
      ...keys.filter((key) => !FACT_KEYS.includes(key)),
    ];
    if (keys.join() === wanted.join()) return [];
    const { start, end } = document.locate([id]);
    const ordered = Object.fromEntries(
      wanted.map((key) => [key, (fact as Record<string, unknown>)[key]]),
    );
    return [
      {
        file: document.file,
        start,
        end,
        text: JSON.stringify(ordered, null, 2).replace(/\n/g, '\n  '),
        why: `the keys of ${id} stand in their usual order`,
      },
    ];
  });
}
