import { expect, test } from 'vitest';
import { drawScene } from '../../pipeline/draw/scene-drawing.ts';
import { extractionContextOf } from '../../pipeline/exports/extract/index.ts';
import { buildLedger, withReviewDay } from '../../pipeline/ledger/ledger.ts';
import { sceneImages } from '../../pipeline/render/pictures/scene-images.ts';
import { unitsOf } from '../../pipeline/review/units.ts';
import { SAMPLE_FILES } from '../fixtures/sample-data.ts';
import { lawReading, makeReading, quantity, withRuling } from '../ledger/facts.ts';
import { auditSampleSite, spaced } from '../render/pages.ts';

const SCENE = 'cruce-con-pare';

test('pages and exports share one drawing, and the review draws as many shapes', () => {
  const { site, ledger } = auditSampleSite();
  const drawing = drawScene({ site, ledger }, SCENE);
  const pageLedger = withReviewDay(ledger, site.newest);
  expect(sceneImages(site, pageLedger).drawing(SCENE)).toBe(drawing);
  expect(extractionContextOf(site, pageLedger).drawScene(SCENE)).toBe(drawing);
  const shapes = (svg: string) => svg.match(/<(?:path|rect|circle|ellipse|text)/g)?.length;
  expect(shapes(unitsOf({ site, ledger }).get(`scenes/${SCENE}`)!.drawings[0]!)).toBe(
    shapes(drawing.svg),
  );
});

test('redraws a scene for a day on which its figure differs', () => {
  const scenes = structuredClone(SAMPLE_FILES['escenas/cruces.json']) as any;
  scenes[SCENE].description += ' Rige {{prueba.dato}}.';
  const { site, ledger } = auditSampleSite({
    'escenas/cruces.json': scenes,
    'facts/prueba.json': {
      'prueba.dato': quantity(
        'mph',
        makeReading('manual', 25, { until: '2026-12-31' }),
        makeReading('manual', 30, { id: 'nueva', from: '2027-01-01' }),
      ),
    },
  });
  const later = buildLedger(site, { pageDay: '2027-01-01', today: '2027-01-01' });
  expect(spaced(drawScene({ site, ledger }, SCENE).alt)).toContain('Rige 25 mph.');
  expect(spaced(drawScene({ site, ledger: later }, SCENE).alt)).toContain('Rige 30 mph.');
});

test('withReviewDay returns another ledger only on a day that changes a state', () => {
  const over = ['ley: 16.4 ft', 'manual: 10 ft'];
  const disputed = quantity('ft', makeReading('manual', 10), lawReading(16.4));
  const { ledger, fact } = auditSampleSite({
    'facts/prueba.json': {
      'prueba.dato': withRuling(disputed, { verdict: 'keep-both', over, review: '2027-01-15' }),
    },
  });
  expect(fact('prueba.dato').state.kind).toBe('ruled');
  expect(withReviewDay(ledger, '2027-01-14')).toBe(ledger);
  const later = withReviewDay(ledger, '2027-01-15');
  expect(later.get('prueba.dato')!.state.kind).toBe('due');
  expect(fact('prueba.dato').state.kind).toBe('ruled');
  expect([...later.keys()]).toEqual([...ledger.keys()]);
});
