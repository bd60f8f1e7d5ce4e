import { describe, expect, test } from 'vitest';
import { disputeText } from '../../pipeline/ledger/dispute.ts';
import { factHtml, factText, isUnsupportedClaim } from '../../pipeline/ledger/fact-text.ts';
import { ARTICLE } from '../fixtures/base-data.ts';
import type { Files } from '../fixtures/project.ts';
import { auditSampleSite, spaced } from '../render/pages.ts';
import { computedReading, fact, lawReading, makeReading, quantity, withRuling } from './facts.ts';

const site = (entry: object, files: Files = {}) => {
  const made = auditSampleSite({ 'facts/prueba.json': { 'prueba.dato': entry }, ...files });
  return { ...made, entry: made.fact('prueba.dato') };
};
const sentenceOf = (entry: object, files?: Files) => {
  const made = site(entry, files);
  const sentence = disputeText(made.site, made.entry);
  return sentence === undefined ? undefined : spaced(sentence);
};
const html = (entry: object) => spaced(factHtml(site(entry).entry));

describe('the value of a fact', () => {
  test.each([
    [
      'a number',
      quantity('ft', makeReading('manual', 16.4)),
      '<data value="16.4" data-fact="prueba.dato">16.4 pies</data>',
    ],
    [
      'an interval',
      quantity('$', makeReading('manual', [50, 500])),
      '<data value="50/500" data-fact="prueba.dato">$50–$500</data>',
    ],
    [
      'an open interval',
      quantity('años', makeReading('manual', [16, null])),
      '<data value="16/" data-fact="prueba.dato">16 o más años</data>',
    ],
    [
      'a day',
      fact('date', makeReading('manual', '2025-10-01')),
      '<time datetime="2025-10-01" data-fact="prueba.dato">1 de octubre de 2025</time>',
    ],
    [
      'a text',
      fact('text', makeReading('manual', 'pies & "manos"')),
      '<data value="pies &amp; &quot;manos&quot;" data-fact="prueba.dato">pies &amp; &quot;manos&quot;</data>',
    ],
  ])('is a machine-readable element: %s', (_, entry, expected) => {
    expect(html(entry)).toBe(expected);
  });

  test('has its condition escaped in HTML and unchanged in plain text', () => {
    const { entry } = site(
      quantity(
        'mph',
        makeReading('manual', 15, { id: 'urbana', when: 'calle & «plaza»' }),
        makeReading('manual', 25, { id: 'rural', when: 'zona rural' }),
      ),
    );
    expect(spaced(factText(entry))).toBe('15 mph (calle & «plaza») y 25 mph (zona rural)');
    expect(spaced(factHtml(entry))).toContain('(calle &amp; «plaza»)');
  });

  test('names the condition of each reading if several are printed', () => {
    const { entry } = site(
      quantity(
        'mph',
        makeReading('manual', 15, { id: 'urbana', when: 'zona urbana' }),
        makeReading('manual', 25, { id: 'rural', when: 'zona rural' }),
      ),
    );
    expect(spaced(factText(entry))).toBe('15 mph (zona urbana) y 25 mph (zona rural)');
    expect(spaced(factText(entry, 'rural'))).toBe('25 mph');
  });

  test('uses the wording of the reading if it has one', () => {
    expect(
      html(quantity('usuarios', makeReading('portada', [5000, null], { text: '5,000+' }))),
    ).toContain('>5,000+</data>');
  });
});

describe('the sentence about a dispute', () => {
  const over = ['blog: 15 ft', 'manual: 10 ft'];

  test('names the reading in use, the other readings, and the reason', () => {
    expect(
      sentenceOf(
        withRuling(quantity('ft', makeReading('manual', 10), makeReading('blog', 15)), {
          verdict: 'prefer',
          reading: 'manual',
          because: 'El manual es más nuevo que el blog.',
          over,
        }),
      ),
    ).toBe('Usamos 10 pies. Antes el blog decía 15 pies. El manual es más nuevo que el blog.');
  });

  test('lists every reading of a keep-both ruling, unstated ones in the past tense', () => {
    const both = ARTICLE.replace(
      'Un párrafo.',
      'Deja {{prueba.dato@manual}}, o {{prueba.dato@preguntas}}.',
    );
    const sentence = (files?: Files) =>
      sentenceOf(
        withRuling(
          quantity(
            'ft',
            makeReading('manual', 10),
            makeReading('preguntas', 15, { asOf: '2025-10-01' }),
          ),
          {
            verdict: 'keep-both',
            because: 'No sabemos cuál es la correcta.',
            over: ['manual: 10 ft', 'preguntas: 15 ft'],
          },
        ),
        files,
      );
    expect(sentence({ 'blog/un-articulo.md': both })).toBe(
      'El manual dice 10 pies. Las preguntas dicen 15 pies (1 de octubre de 2025). No sabemos cuál es la correcta.',
    );
    expect(sentence()).toBe(
      'Antes el manual decía 10 pies. Antes las preguntas decían 15 pies (1 de octubre de 2025). No sabemos cuál es la correcta.',
    );
  });

  test('names the source of an authority instead of the authority', () => {
    expect(
      sentenceOf(
        withRuling(quantity('ft', makeReading('manual', 10), lawReading(16.4)), {
          verdict: 'keep-both',
          because: 'No sabemos cuál es la correcta.',
          over: ['ley: 16.4 ft', 'manual: 10 ft'],
        }),
      ),
    ).toContain('Ley 22-2000 dice 16.4 pies.');
  });

  test('names the surface of each value while the conflict is open', () => {
    expect(sentenceOf(quantity('ft', makeReading('manual', 10), makeReading('blog', 15)))).toBe(
      'Hay más de un valor y está sin decidir: 10 pies (el manual) y 15 pies (el blog).',
    );
  });

  test.each([
    ['the readings agree', quantity('ft', makeReading('manual', 10), makeReading('blog', 10))],
    [
      'the readings are about different things',
      withRuling(quantity('ft', makeReading('manual', 10), makeReading('blog', 15)), {
        verdict: 'distinct',
        over,
      }),
    ],
  ])('is left out if %s', (_, entry) => {
    expect(sentenceOf(entry)).toBeUndefined();
  });
});

test.each([
  ['has no support', { ...quantity('usuarios', makeReading('portada', 5000)), claim: true }, true],
  [
    'is counted',
    {
      ...quantity('preguntas', makeReading('portada', 5), computedReading('preguntas.total')),
      claim: true,
    },
    false,
  ],
  ['is not a claim', quantity('usuarios', makeReading('portada', 5000)), false],
])('isUnsupportedClaim is $2 for a figure that %s', (_, entry, expected) => {
  expect(isUnsupportedClaim(site(entry).entry)).toBe(expected);
});
