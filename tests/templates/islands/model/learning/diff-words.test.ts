import fc from 'fast-check';
import { expect, it } from 'vitest';
import { diffWords } from '../../../../../templates/islands/model/learning/diff-words.ts';

const marked = (text: string, other: string) =>
  diffWords(text, other)
    .map(({ words, isOwn }) => (isOwn ? `[${words}]` : words))
    .join('');

it('marks the words that the other text does not have', () => {
  expect(marked('Empieza una isleta central.', 'Termina la isleta central.')).toBe(
    '[Empieza una ]isleta central.',
  );
  expect(marked('16.4 pies', '20 pies')).toBe('[16.4 ]pies');
  expect(marked('Está prohibido virar.', 'está prohibido virar')).toBe('Está prohibido virar.');
});

it('marks nothing if the texts have little in common', () => {
  expect(
    marked('La intersección exige una detención total.', 'La otra vía tiene preferencia.'),
  ).toBe('La intersección exige una detención total.');
});

it('loses no word of any text', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (text, other) => {
      const all = diffWords(text, other).map(({ words }) => words);
      expect(all.join('')).toBe(text.trimStart());
    }),
  );
});
