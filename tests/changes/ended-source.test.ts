/** A wrong or repealed source gets a last day, and everything that rests on it is reported. */
import { expect, test } from 'vitest';
import { BASE_FILES } from '../fixtures/base-data.ts';
import { type Files, project, readProject, withQuestion } from '../fixtures/project.ts';
import { lawReading, makeReading, quantity, withRuling } from '../ledger/facts.ts';

const FROM = { source: 'boletin' };
const ENDED = '2025-12-31';

function findingsWith(until: string | undefined, one: object[], more: Files = {}): string[] {
  const files: Files = {
    'sources.json': {
      ...(BASE_FILES['sources.json'] as object),
      boletin: {
        title: 'Boletín',
        kind: 'prensa',
        readOn: '2026-01-15',
        confidence: 'medium',
        says: { 'prueba.uno': ['10 ft'], 'prueba.dos': ['20 ft'] },
        ...(until && { until }),
      },
    },
    'facts/prueba.json': {
      'prueba.uno': quantity('ft', ...(one as Record<string, unknown>[])),
      'prueba.dos': quantity('ft', makeReading('guia', 20, FROM)),
    },
    ...more,
  };
  return readProject(project(files))
    .findings.filter(({ rule }) => rule === 'fact/period')
    .map(({ severity, at, title }) => `${severity} ${at.file}:${at.range?.start.line} ${title}`);
}

const ONE = [makeReading('guia', 10, FROM), lawReading(10)];
const DOS = expect.stringMatching(
  /^error data\/facts\/prueba\.json:\d+ no reading of prueba\.dos is in force on /,
);

test('a fact whose source has ended is an error, unless another source has a reading', () => {
  expect(findingsWith(undefined, ONE)).toEqual([]);
  expect(findingsWith(ENDED, ONE)).toEqual([DOS]);
});

test('a ruling that prefers a reading of the ended source is an error', () => {
  const decided = withRuling(quantity('ft', makeReading('guia', 10, FROM), lawReading(12)), {
    verdict: 'prefer',
    reading: 'guia',
    over: ['guia: 10 ft', 'ley: 12 ft'],
  });
  const facts = { 'prueba.uno': decided, 'prueba.dos': quantity('ft', lawReading(20)) };
  expect(findingsWith(ENDED, [], { 'facts/prueba.json': facts })).toEqual([
    expect.stringContaining('the ruling on prueba.uno prefers guia, which has no reading in force'),
  ]);
});

test.each([
  [['boletin'], 'error'],
  [['boletin', 'ley-22-2000'], 'warning'],
])('a question that cites %j after boletin ended gets severity %s', (cite, severity) => {
  const files = withQuestion({ cite });
  expect(findingsWith('2099-12-31', ONE, files)).not.toContainEqual(
    expect.stringContaining('prueba-01'),
  );
  expect(findingsWith(ENDED, ONE, files)).toContainEqual(
    expect.stringMatching(
      new RegExp(
        `^${severity} data/tests/1-prueba/prueba-01\\.json:\\d+ boletin is cited here, but its last day was ${ENDED}`,
      ),
    ),
  );
});
