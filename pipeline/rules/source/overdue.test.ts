import { expect, test } from 'vitest';
import { changedBase, project, reportOf } from '../../../tests/fixtures/project.ts';

/** The sources that are overdue on a day, as the finding lists them. */
function old(today: string, sources: object, more: Parameters<typeof project>[0] = {}): string[] {
  const reports = reportOf(
    project({
      'sources.json': changedBase('sources.json', (all) => Object.assign(all, sources)),
      ...more,
    }),
    today,
  );
  const found = reports.filter(({ rule }) => rule === 'source/overdue');
  expect(found.filter(({ severity }) => severity !== 'warning')).toEqual([]);
  expect(found.length).toBeLessThan(2);
  return found.flatMap(({ related }) => related.map(({ says }) => says));
}
const law = (readOn: string, more = {}) => ({
  title: 'Ley de prueba',
  kind: 'ley',
  readOn,
  confidence: 'high',
  ...more,
});

test.each([
  ['2027-05-19', []],
  ['2027-05-20', ['nueva, by 2027-05-20: 0 questions, 0 pages']],
  ['2036-11-20', ['nueva, by 2027-05-20: 0 questions, 0 pages']],
])('lists a source as a warning only from its due day on: %s', (today, says) => {
  const found = old(today, { nueva: { ...law('2026-11-20'), kind: 'prensa' } });
  expect(found.filter((line) => line.startsWith('nueva'))).toEqual(says);
});

test('does not list an ended source, an unread source or a source of advice', () => {
  const found = old('2036-11-20', {
    nunca: law('2026-11-20', { unread: true, confidence: 'low' }),
    terminada: law('2026-11-20', { until: '2026-11-20' }),
    consejo: { ...law('2026-11-20'), kind: 'practica' },
  });
  expect(found.filter((line) => /^(?:nunca|terminada|consejo),/.test(line))).toEqual([]);
});
