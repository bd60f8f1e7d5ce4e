/** The labels and sources at the end of a section of the manual. */
import { expect, test } from 'vitest';
import { textRenderer } from '../../pipeline/ledger/rich-text.ts';
import { groundsOf } from '../../pipeline/render/ledger/grounds.ts';
import { changedBase, project, readProject, TODAY } from '../fixtures/project.ts';

const source = (title: string, kind: string, more: object = {}) => ({
  title,
  kind,
  readOn: TODAY,
  confidence: 'high',
  ...more,
});
const content = readProject(
  project({
    'sources.json': changedBase('sources.json', (sources) => {
      sources['ley-22-2000/5.01'] = source('Ley 22-2000, Art. 5.01', 'ley', { article: '5.01' });
      sources['ley-22-2000/10.10'] = source('Ley 22-2000, Art. 10.10', 'ley', { article: '10.10' });
      sources['ley-22-2000/9.02'] = source('Ley 22-2000, Art. 9.02', 'ley', {
        article: '9.02',
        unread: true,
      });
      sources['ley-253-1995'] = source('Ley 253-1995 (seguro)', 'ley');
      sources.consejo = source('Un consejo', 'practica');
    }),
  }),
);
const site = content.site!;
const ledger = content.ledger!;
const grounds = (...items: [string, ...string[]][]) =>
  groundsOf(
    site,
    textRenderer(site, ledger),
    items.map(([what, ...cite]) => ({ what, cite })),
    [],
  ).map(({ label, items: found }) => [label, ...found.map(({ source: from }) => from)]);

test('groups statements by label, the strongest first', () =>
  expect(
    grounds(['mirar', 'consejo'], ['parar', 'ley-22-2000/9.02'], ['frenar', 'ley-22-2000/5.01']),
  ).toEqual([
    ['Ley', 'Art. 5.01'],
    ['Ley, artículo no leído', 'Art. 9.02'],
    ['Consejo', ''],
  ]));

test('names several articles and whole laws', () =>
  expect(grounds(['frenar', 'ley-22-2000/5.01', 'ley-22-2000/10.10', 'ley-253-1995'])).toEqual([
    ['Ley', 'Arts. 5.01 y 10.10, Ley 253-1995'],
  ]));

test('lists a statement under each of its two labels', () =>
  expect(grounds(['frenar', 'ley-22-2000/5.01', 'consejo'])).toEqual([
    ['Ley', 'Art. 5.01'],
    ['Consejo', ''],
  ]));

test('adds the sources of figures that no ground names', () => {
  const groups = (...cited: string[]) =>
    groundsOf(
      site,
      textRenderer(site, ledger),
      [{ what: 'frenar', cite: ['ley-22-2000/5.01'] }],
      cited,
    ).map(({ label, items, cites }) => [label, items.map(({ html }) => html).join(), ...cites]);
  expect(groups('ley-22-2000/10.10', 'ley-22-2000/5.01')).toEqual([
    ['Ley', 'frenar', 'ley-22-2000/5.01', 'ley-22-2000/10.10'],
  ]);
  expect(groups('consejo')).toEqual([
    ['Ley', 'frenar', 'ley-22-2000/5.01'],
    ['Consejo', 'otras cifras de esta parte', 'consejo'],
  ]);
});

test('returns no group without grounds', () => expect(grounds()).toEqual([]));
