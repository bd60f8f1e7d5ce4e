import { expect, test } from 'vitest';
import { countEvidence, evidenceOf } from '../../pipeline/ledger/evidence.ts';
import { factRecordOf } from '../../pipeline/ledger/fact-record.ts';
import { SAMPLE_FILES } from '../fixtures/sample-data.ts';
import { auditSampleSite } from '../render/pages.ts';
import { computedReading, lawReading, makeReading, quantity, withRuling } from './facts.ts';

const source = (kind: string, url: string, more: object = {}) => ({
  title: `Fuente de ${url}`,
  kind,
  url,
  readOn: '2026-01-10',
  confidence: 'medium',
  ...more,
});
const SOURCES = {
  'sources.json': {
    ...(SAMPLE_FILES['sources.json'] as object),
    uno: source('prensa', 'https://www.uno.example/a'),
    'uno-otra': source('prensa', 'https://uno.example/b'),
    dos: source('agencia', 'https://dos.example/'),
    'sin-leer': source('ley', 'https://ley.example/', { unread: true }),
    propia: source('sitio', 'https://sitio.example/'),
    retirada: source('agencia', 'https://tres.example/', { until: '2026-01-12' }),
  },
};
const of = (entry: object) => {
  const { site, fact } = auditSampleSite({
    ...SOURCES,
    'facts/prueba.json': { 'prueba.dato': entry },
  });
  const found = fact('prueba.dato');
  return [evidenceOf(site, found).text, factRecordOf(site, found).ground];
};
const from = (id: string, value = 10) => makeReading('dtop', value, { id: `de-${id}`, source: id });
const OVER = ['blog: 15 ft', 'manual: 10 ft'];

test.each([
  ['a law that was read', quantity('ft', lawReading(10)), ['Ley leída', 'Ley']],
  [
    'two publishers that agree',
    quantity('ft', from('uno'), from('dos')),
    ['Dos fuentes coinciden', 'Agencia'],
  ],
  [
    'two pages of one publisher',
    quantity('ft', from('uno'), from('uno-otra')),
    ['Una sola fuente', 'Prensa o guía'],
  ],
  [
    'a law that was not read',
    quantity('ft', from('sin-leer')),
    ['Una sola fuente', 'Ley, artículo no leído'],
  ],
  [
    'a count',
    quantity('preguntas', computedReading('preguntas.total')),
    ['Una sola fuente', 'Contado'],
  ],
  [
    'nothing',
    quantity('ft', makeReading('manual', 10)),
    ['Sin fuente oficial', 'Sin fuente oficial'],
  ],
  ['the site itself', quantity('ft', from('propia')), ['Sin fuente oficial', 'Sin fuente oficial']],
  [
    'a source whose last day is over',
    quantity('ft', from('retirada'), makeReading('manual', 10)),
    ['Sin fuente oficial', 'Sin fuente oficial'],
  ],
  [
    'a decision',
    withRuling(quantity('ft', makeReading('manual', 10), makeReading('blog', 15)), {
      verdict: 'prefer',
      reading: 'manual',
      over: OVER,
    }),
    ['Decidido entre 2 lecturas', 'Sin fuente oficial'],
  ],
  [
    'two answers that were kept',
    withRuling(quantity('ft', makeReading('manual', 10), makeReading('blog', 15)), {
      verdict: 'keep-both',
      over: OVER,
    }),
    ['Sigue abierto', 'Sin fuente oficial'],
  ],
  [
    'a conflict without a decision',
    quantity('ft', makeReading('manual', 10), makeReading('blog', 15)),
    ['Sigue abierto', 'Sin fuente oficial'],
  ],
])('names the evidence of a fact that rests on %s', (_, entry, expected) => {
  expect(of(entry)).toEqual(expected);
});

test('countEvidence counts every fact once', () => {
  const { site, ledger } = auditSampleSite();
  const counted = Object.values(countEvidence(site, ledger));
  expect(counted.reduce((sum, count) => sum + count)).toBe(ledger.size);
});
