import { expect, it } from 'vitest';
import { shortId } from '../../templates/islands/model/result-code.ts';
import { shippedContent } from './shipped.ts';

const { questions, formas } = shippedContent().site!;
const ids = [...questions.keys(), ...formas.keys()];

it('no two questions have the same short id, so a result code is unambiguous', () => {
  expect(new Set(ids.map(shortId)).size).toBe(ids.length);
});
