/**
 * Seeded changes of the shipped content: digits, words, and what pictures are drawn from. Each one is an error, or a
 * review shows it. Changes of one file do not hide each other, so a batch changes many files at once.
 */
import { expect, test } from 'vitest';
import type { Content } from '../../pipeline/content.ts';
import { changesBetween } from '../../pipeline/review/changes.ts';
import { type Unit, unitsOf } from '../../pipeline/review/units.ts';
import { randomFrom } from '../bench/digit-places.ts';
import { contentInMemory } from '../in-memory.ts';

const TODAY = '2026-11-23';
const content = contentInMemory('data', TODAY);
const random = randomFrom(20261123);
const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)]!;

const unitsIn = ({ site, ledger }: Content): ReadonlyMap<string, Unit> =>
  site === undefined || ledger === undefined ? new Map() : unitsOf({ site, ledger });
const errorsIn = ({ findings }: Content) => findings.filter(({ severity }) => severity === 'error');
const original = content.audited();
const units = unitsIn(original);
const known = new Set(errorsIn(original).map(({ title, at }) => `${at.file} ${title}`));

/** Files that are no content, and those of which every change would be the only one of its batch. */
const PATHS = content.paths.filter(
  (path) => !/^(?:releases|reviewed|temas-examen\.json|vocabulario\.json)/.test(path),
);
const isOfFacts = (path: string) => path.startsWith('facts/') || path === 'sources.json';

type Edited = { path: string; text: string; shown: string };

/** @returns the changes that neither an error nor a review tells of */
function unseen(changes: readonly Edited[]): string[] {
  // What follows from a fact must not be taken for a change of the file that prints it.
  const rounds = [
    changes.filter(({ path }) => isOfFacts(path)),
    changes.filter(({ path }) => !isOfFacts(path)),
  ];
  return rounds.flatMap((round) => batchesOf(round).flatMap(unseenOf));
}

/** Batches in which no file is twice. */
function batchesOf(changes: readonly Edited[]): Edited[][] {
  const batches: Edited[][] = [];
  for (const change of changes) {
    const open = batches.find((batch) => batch.every(({ path }) => path !== change.path));
    if (open === undefined) batches.push([change]);
    else open.push(change);
  }
  return batches;
}

function unseenOf(batch: readonly Edited[]): string[] {
  const after = content.audited(Object.fromEntries(batch.map(({ path, text }) => [path, text])));
  const now = unitsIn(after);
  const told = new Set(
    errorsIn(after)
      .filter(({ title, at }) => !known.has(`${at.file} ${title}`))
      .map(({ at }) => at.file),
  );
  for (const { unit, follows } of changesBetween(units, now))
    if (follows === undefined) told.add((now.get(unit) ?? units.get(unit))!.place().file);
  return batch
    .filter(({ path }) => !told.has(`data/${path}`))
    .map(({ path, shown }) => `${path}: ${shown}`);
}

/** Settings of the build and hints for editors, and what a ruling repeats of its fact. */
const UNREAD =
  /"(?:\$schema|budgets|contentHtml|chapterHtml|quizHtml|galleryHtml|css|\w+Script|\w+Data|amounts\w+|offline|hedging|openNotes|sourceWords|citation|bankGates|review)":|^\s*"[^"]*: [^"]*"/;

/** Whether visitors do not read a stretch: the number of a list's item (its place is printed), a key, or a setting. */
function isUnread(path: string, text: string, at: number, length: number): boolean {
  const start = text.lastIndexOf('\n', at) + 1;
  const line = lineAt(text, at);
  // The exam topics that a question asks: `exam/` judges them as a whole.
  if (/^(?:tests|retos)\//.test(path) && /^\s*\d+,?$/.test(line)) return true;
  if (path.endsWith('.md')) return at - start < (/^\s*\d+\. /.exec(line)?.[0].length ?? 0);
  return UNREAD.test(line) || /^[^"]*":/.test(text.slice(at + length));
}

const lineAt = (text: string, at: number): string =>
  text.slice(text.lastIndexOf('\n', at) + 1).split('\n', 1)[0]!;

/** Draws a match of a pattern in the values of a file and replaces it. */
function edited(
  paths: readonly string[],
  pattern: RegExp,
  replace: (found: string) => string,
): Edited {
  for (;;) {
    const path = pick(paths);
    const text = content.textOf(path);
    const start = path.endsWith('.json') ? 0 : text.indexOf('\n---') + 4;
    const places = [...text.slice(start).matchAll(pattern)];
    if (places.length === 0) continue;
    const { 0: found, index } = pick(places);
    const at = start + index;
    const changed = replace(found);
    if (changed === found || isUnread(path, text, at, found.length)) continue;
    return {
      path,
      text: text.slice(0, at) + changed + text.slice(at + found.length),
      shown: `${lineAt(text, at).trim()}  ${found} → ${changed}`,
    };
  }
}

const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);

test('300 changes of a digit', () => {
  const other = (digit: string) => String((Number(digit) + 1 + Math.floor(random() * 9)) % 10);
  expect(unseen(times(300, () => edited(PATHS, /\d/g, other)))).toEqual([]);
}, 300_000);

test('300 changes of a word', () => {
  const words = ['nunca', 'siempre', 'izquierda', 'derecha', 'rojo', 'sube', 'menos'];
  const inText = /(?<=[ (¿¡])\p{Ll}{4,}(?=[ ,.;)?!])/gu;
  expect(unseen(times(300, () => edited(PATHS, inText, () => pick(words))))).toEqual([]);
}, 300_000);

test('100 changes of drawings and signs', () => {
  const drawn = PATHS.filter((path) => /^(?:escenas|senales)\//.test(path));
  const VALUES = [
    ['norte', 'este', 'sur', 'oeste'],
    ['rojo', 'blanco', 'negro', 'amarillo', 'verde', 'azul'],
    ['verde', 'amarilla', 'roja', 'pare', 'ceda'],
    ['octagono', 'diamante', 'cuadrado', 'circulo'],
    ['carro', 'camion', 'motora', 'ambulancia'],
  ];
  const value = new RegExp(`(?<=: ")(?:${VALUES.flat().join('|')})(?=")`, 'g');
  const other = (found: string) => pick(VALUES.find((values) => values.includes(found))!);
  const moved = (number: string) => String(Number(number) + 7);
  expect(
    unseen([
      ...times(60, () => edited(drawn, value, other)),
      ...times(40, () =>
        edited(
          drawn.filter((path) => path.startsWith('escenas/')),
          /(?<=": )\d+(?=[,\n])/g,
          moved,
        ),
      ),
    ]),
  ).toEqual([]);
}, 300_000);
