/** A sign card of a chapter: words that are too small to read in the drawing are printed below the name. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Sign } from '../../../schemas/sign.ts';
import { SignCard } from '../../../templates/parts/SignCard.tsx';
import type { View } from '../../../templates/view.ts';

const view = {
  words: (text: string) => text,
  text: (text: string) => text,
} as unknown as View;
const sign = {
  id: 'prueba',
  kind: 'senal',
  name: 'Prueba',
  code: 'R2-1',
  meaning: 'Algo.',
  action: 'Nada.',
} as unknown as Sign;
const card = (more: Partial<Sign>) =>
  renderToStaticMarkup(
    <SignCard view={view} heading="h4" image={undefined} sign={{ ...sign, ...more }} />,
  );

test('a long legend is printed below the name', () => {
  expect(card({ legend: ['VELOCIDAD', 'MÁXIMA', '55'] })).toContain('Dice «VELOCIDAD MÁXIMA 55»');
});

test('a short legend is only in the drawing', () => {
  expect(card({ legend: ['PARE'] })).not.toContain('Dice');
});
