/** A source turns out to be wrong: everything that rests on it is named. */
import { expect, test } from 'vitest';
import { BASE, QUESTION } from '../base-data.ts';
import { law, quantity, ruled, says } from '../ledger/facts.ts';
import { base, contentOf, type Files, project } from '../project.ts';

const WHY = 'El periódico corrigió la cifra al día siguiente.';
const SOURCES = (withdrawn?: object) => ({
  ...(BASE['sources.json'] as object),
  boletin: {
    title: 'Boletín',
    kind: 'prensa',
    readOn: '2026-01-15',
    confidence: 'medium',
    says: { 'prueba.uno': ['10 ft'], 'prueba.dos': ['20 ft'] },
    ...(withdrawn && { withdrawn }),
  },
});
const FROM = { source: 'boletin' };

function errorsWith(withdrawn: object | undefined, one: object[], more: Files = {}): string[] {
  const files: Files = {
    'sources.json': SOURCES(withdrawn),
    'facts/prueba.json': {
      'prueba.uno': quantity('ft', ...(one as Record<string, unknown>[])),
      'prueba.dos': quantity('ft', says('guia', 20, FROM)),
    },
    ...more,
  };
  return contentOf(project(files))
    .findings.filter(({ rule }) => rule === 'fact/withdrawn-source' || rule.startsWith('schema/'))
    .map(({ at, title }) => `${at.file}:${at.range?.start.line} ${title}`);
}

const ONE = [says('guia', 10, FROM), law(10)];
const WITHDRAWN = { on: '2026-01-16', why: WHY };
const DOS = `data/facts/prueba.json:29 the reading of guia (20\u00a0pies) rests on boletin, which was withdrawn on 2026-01-16: ${WHY}`;

test('every reading that rests on it is an error at its place, with the reason', () => {
  expect(errorsWith(undefined, ONE)).toEqual([]);
  expect(errorsWith(WITHDRAWN, ONE)).toEqual([
    DOS,
    `data/facts/prueba.json:10 the reading of guia (10\u00a0pies) rests on boletin, which was withdrawn on 2026-01-16: ${WHY}`,
  ]);
});

test('a reading that no text states or that is over may keep it', () => {
  const decided = ruled(quantity('ft', says('guia', 10, FROM), law(12)), {
    verdict: 'prefer',
    reading: 'ley',
    over: ['guia: 10 ft', 'ley: 12 ft'],
  });
  const facts = { 'prueba.uno': decided, 'prueba.dos': quantity('ft', says('guia', 20, FROM)) };
  expect(errorsWith(WITHDRAWN, [], { 'facts/prueba.json': facts })).toEqual([
    expect.stringContaining('(20'),
  ]);
  const over = [says('guia', 10, { ...FROM, until: '2025-12-31' }), law(10)];
  expect(errorsWith(WITHDRAWN, over)).toEqual([expect.stringContaining('(20')]);
});

test('a question that cites it is an error', () => {
  const question = base('tests/1-prueba', (bank) => {
    bank.questions[0] = { ...QUESTION, cite: ['boletin'] };
  });
  expect(errorsWith(WITHDRAWN, ONE, { 'tests/1-prueba': question })).toContainEqual(
    expect.stringMatching(/^data\/tests\/1-prueba\/prueba-01\.json:\d+ prueba-01 rests on boletin/),
  );
});

test('a record without a reason does not fit the schema', () => {
  expect(errorsWith({ on: '2026-01-16', why: 'porque sí' }, ONE)).toContainEqual(
    expect.stringContaining('at least 20 characters'),
  );
});
