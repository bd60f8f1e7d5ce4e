/** A rejected figure that is typed into a text: advice and `fix` offer the fact, never the rejected reading. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { applyEdits, proposeEdits } from '../../pipeline/edit/fix.ts';
import { scanProse } from '../../pipeline/ledger/scan.ts';
import { ARTICLE } from '../fixtures/base-data.ts';
import { project, readProject, reportOf } from '../fixtures/project.ts';
import { lawReading, makeReading, quantity, withRuling } from '../ledger/facts.ts';

const FILE = 'blog/un-articulo.md';
const hydrant = (over: object = {}) => ({
  ...withRuling(quantity('ft', makeReading('preguntas', 15), lawReading(16.4)), {
    verdict: 'prefer',
    reading: 'ley',
    over: ['ley: 16.4 ft', 'preguntas: 15 ft'],
    ...over,
  }),
  mentions: ['hidrante'],
});

const withArticle = (text: string, fact: object = hydrant()) =>
  project({
    'facts/prueba.json': { 'prueba.hidrante': fact },
    [FILE]: ARTICLE.replace('Un párrafo.', text),
  });

const TEXT = 'Deja 15 pies hasta el hidrante.';

const advice = (folder: string, rule: string) =>
  reportOf(folder)
    .filter((finding) => finding.rule === rule)
    .map(({ title, help }) => [title, ...help]);

function fixed(folder: string): string {
  const { site, ledger, documents } = readProject(folder);
  const edits = proposeEdits(ledger!, scanProse(site!), documents).filter(
    ({ file }) => file === `data/${FILE}`,
  );
  return applyEdits(readFileSync(join(folder, FILE), 'utf8'), edits);
}

test('the advice offers the fact and names both values', () => {
  expect(advice(withArticle(TEXT), 'fact/unbound')).toEqual([
    [
      '"15 pies" is typed here, but prueba.hidrante prints 16.4\u00a0pies',
      expect.stringMatching(
        /^Write \{\{prueba\.hidrante\}\} in place of .* it will say 16\.4\u00a0pies\.$/,
      ),
      expect.stringContaining('quote it'),
    ],
  ]);
  // A typed figure without a matching reading makes no ruling stale.
  expect(advice(withArticle(TEXT.replace('15', '12')), 'fact/unbound')).toHaveLength(1);
  expect(advice(withArticle(TEXT.replace('15', '12')), 'ruling/stale')).toEqual([]);
});

test.each([
  ['code', 'Deja `15 pies` hasta el hidrante.', 7],
  ['a block of code', '```\nDeja 15 pies hasta el hidrante.\n```', 1],
])('a figure in %s is checked too, and fix inserts no reference there', (_, text, column) => {
  const folder = withArticle(text);
  expect(advice(folder, 'fact/unbound')).toEqual([
    [
      '"15 pies" is typed here, but prueba.hidrante prints 16.4\u00a0pies',
      expect.stringContaining('plain text and code may not'),
    ],
  ]);
  const [found] = reportOf(folder).filter(({ rule }) => rule === 'fact/unbound');
  expect(found!.at.range!.start.column).toBe(column);
  const agreed = { ...quantity('ft', makeReading('preguntas', 15)), mentions: ['hidrante'] };
  expect(fixed(withArticle(TEXT, agreed))).not.toContain(TEXT);
  expect(fixed(withArticle(text, agreed))).toContain(text);
});

test('fix does not edit a sentence with a rejected figure', () => {
  expect(fixed(withArticle(TEXT))).toContain(TEXT);
  expect(fixed(withArticle('Deja 16.4 pies hasta el hidrante.'))).toContain(
    'Deja {{prueba.hidrante}} hasta el hidrante.',
  );
});

test.each([
  ['open', quantity('ft', makeReading('preguntas', 15), lawReading(16.4))],
  ['stale', hydrant({ over: ['preguntas: 15 ft'] })],
])('while the fact is %s, fix edits nothing and the advice offers the fact', (_, fact) => {
  const folder = withArticle(TEXT, { ...fact, mentions: ['hidrante'] });
  expect(fixed(folder)).toContain(TEXT);
  expect(advice(folder, 'fact/unbound').map(([, help]) => help)).toEqual([
    'Write {{prueba.hidrante}}.',
  ]);
});

test('fix writes a reference to the conditional reading that has the typed value', () => {
  const fact = {
    ...withRuling(
      quantity(
        'ft',
        makeReading('preguntas', 15),
        lawReading(16.4),
        lawReading(20, { id: 'calle', when: 'en calle' }),
      ),
      {
        verdict: 'prefer',
        reading: 'ley',
        over: ['ley · en calle: 20 ft', 'ley: 16.4 ft', 'preguntas: 15 ft'],
      },
    ),
    mentions: ['hidrante'],
  };
  expect(fixed(withArticle('En calle deja 20 pies hasta el hidrante.', fact))).toContain(
    '{{prueba.hidrante@calle}}',
  );
});

test('a mistyped reading is not corrected to the rejected one', () => {
  const help = advice(
    withArticle('Deja {{prueba.hidrante@pregunta}}.'),
    'link/missing-target',
  ).flat();
  expect(help.join(' ')).not.toContain('preguntas');
  expect(help.join(' ')).toContain('Write {{prueba.hidrante}}');
});
