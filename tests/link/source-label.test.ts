import { expect, test } from 'vitest';
import { sourceLabelOf, titleWithoutLabel } from '../../pipeline/link/source-label.ts';

test.each([
  ['a law that was read', { kind: 'ley' }, 'Ley'],
  ['a law that was not read', { kind: 'ley', unread: true }, 'Ley, artículo no leído'],
  ['an official form', { kind: 'agencia' }, 'Agencia'],
  ['advice of this site', { kind: 'practica', own: true }, 'Consejo de este sitio'],
  ['news', { kind: 'prensa' }, 'Prensa o guía'],
  ['good practice', { kind: 'practica' }, 'Consejo'],
  ['this site', { kind: 'sitio' }, 'Sin fuente oficial'],
  [
    'a manual of which only the index was seen',
    { kind: 'manual', unread: true },
    'Sin fuente oficial',
  ],
] as const)('labels %s as $2', (_, source, label) => {
  expect(sourceLabelOf(source)).toBe(label);
});

test('titleWithoutLabel removes the label, and the brackets around the rest of the title', () => {
  const own = { title: 'Consejo de este sitio (no es ley)', kind: 'practica', own: true } as const;
  expect(titleWithoutLabel(own)).toBe('no es ley');
  expect(titleWithoutLabel({ title: 'Ley 22-2000', kind: 'ley' })).toBe('Ley 22-2000');
});
