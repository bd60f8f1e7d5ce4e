/** Tests of the list of amending laws: laws not read in full, and years without a list. */
import { expect, test } from 'vitest';
import { changedBase, project, reportOf } from '../../../tests/fixtures/project.ts';

const LAW = { title: 'Ley 1-2026', kind: 'ley', readOn: '2026-11-20', confidence: 'high' };
const LIST = {
  title: 'Leyes que enmiendan',
  kind: 'sitio',
  readOn: '2026-11-20',
  confidence: 'low',
  amendments: {
    '2026': {
      laws: [
        { law: '1-2026', about: 'leída', source: 'ley-1-2026' },
        { law: '2-2026', about: 'según un periódico', source: 'ley-2-2026' },
        { law: '3-2026', about: 'por su título' },
        { law: '4-2026', about: 'el comienzo', source: 'ley-4-2026' },
      ],
    },
  },
};

const found = (today: string, more: object = {}) =>
  reportOf(
    project({
      'sources.json': changedBase('sources.json', (all) =>
        Object.assign(all, {
          'ley-1-2026': LAW,
          'ley-2-2026': { ...LAW, title: 'Ley 2-2026, según la prensa', kind: 'prensa' },
          'ley-4-2026': { ...LAW, title: 'Ley 4-2026', confidence: 'medium' },
          lista: LIST,
          ...more,
        }),
      ),
    }),
    today,
  );

test('lists the laws not read in full in one note, with what is known', () => {
  const [unread, ...others] = found('2026-12-31').filter(({ rule }) => rule === 'source/unread');
  expect(others).toEqual([]);
  expect(unread).toMatchObject({
    severity: 'note',
    title: '3 laws that amend the Ley 22-2000 were not read in full',
    related: [
      { says: 'Ley 2-2026, según un periódico: known from the press' },
      { says: 'Ley 3-2026, por su título: known by its title' },
      { says: 'Ley 4-2026, el comienzo: read in part' },
    ],
  });
});

test.each([
  ['2027-12-31', []],
  ['2028-01-01', ['there is no list of the laws of 2027 that amend the Ley 22-2000']],
  ['2030-06-01', ['there is no list of the laws of 2027, 2028, 2029 that amend the Ley 22-2000']],
])('on %s, warns only about years that have ended without a list', (today, titles) => {
  const warnings = found(today).filter(
    ({ rule, severity }) => rule === 'source/unread' && severity === 'warning',
  );
  expect(warnings.map(({ title }) => title)).toEqual(titles);
});

test('reports a law that names a missing source record, in its file', () => {
  const [missing] = found('2026-12-31', {
    lista: {
      ...LIST,
      amendments: { '2026': { laws: [{ law: '1-2026', about: 'x', source: 'ley-8-2026' }] } },
    },
  }).filter(({ rule }) => rule === 'link/missing-target');
  expect(missing?.at.file).toMatch(/sources\.json$/);
});

test('reports a list without a year once', () => {
  const all = found('2026-12-31', { lista: { ...LIST, amendments: {} } });
  expect(all.filter(({ severity }) => severity === 'error').map(({ title }) => title)).toEqual([
    '"amendments" must have a year (got an object)',
  ]);
});
