import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Option, wordsAroundQuantities } from '../../pipeline/bank/option-set.ts';
import { parseLine } from '../../pipeline/text/line.ts';
import { jaccard } from '../../pipeline/text/similarity.ts';
import {
  contentStems,
  countSyllables,
  inflesz,
  normalise,
  splitWords,
  wordStem,
} from '../../pipeline/text/spanish.ts';

const option = (text: string) => new Option(parseLine(text).nodes, () => '', 0);

it.each([
  ['¿Qué haces, niño?', 'que haces nino'],
  ['  El PARE —rojo— ', 'el pare rojo'],
  ['Multa de $1,000 o 0.08 %.', 'multa de $1.000 o 0.08 %'],
  ['vergüenza', 'verguenza'],
  ['', ''],
])('normalises «%s»', (text, plain) => expect(normalise(text)).toBe(plain));

it('normalising a text a second time changes nothing', () =>
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      (text) => normalise(normalise(text)) === normalise(text),
    ),
  ));

it.each([
  ['límite', 1 + 2],
  ['peatón', 3],
  ['vía', 2],
  ['guagua', 2],
  ['luz', 1],
  ['rey', 1],
  ['quien', 1],
  ['guía', 2],
  ['cuidado', 3],
  ['aéreo', 4],
  ['ciudad', 2],
  ['vehículo', 4],
  ['intersección', 4],
  ['seis', 1],
  ['mph', 1],
  ['que', 1],
  ['pingüino', 3],
  ['autopista', 4],
  ['construir', 2],
  ['país', 2],
])('%s has %i syllables', (word, count) => expect(countSyllables(word)).toBe(count));

it.each([
  ['limites', 'limite'],
  ['reduce', 'reducir'],
  ['parada', 'parar'],
  ['rebasando', 'rebasar'],
  ['dejarlo', 'dejar'],
  ['llevarte', 'llevar'],
  ['rojas', 'rojo'],
  ['senales', 'senal'],
])('%s and %s have one stem', (a, b) => expect(wordStem(a)).toBe(wordStem(b)));

it.each([
  ['carro', 'carril'],
  ['luces', 'lucha'],
  ['goma', 'gato'],
  ['norma', 'norte'],
])('%s and %s have different stems', (a, b) => expect(wordStem(a)).not.toBe(wordStem(b)));

it('contentStems leaves out short words and function words', () =>
  expect([...contentStems('El que va por la vía cuando hay mucha lluvia')]).toEqual([
    wordStem('lluvia'),
  ]));

describe('inflesz', () => {
  it('is above 80 for short words in short sentences', () =>
    expect(inflesz(['Para en la luz roja.', 'Mira a los dos lados.'])).toBeGreaterThan(80));
  it('is below 40 for long words in long sentences', () =>
    expect(
      inflesz([
        'La responsabilidad administrativa corresponde reglamentariamente al conductor profesional responsable.',
      ]),
    ).toBeLessThan(40));
  it('decreases with longer words and with longer sentences', () => {
    expect(inflesz(['Paras aquí.'])).toBeGreaterThan(inflesz(['Estacionas aquí.']));
    expect(inflesz(['Paras aquí.', 'Miras bien.'])).toBeGreaterThan(
      inflesz(['Paras aquí, miras bien.']),
    );
  });
  it('counts a number as one word', () => {
    const text = 'Vas a 25 mph con $1,000 y 30–35 pies';
    expect(splitWords(text)).toEqual(text.split(' '));
  });
  it('is 100 for a text without words', () => expect(inflesz(['…', ''])).toBe(100));
});

it('jaccard is symmetric and between 0 and 1', () => {
  const sets = fc.array(fc.constantFrom('a', 'b', 'c', 'd')).map((each) => new Set(each));
  fc.assert(
    fc.property(
      sets,
      sets,
      (a, b) => jaccard(a, b) === jaccard(b, a) && jaccard(a, b) >= 0 && jaccard(a, b) <= 1,
    ),
  );
});

describe('options', () => {
  const open = Number.POSITIVE_INFINITY;
  it.each([
    ['25 mph', 'mph', [40.225, 40.225]],
    ['16.4 pies', 'ft', [16.4 * 0.3048, 16.4 * 0.3048]],
    ['$1,000', '$', [1000, 1000]],
    ['0.08 %', '%', [0.08, 0.08]],
    ['1 hora', 'h', [3600, 3600]],
    ['de 5 a 10 minutos', 'min', [300, 600]],
    ['$300–$500', '$', [300, 500]],
    ['más de 5 metros', 'm', [5, open]],
    ['5 metros o más', 'm', [5, open]],
    ['5 o más metros', 'm', [5, open]],
    ['a menos de 5 metros', 'm', [5, 5]],
    ['hasta 5 metros', 'm', [-open, 5]],
    ['al menos 5 metros', 'm', [5, open]],
    ['3 carriles', '', [3, 3]],
  ] as const)('«%s» is read as a quantity', (text, unit, [min, max]) => {
    const [quantity] = option(text).quantities;
    expect(quantity).toMatchObject({ unit });
    expect(quantity!.min).toBeCloseTo(min);
    expect(quantity!.max).toBeCloseTo(max);
  });
  it('finds no quantity with a unit in words and codes', () =>
    expect(
      option('Parar en la A2 o la ruta PR-22').quantities.filter(({ unit }) => unit !== ''),
    ).toEqual([]));
  it('wordsAroundQuantities ignores quantities, but not the other words', () => {
    expect(wordsAroundQuantities(option('A 15 pies o más del hidrante'))).toBe(
      wordsAroundQuantities(option('A menos de 10 pies del hidrante')),
    );
    expect(wordsAroundQuantities(option('A 15 pies del hidrante'))).not.toBe(
      wordsAroundQuantities(option('A 15 pies de la esquina')),
    );
  });
});
