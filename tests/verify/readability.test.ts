/** How easy a finished page is to read as a whole. */
import { describe, expect, test } from 'vitest';
import { readabilityProblems, readSentences } from '../../pipeline/verify/readability.ts';

describe('readSentences', () => {
  test('are the lines that end with a stop, across inline elements', () => {
    expect(
      readSentences(
        '<main><h2>Lo que llevas contigo ese día</h2><p>Lleva los <b>papeles</b> en original. Llega con <data value="15">15 minutos</data> de margen.</p><p>Ver los trámites del día</p></main>',
      ),
    ).toEqual(['Lleva los papeles en original.', 'Llega con 15 minutos de margen.']);
  });

  test.each([
    ['a list of names', '<p>Le queda más cerca a: Aguada, Aguadilla, Añasco, Cabo Rojo, Moca.</p>'],
    ['a line of three words', '<p>Escoge un tema.</p>'],
    [
      'what stands for a script',
      '<noscript><p>Esta página necesita JavaScript aquí.</p></noscript>',
    ],
    ['a drawing', '<svg><title>Un carro que va hacia el este.</title></svg>'],
  ])('leave out %s', (_, html) => {
    expect(readSentences(html)).toEqual([]);
  });

  test('keep two elements side by side apart', () => {
    expect(readSentences('<p><b>Sin tiempo</b><small>Es para aprender.</small></p>')).toEqual([
      'Sin tiempo Es para aprender.',
    ]);
  });

  test('leave out marks of notes and code', () => {
    expect(
      readSentences(
        '<p>El dato se llama <code>a.b</code> desde hoy.<sup>a</sup> Así lo hallas fácil.</p>',
      ),
    ).toEqual(['El dato se llama desde hoy.', 'Así lo hallas fácil.']);
  });
});

describe('readabilityProblems', () => {
  const hard =
    'La utilización de información proporcionada implica necesariamente aceptar responsabilidades correspondientes.';
  const easy = 'La luz está en rojo. Paras antes de la línea y esperas a que cambie. ';

  test('of a page of hard sentences name the hardest', () => {
    expect(readabilityProblems(`<p>${easy}${hard} ${hard}</p>`)).toEqual([
      {
        rule: 'output/readability',
        severity: 'warning',
        title: expect.stringMatching(/^readability of the whole page \d\d\.\d, below 70/) as string,
        help: expect.stringContaining(hard) as string,
      },
    ]);
  });

  test.each([
    ['of a page of easy sentences', easy.repeat(3)],
    ['of a page with fewer than 20 words', hard],
    ['of a page without sentences', ''],
  ])('%s are none', (_, text) => {
    expect(readabilityProblems(`<p>${text}</p>`)).toEqual([]);
  });
});
