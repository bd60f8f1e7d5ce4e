/** What visitors are told about the ground of a statement. */
import { expect, test } from 'vitest';
import { labelOf } from '../../pipeline/link/source-label.ts';

test.each([
  ['a law that was read', { kind: 'ley' }, 'Ley'],
  ['a law that was not read', { kind: 'ley', unread: true }, 'Ley, artículo no leído'],
  ['an official form', { kind: 'agencia' }, 'Agencia'],
  ['news', { kind: 'prensa' }, 'Prensa o guía'],
  ['good practice', { kind: 'practica' }, 'Consejo'],
  ['this site', { kind: 'sitio' }, 'Sin fuente oficial'],
  [
    'a manual of which only the index was seen',
    { kind: 'manual', unread: true },
    'Sin fuente oficial',
  ],
] as const)('%s', (_, source, label) => {
  expect(labelOf(source)).toBe(label);
});
