/** Two contents → what visitors read differently. */
import { expect, test } from 'vitest';
import { formatHtml } from '../../pipeline/diff/format-html.ts';
import { formatMarkdown } from '../../pipeline/diff/format-markdown.ts';
import { formatTerminal } from '../../pipeline/diff/format-terminal.ts';
import { differenceOf } from '../../pipeline/diff/index.ts';
import type { Difference } from '../../pipeline/diff/types.ts';
import { ARTICLE, QUESTION } from '../base-data.ts';
import { quantity, says } from '../ledger/facts.ts';
import { base, contentOf, type Files, project } from '../project.ts';

const limit = (value: number) => ({
  'prueba.limite': { ...quantity('mph', says('manual', value)), mentions: ['límite'] },
});
const article = (text: string) => ARTICLE.replace('Un párrafo.', text);
const test1 = (change: (question: any) => void) =>
  base('tests/1-prueba.json', (bank) => {
    change(bank.questions[0]);
  });

function compare(before: Files, after: Files): Difference {
  const [old, now] = [contentOf(project(before)), contentOf(project(after))];
  return differenceOf(old, { ...now, site: now.site!, ledger: now.ledger! });
}

const WITH_FACT = { 'blog/un-articulo.md': article('El límite es de {{prueba.limite}}.') };

test('the same content has no difference', () => {
  expect(compare({}, {})).toMatchObject({
    facts: [],
    questions: [],
    sentences: [],
    addresses: { added: [], removed: [], moved: [] },
  });
});

test('a changed reading names the fact, the readings and each sentence with its page', () => {
  const found = compare(
    { ...WITH_FACT, 'facts/prueba.json': limit(25) },
    { ...WITH_FACT, 'facts/prueba.json': limit(30) },
  );
  expect(found.ledger.readings).toEqual([
    { fact: 'prueba.limite', reading: 'manual', before: '25 mph', after: '30 mph' },
  ]);
  expect(found.facts).toEqual([
    {
      fact: 'prueba.limite',
      label: 'Una cifra',
      before: { text: '25 mph' },
      after: { text: '30 mph' },
      places: 1,
    },
  ]);
  expect(found.sentences).toContainEqual({
    pages: ['/blog/un-articulo/'],
    before: ['El límite es de 25 mph.'],
    after: ['El límite es de 30 mph.'],
  });
});

test('a sentence that changes on several pages is one change', () => {
  const titled = (title: string) => ({
    'blog/un-articulo.md': ARTICLE.replace(/^title: .*$/m, `title: ${title}`),
  });
  const found = compare(titled('Título de antes'), titled('Título de ahora'));
  const change = found.sentences.find(({ before }) => before[0] === 'Título de antes');
  expect(change?.pages.length).toBeGreaterThan(1);
  expect(change?.pages).toContain('/blog/un-articulo/');
});

test('options in another order under the same revision are reported, and with a new one not blamed', () => {
  const turned = (revision: number) =>
    test1((question) => {
      question.options = [...QUESTION.options].reverse();
      question.correctAnswer = QUESTION.options.length - 1 - QUESTION.correctAnswer;
      if (question.errors) question.errors = [...question.errors].reverse();
      question.revision = revision;
    });
  const before = { 'tests/1-prueba.json': test1(() => {}) };
  const [same] = compare(before, { 'tests/1-prueba.json': turned(QUESTION.revision) }).questions;
  expect(same).toMatchObject({ change: 'changed', parts: ['order'], sameRevision: true });
  const [raised] = compare(before, {
    'tests/1-prueba.json': turned(QUESTION.revision + 1),
  }).questions;
  expect(raised).toMatchObject({ parts: ['order'], sameRevision: false });
});

test('another right option shows both', () => {
  const found = compare(
    {},
    {
      'tests/1-prueba.json': test1((question) => {
        question.correctAnswer = (QUESTION.correctAnswer + 1) % QUESTION.options.length;
      }),
    },
  );
  expect(found.questions[0]).toMatchObject({ parts: ['key'], sameRevision: true });
  expect(found.questions[0]!.key!.before).not.toBe(found.questions[0]!.key!.after);
});

test('a renamed article moves with an alias and is gone without', () => {
  const alias = ARTICLE.replace(/^---\n/, '---\naliases: [un-articulo]\n');
  expect(
    compare({}, { 'blog/un-articulo.md': null, 'blog/otro-nombre.md': alias }).addresses,
  ).toEqual({
    added: [],
    removed: [],
    moved: [{ from: '/blog/un-articulo/', to: '/blog/otro-nombre/' }],
  });
  expect(
    compare({}, { 'blog/un-articulo.md': null, 'blog/otro-nombre.md': ARTICLE }).addresses,
  ).toEqual({ added: ['/blog/otro-nombre/'], removed: ['/blog/un-articulo/'], moved: [] });
});

test('old content that cannot be read is said, and its readings are compared', () => {
  const found = compare({ 'facts/prueba.json': '{' }, { 'facts/prueba.json': limit(30) });
  expect(found.partial).toContain('old content cannot be read');
  expect(found.ledger.readings).toContainEqual({
    fact: 'prueba.limite',
    reading: 'manual',
    after: '30 mph',
  });
});

test('hostile sentences stay text in every format', () => {
  const found = compare(
    { 'blog/un-articulo.md': article('Antes.') },
    { 'blog/un-articulo.md': article('Un ```` y \\<script\\>alert(1)\\</script\\>.') },
  );
  expect(formatHtml(found)).not.toContain('<script>');
  expect(formatMarkdown(found)).toContain('`````diff');
  expect(formatTerminal(found)).toContain('<script>alert(1)</script>');
});

test('Markdown stays within a comment of GitHub and says what it leaves out', () => {
  const sentences = Array.from({ length: 2000 }, (_, index) => ({
    pages: ['/'],
    before: [`Una frase número ${index} que era larga.`],
    after: [`Una frase número ${index} que es larga.`],
  }));
  const text = formatMarkdown({ ...compare({}, {}), sentences });
  expect(text.length).toBeLessThan(65_536);
  expect(text).toMatch(/… and \d+ more changes/);
});
