/** A word that no other text has, one letter from a frequent one, stands beside the change; it is no finding. */
import { expect, test } from 'vitest';
import { changesBetween } from '../../pipeline/review/changes.ts';
import { formatTerminal } from '../../pipeline/review/format-terminal.ts';
import { rareWordsOf } from '../../pipeline/review/rare-words.ts';

const MANY = [
  'Maneja con cuidado.',
  'Ve con cuidado.',
  'Cuidado aquí.',
  'Cuidado allí.',
  'Con cuidado.',
];
const texts = (...more: string[]) =>
  new Map(
    [...MANY, ...more].map((text, index) => [`articles/a${index}`, { text: `${text}\n` }] as const),
  );
const rareIn = (line: string, unit = 'articles/x') =>
  rareWordsOf(texts(line))({ unit, lines: [{ before: [], after: [line] }] });

test.each([
  ['a letter twice', 'cuiddado'],
  ['a letter that is missing', 'cuidao'],
  ['another letter', 'cuidabo'],
  ['two letters exchanged', 'cudiado'],
])('%s', (_, word) => {
  expect(rareIn(`Con ${word} sigue.`)).toEqual([
    `"${word}" is in no other text, "cuidado" in ${MANY.length}`,
  ]);
});

test.each([
  ['another ending', 'Son cuidados.'],
  ['a frequent word', 'Con cuidado.'],
  ['a part of an id', 'Lo dice cuiddado-2020.'],
  ['two letters away', 'Con cuiddadoo.'],
])('nothing is said of %s', (_, line) => {
  expect(rareIn(line)).toBeUndefined();
});

test('nor of a word that stood there before, or that people type who search', () => {
  const line = 'Con cuiddado.';
  const lines = [{ before: [line], after: [`${line} Sigue.`] }];
  expect(rareWordsOf(texts(line))({ unit: 'articles/x', lines })).toBeUndefined();
  expect(rareIn(line, 'synonyms')).toBeUndefined();
});

test('review shows it beside the change', () => {
  const changes = changesBetween(texts('Uno.'), texts('Con cuiddado.'));
  expect(formatTerminal(changes, '')).toContain(
    '  a slip? "cuiddado" is in no other text, "cuidado" in 5\n',
  );
});
