/**
 * Changes one digit, word or drawing value at a time in the shipped content, in memory, and classifies each change: an
 * error, shown by a review, or unseen. The places are drawn with a fixed seed from all values that are content.
 */

import type { Content } from '../../pipeline/content.ts';
import type { Finding } from '../../pipeline/findings/finding.ts';
import type { DataPath, SourceDocument } from '../../pipeline/load/document.ts';
import { changesBetween } from '../../pipeline/review/changes.ts';
import { type ReviewUnit, unitsOf } from '../../pipeline/review/units.ts';
import { runAllSteps } from '../../pipeline/rules/index.ts';
import type { Entry } from '../../pipeline/validate/index.ts';
import { seededRandom } from '../../templates/islands/model/shuffle.ts';
import { type ContentInMemory, contentInMemory } from '../fixtures/content-in-memory.ts';

const SEED = 20261124;

/** The changed part: a digit or a word of a value, or a value that a picture is drawn from. */
type Kind = 'digit' | 'word' | 'drawing';
type Place = { document: SourceDocument; key: string; start: number; end: number };
type Edited = { kind: Kind; document: SourceDocument; text: string; shown: string };
type Outcome = 'error' | 'review' | 'unseen';
type Tried = Edited & { outcome: Outcome };

/** Keys whose values are not content: editor hints, build limits, and lists that only the audit uses. */
const UNREAD_KEYS = new Set([
  '$schema',
  // A new order number changes nothing as long as the record keeps its place.
  'order',
  'budgets',
  'plainLanguage',
  'typedCitations',
  'bankGates',
  'review',
]);
const UNREAD_COLLECTIONS = new Set(['vocabulary']);

/** The values of a file that are content, each with its key, and the body of a Markdown file. */
function placesOf(document: SourceDocument): Place[] {
  const places: Place[] = [];
  const visit = (value: unknown, path: DataPath): void => {
    const key = String(path.findLast((step) => typeof step === 'string') ?? '');
    if (UNREAD_KEYS.has(key)) return;
    if (typeof value === 'object' && value !== null)
      for (const [name, inner] of Object.entries(value))
        visit(inner, [...path, Array.isArray(value) ? Number(name) : name]);
    else places.push({ document, key, ...document.locate(path) });
  };
  visit(document.data, []);
  if (document.body !== undefined) {
    const { offset, text } = document.body;
    places.push({ document, key: 'body', start: offset, end: offset + text.length });
  }
  return places;
}

type Choose = <T>(items: readonly T[]) => T;
type Change = { pattern: RegExp; replace: (found: string, choose: Choose) => string };

const WORDS = ['nunca', 'siempre', 'izquierda', 'derecha', 'rojo', 'sube', 'menos', 'dos'];
/** Groups of drawing values that an editor may confuse. */
const DRAWN = [
  ['norte', 'este', 'sur', 'oeste'],
  ['rojo', 'blanco', 'negro', 'amarillo', 'verde', 'azul'],
  ['verde', 'amarilla', 'roja', 'pare', 'ceda'],
  ['octagono', 'diamante', 'cuadrado', 'circulo', 'triangulo'],
  ['carro', 'camion', 'motora', 'ambulancia', 'guagua'],
  ['recto', 'izquierda', 'derecha', 'vuelta'],
];

const CHANGES: Record<Kind, Change> = {
  digit: {
    pattern: /\d/g,
    replace: (digit, choose) => choose([...'0123456789'].filter((d) => d !== digit)),
  },
  word: {
    pattern: /(?<![\p{L}\d])\p{L}{3,}(?![\p{L}\d])/gu,
    replace: (_, choose) => choose(WORDS),
  },
  drawing: {
    pattern: new RegExp(`(?<=^")(?:${DRAWN.flat().join('|')})(?="$)|^-?\\d+(?:\\.\\d+)?$`, 'g'),
    replace: (found, choose) =>
      /\d/.test(found)
        ? String(Number(found) + choose([-9, -3, 3, 7]))
        : choose(DRAWN.find((values) => values.includes(found))!),
  },
};

