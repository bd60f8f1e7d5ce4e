/** Proposes edits for findings with one certain remedy: literals become references, and keys are ordered. */

import type { Place, Position } from '../findings/finding.ts';
import type { FoundQuantity, Scan } from '../ledger/scan.ts';
import { findTypedReading } from '../ledger/typed-readings.ts';
import type { Ledger } from '../ledger/types.ts';
import type { SourceDocument } from '../load/document.ts';
import { omitUndefined } from '../program/omit-undefined.ts';

/** An edit that replaces the text between two offsets. */
export type TextEdit = { start: number; end: number; text: string };
export type FileEdit = TextEdit & { file: string; why: string };

/** Every edit that is certain, in no particular order. */
export function proposeEdits(
  ledger: Ledger,
  scan: Scan,
  documents: readonly SourceDocument[],
): FileEdit[] {
  const texts = new Map(documents.map((document) => [document.file, document.text]));
  return [...scan.found.flatMap((quantity) => referenceEdit(quantity, ledger))]
    .flatMap(({ place, ...edit }) => {
      const at = offsets(texts, place());
      return at === undefined ? [] : [{ ...at, ...edit }];
    })
    .concat(documents.flatMap(orderEdits));
}

type PlacedEdit = { place: () => Place; text: string; why: string };

/**
 * Replaces a literal reading by its reference. Leaves the sentence to a person if the reference prints another value,
 * or would drop the words of an interval.
 */
function referenceEdit(found: FoundQuantity, ledger: Ledger): PlacedEdit[] {
  const { quantity, place, rich } = found;
  const written = findTypedReading(found, ledger);
  if (!written?.isCertain || !rich || quantity.whole !== quantity.text) return [];
  const { entry, reference } = written;
  return [{ place, text: reference, why: `"${quantity.text}" is a reading of ${entry.id}` }];
}

/** Applies the edits of one file, last first, so that the offsets of the others stay valid. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  return [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce(
      (edited, { start, end, text: replacement }) =>
        edited.slice(0, start) + replacement + edited.slice(end),
      text,
    );
}

function offsets(
  texts: ReadonlyMap<string, string>,
  { file, range }: Place,
): Pick<FileEdit, 'file' | 'start' | 'end'> | undefined {
  const text = texts.get(file);
  if (text === undefined || range === undefined) return undefined;
  const lines = text.split('\n');
  const offset = ({ line, column }: Position) =>
    lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0) + column - 1;
  return { file, start: offset(range.start), end: offset(range.end) };
}

const FACT_KEYS = ['label', 'kind', 'unit', 'claim', 'mentions', 'unprinted', 'readings', 'ruling'];

/** Orders the keys of facts by `FACT_KEYS`, and sources by id. */
function orderEdits(document: SourceDocument): FileEdit[] {
  if (document.collection === 'sources') return sourceOrder(document);
  return document.collection === 'facts' ? factOrder(document) : [];
}

function sourceOrder({ file, text, data }: SourceDocument): FileEdit[] {
  const { $schema, ...sources } = data as Record<string, unknown>;
  const ids = Object.keys(sources);
  const sorted = [...ids].sort();
  if (ids.join('\n') === sorted.join('\n')) return [];
  const whole = omitUndefined({ $schema, ...withKeysIn(sorted, sources) });
  return [
    {
      file,
      start: 0,
      end: text.length,
      text: `${JSON.stringify(whole, null, 2)}\n`,
      why: 'sources are sorted by id',
    },
  ];
}

function factOrder(document: SourceDocument): FileEdit[] {
  return Object.entries(document.data as Record<string, unknown>).flatMap(([id, fact]) => {
    if (id === '$schema' || typeof fact !== 'object' || fact === null) return [];
    const keys = Object.keys(fact);
    const wanted = [
      ...FACT_KEYS.filter((key) => keys.includes(key)),
      ...keys.filter((key) => !FACT_KEYS.includes(key)),
    ];
    if (keys.join() === wanted.join()) return [];
    const ordered = withKeysIn(wanted, fact as Record<string, unknown>);
    return [
      {
        file: document.file,
        ...document.locate([id]),
        text: JSON.stringify(ordered, null, 2).replace(/\n/g, '\n  '),
        why: `the keys of ${id} are in their usual order`,
      },
    ];
  });
}

const withKeysIn = (order: readonly string[], record: Record<string, unknown>) =>
  Object.fromEntries(order.map((key) => [key, record[key]]));
