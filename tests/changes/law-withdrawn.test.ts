import { expect, test } from 'vitest';
import { makeReading, quantity } from '../ledger/facts.ts';
import {
  DAY_BEFORE_LAW,
  FINE_CONTENT,
  factOn,
  LAW_DAY,
  NEW_READING,
  OLD_READING,
  readContentOn,
  renderPagesOn,
  withFine,
} from './raised-fine.ts';

const TODAY = '2026-12-20';
const sources = FINE_CONTENT['sources.json'] as Record<string, object>;
const errorsOn = (day: string, files: typeof FINE_CONTENT) =>
  readContentOn(day, files)
    .findings.filter(({ severity, rule }) => severity === 'error' && /^(fact|link)/.test(rule))
    .map(({ rule, at, title }) => `${rule} ${at.file} ${title}`);

test('a law that is repealed before it begins never changes the printed figure', () => {
  const files = {
    ...withFine({
      ...quantity('$', makeReading('dtop', 100, { source: 'lista' }), NEW_READING),
      mentions: ['celular'],
    }),
    'sources.json': {
      ...sources,
      'ley-1-2027': { ...sources['ley-1-2027'], until: TODAY, note: 'Derogada antes de empezar.' },
    },
  };
  for (const day of [TODAY, DAY_BEFORE_LAW, LAW_DAY, '2027-06-01']) {
    expect(factOn(day, files).preferred, day).toMatchObject([{ value: 100, source: 'lista' }]);
    expect(
      errorsOn(day, files).filter((line) => !line.includes('prueba-01')),
      day,
    ).toEqual([]);
  }
  const pages = renderPagesOn(LAW_DAY, files);
  expect(pages).toContain('«$150» ya no va a regir.');
  expect(pages).not.toContain('Empieza a regir');
  expect(pages.replaceAll(/<section>.*?<\/section>/gs, '')).not.toContain('$150');
});

test('a bill that passes under another number is reported wherever its old number is cited', () => {
  const { 'ley-1-2027': law, ...others } = sources;
  const renamed = { ...others, 'ley-9-2027': { ...law, title: 'Ley 9-2027' } };
  const missing = (files: object) =>
    readContentOn(TODAY, { ...FINE_CONTENT, 'sources.json': renamed, ...files })
      .findings.filter(({ rule }) => rule === 'link/missing-target')
      .map(({ at }) => at.file);
  expect(missing({})).toContain('data/facts/multas.json');
  const next = { ...NEW_READING, source: 'ley-9-2027' };
  const facts = {
    'multas.celular': { ...quantity('$', OLD_READING, next), mentions: ['celular'] },
  };
  expect(missing({ 'facts/multas.json': facts })).toEqual(['data/tests/1-prueba/prueba-01.json']);
});