/** True for a digit of a list item's number, because pages number the items themselves. */
const isListNumber = (text: string, at: number): boolean =>
  /^ *\d+$/.test(text.slice(text.lastIndexOf('\n', at) + 1, at + 1)) &&
  /^\d*\. /.test(text.slice(at + 1));

/** Random changes of one kind. The file is chosen first, so that small files count as much as large ones. */
function drawn(
  documents: readonly SourceDocument[],
  kind: Kind,
  count: number,
  seed: number,
): Edited[] {
  const random = seededRandom(seed);
  const choose: Choose = (items) => items[Math.floor(random() * items.length)]!;
  const { pattern, replace } = CHANGES[kind];
  const files = documents
    .filter(
      ({ collection }) =>
        (kind === 'drawing' ? /^(?:scenes|signs)$/ : /./).test(collection) &&
        !UNREAD_COLLECTIONS.has(collection),
    )
    .map(placesOf);
  const edits: Edited[] = [];
  while (edits.length < count) {
    const { document, key, start, end } = choose(choose(files));
    const old = document.text.slice(start, end);
    const found = [...old.matchAll(pattern)].filter(({ index }) => !isListNumber(old, index));
    if (found.length === 0) continue;
    const { 0: words, index } = choose(found);
    const now = replace(words, choose);
    if (now === words) continue;
    const at = start + index;
    const around = (from: number, to: number) =>
      document.text.slice(from, to).replaceAll('\n', ' ');
    edits.push({
      kind,
      document,
      text: document.text.slice(0, at) + now + document.text.slice(at + words.length),
      shown: `${key}: ${around(Math.max(start, at - 30), at)}[${words} → ${now}]${around(at + words.length, Math.min(end, at + words.length + 30))}`,
    });
  }
  return edits;
}

type Read = Required<Pick<Content, 'site' | 'ledger'>>;

/** The units of one file, or of all files. */
function unitsIn({ site, ledger }: Read, file?: string): ReadonlyMap<string, ReviewUnit> {
  if (file === undefined) return unitsOf({ site, ledger });
  const entries = Object.fromEntries(
    Object.entries(site.entries).map(([collection, own]) => [
      collection,
      (own as Entry[]).filter(({ document }) => document.file === file),
    ]),
  ) as unknown as typeof site.entries;
  return unitsOf({ site: { ...site, entries }, ledger });
}

const errorsOf = (findings: readonly Finding[]): string[] =>
  findings.flatMap(({ severity, rule, title, at }) =>
    severity === 'error' ? [`${rule} ${at.file} ${title}`] : [],
  );

/** @returns a function that tries one change alone; it looks for errors if no review of the file shows the change */
function tryer(content: ContentInMemory): (edit: Edited) => Outcome {
  const before = content.audited() as Content & Read;
  const known = new Set(errorsOf(before.findings));
  const isShown = (after: Read, file?: string) =>
    changesBetween(unitsIn(before, file), unitsIn(after, file)).some(
      ({ follows }) => follows === undefined,
    );
  return ({ document, text }) => {
    const { content: linked, audit } = content.linked({ [document.path]: text });
    const { site, ledger } = linked;
    const after = site && ledger && { site, ledger };
    // The units of the changed file nearly always suffice and cost a fraction of an audit.
    if (after && isShown(after, document.file)) return 'review';
    if (errorsOf(runAllSteps(audit()).findings).some((error) => !known.has(error))) return 'error';
    return after && isShown(after) ? 'review' : 'unseen';
  };
}

/**
 * @param counts number of changes of each kind
 * @returns every change with its outcome
 */
export function tryChanges(counts: Readonly<Record<Kind, number>>, seed = SEED): Tried[] {
  const content = contentInMemory('data', '2026-11-24');
  const { documents } = content.audited();
  const attempt = tryer(content);
  return (Object.entries(counts) as [Kind, number][])
    .flatMap(([kind, count], index) => drawn(documents, kind, count, seed + index))
    .map((edit) => ({ ...edit, outcome: attempt(edit) }));
}
