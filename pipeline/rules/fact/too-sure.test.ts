import { describe, expect, test } from 'vitest';
import { changedBase, project, reportOf, TODAY } from '../../../tests/fixtures/project.ts';

type Case = { reading?: object; source?: object; unit?: string; since?: string };

const SOURCE = { title: 'Ley', kind: 'ley', readOn: TODAY, confidence: 'high' };

const found = ({ reading, source, unit = '$', since = '2017-07-01' }: Case) =>
  reportOf(
    project({
      'site.json': changedBase('site.json', (site) => {
        if (since !== '') site.amountsSince = since;
      }),
      'sources.json': changedBase('sources.json', (sources) => {
        sources.copia = { ...SOURCE, ...source };
      }),
      'facts/ejemplo.json': {
        'ejemplo.multa': {
          label: 'Multa',
          kind: 'quantity',
          unit,
          readings: [{ surface: 'ley', value: 100, source: 'copia', asOf: TODAY, ...reading }],
        },
      },
    }),
  )
    .filter(({ rule }) => rule === 'fact/too-sure')
    .map(({ title }) => title);

describe('fact/too-sure', () => {
  test('reports a reading with more confidence than its source', () =>
    expect(
      found({ reading: { confidence: 'medium' }, source: { confidence: 'low' } }).join(),
    ).toContain('rests on copia alone'));

  test.each([
    ['does not date its amounts', undefined, 'does not say from which day its amounts are'],
    ['dates from the day before the change', '2017-06-30', 'before the amendment of 2017-07-01'],
  ])('reports an amount of high confidence from a copy that %s', (_, amountsAsOf, words) => {
    const source = amountsAsOf === undefined ? {} : { amountsAsOf };
    expect(found({ source }).join()).toContain(words);
    expect(found({ source, reading: { confidence: 'high' } }).join()).toContain(words);
    expect(found({ source, reading: { confidence: 'medium' } })).toEqual([]);
  });

  test.each<[string, Case]>([
    ['an amount from the day of the change', { source: { amountsAsOf: '2017-07-01' } }],
    ['a distance from an old copy', { source: { amountsAsOf: '2000-01-07' }, unit: 'ft' }],
    ['an amount that an agency gives', { source: { kind: 'agencia' } }],
    ['an amount if no amendment date is set', { since: '' }],
    [
      'a reading with less confidence than its source',
      { reading: { confidence: 'low' }, source: { amountsAsOf: '2018-01-01' } },
    ],
  ])('accepts %s', (_, content) => expect(found(content)).toEqual([]));
});
