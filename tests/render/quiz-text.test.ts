import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { textRenderer } from '../../pipeline/ledger/rich-text.ts';
import { quizText } from '../../pipeline/render/questions/quiz-text.ts';
import { parseLine } from '../../pipeline/text/line.ts';
import { QuizRichText } from '../../templates/islands/parts/question/QuizRichText.tsx';
import { fact, makeReading, quantity } from '../ledger/facts.ts';
import { auditSampleSite, spaced } from './pages.ts';

const FACTS = {
  'facts/prueba.json': {
    'prueba.limite': quantity('mph', makeReading('manual', 25)),
    'prueba.dia': fact('date', makeReading('manual', '2025-10-01')),
    'prueba.texto': fact('text', makeReading('manual', 'luz roja')),
    'prueba.zonas': quantity(
      'mph',
      makeReading('manual', 15, { id: 'urbana', when: 'zona urbana' }),
      makeReading('manual', 25, { id: 'rural', when: 'zona rural' }),
    ),
    'prueba.promesa': { ...quantity('personas', makeReading('site', 900)), claim: true },
  },
};
const { site, ledger } = auditSampleSite(FACTS);
const basePath = '/base';
const content = { site: { ...site, settings: { ...site.settings, basePath } }, ledger };
const treeOf = (source: string) => quizText(parseLine(source).nodes, content);

describe('the tree of a text', () => {
  test('is a string if the text has only words', () => {
    expect(treeOf('Para en la {{"línea"}}.')).toBe('Para en la línea.');
  });

  test('has a fact with its machine-readable value, unless the value equals the text', () => {
    expect(treeOf('A {{prueba.limite}} con {{prueba.texto}}')).toEqual([
      'A ',
      ['prueba.limite', '25\u00a0mph', '25'],
      ' con ',
      ['prueba.texto', 'luz roja'],
    ]);
  });

  test('joins the words between two readings into one string', () => {
    expect(treeOf('Entre {{prueba.zonas}} corre.')).toEqual([
      'Entre ',
      ['prueba.zonas', '15\u00a0mph', '15'],
      ' (zona urbana) y ',
      ['prueba.zonas', '25\u00a0mph', '25'],
      ' (zona rural) corre.',
    ]);
  });
});

test.each([
  'Solo palabras & signos <aquí>.',
  'El límite es {{prueba.limite}} desde el {{prueba.dia}}.',
  '{{prueba.zonas}}',
  'Somos {{prueba.promesa}}.',
  '**Para** con *luz **roja*** y `PARE`.',
  'Lee [el **manual**](/manual/) y [la ley](https://example.org/ley?a=1&b=2).',
  'Llama al [centro](tel:+17875551234).',
])('QuizRichText prints the same HTML as the page: %s', (source) => {
  const { nodes, problems } = parseLine(source);
  expect(problems).toEqual([]);
  const settings = { ...site.settings, basePath };
  const page = textRenderer({ ...site, settings, lines: new Map([[source, nodes]]) }, ledger).html(
    source,
  );
  const printed = renderToStaticMarkup(createElement(QuizRichText, { text: treeOf(source) }));
  // React writes the attribute as `dateTime`.
  expect(spaced(printed.replace('dateTime', 'datetime'))).toBe(spaced(page));
});
