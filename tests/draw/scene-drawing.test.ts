/** A scene is drawn once for the pages, the exports and the review: they have one ledger. */
import { expect, test } from 'vitest';
import { sceneDrawer } from '../../pipeline/draw/scene-drawing.ts';
import { extractionOf } from '../../pipeline/exports/extract/index.ts';
import { onDay } from '../../pipeline/ledger/ledger.ts';
import { sceneImages } from '../../pipeline/render/scene-images.ts';
import { unitsOf } from '../../pipeline/review/units.ts';
import { law, quantity, ruled, says } from '../ledger/facts.ts';
import { audited } from '../render/pages.ts';

const SCENE = 'cruce-con-pare';

test('pages and exports have the same drawing, and the review the same picture', () => {
  const { site, ledger } = audited();
  const drawing = sceneDrawer(site)(ledger)(SCENE);
  const pageLedger = onDay(ledger, site.newest);
  expect(sceneImages(site, pageLedger).drawing(SCENE)).toBe(drawing);
  expect(extractionOf(site, pageLedger).drawScene(SCENE)).toBe(drawing);
  const shapes = (svg: string) => svg.match(/<(?:path|rect|circle|ellipse|text)/g)?.length;
  expect(shapes(unitsOf({ site, ledger }).get(`scenes/${SCENE}`)!.drawings[0]!)).toBe(
    shapes(drawing.svg),
  );
});

test('a ledger whose states another day changes is another one, and prints its own', () => {
  const over = ['ley: 16.4 ft', 'manual: 10 ft'];
  const disputed = quantity('ft', says('manual', 10), law(16.4));
  const { site, ledger, fact } = audited({
    'facts/prueba.json': {
      'prueba.dato': ruled(disputed, { verdict: 'keep-both', over, review: '2027-01-15' }),
    },
  });
  expect(fact('prueba.dato').state.kind).toBe('ruled');
  expect(onDay(ledger, '2027-01-14')).toBe(ledger);
  const later = onDay(ledger, '2027-01-15');
  expect(later.get('prueba.dato')!.state.kind).toBe('due');
  expect(fact('prueba.dato').state.kind).toBe('ruled');
  expect([...later.keys()]).toEqual([...ledger.keys()]);
  expect(sceneDrawer(site)(later)(SCENE)).not.toBe(sceneDrawer(site)(ledger)(SCENE));
});
