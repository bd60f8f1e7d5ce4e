import { expect, test } from 'vitest';
import { numbersAndQuantitiesIn, quantitiesIn } from '../../pipeline/text/quantities.ts';

const shown = (text: string) =>
  quantitiesIn(text).map(({ value: [min, max], unit }) =>
    min === max ? `${min} ${unit}` : `${min ?? ''}…${max ?? ''} ${unit}`,
  );

test.each([
  ['a 15 mph', ['15 mph']],
  ['a 25 millas por hora', ['25 mph']],
  ['$300–$500', ['300…500 $']],
  ['$1,000 o más', ['1000… $']],
  ['Más de 5,000 estudiantes', ['5000… estudiantes']],
  ['+100 preguntas', ['100… preguntas']],
  ['25 puntos o más', ['25… puntos']],
  ['2/32 pulgadas', ['0.0625 in']],
  ['de 30 a 50 preguntas', ['30…50 preguntas']],
  ['a menos de 15 pies', ['15 ft']],
  ['menos de 15 pies', ['…15 ft']],
  ['mayor de 21 años', ['21… años']],
  ['a las 7:30 AM', ['450 hora']],
  ['de 8 a. m. a 12 p. m.', ['480 hora', '720 hora']],
  ['0.08 % o más', ['0.08… %']],
  ['la Ley 22-2000, el 787-555-0100 y la PR-22', []],
  ['a diez pies', ['10 ft']],
  ['a veinticinco millas por hora', ['25 mph']],
  ['treinta y cinco mph', ['35 mph']],
  ['de dos a tres segundos', ['2…3 s']],
  ['no menos de cien metros', ['100… m']],
  ['mil doscientas libras', ['1200 lb']],
  ['dos mil quinientos dólares o más', ['2500… $']],
  ['Seis meses', ['6 meses']],
  ['una vez, un año, una milla, dos veces, dos puntos', []],
  ['diez de ellos, mil gracias y seis más', []],
  ['el 15 de enero de 2027', ['20270115 fecha']],
  ['el 1.º de julio de 2017', ['20170701 fecha']],
  ['en julio de 2017, el 4 de julio', []],
  // Only options may have units that the ledger lacks.
  ['a 100 km/h', []],
])('finds the quantities of «%s»', (text, expected) => expect(shown(text)).toEqual(expected));

test('in an option, reads numbers without a unit and units that the ledger lacks', () => {
  expect(
    numbersAndQuantitiesIn('100 km/h, 3 carriles').map(({ unit, value }) => [unit, value[0]]),
  ).toEqual([
    ['km/h', 100],
    ['', 3],
  ]);
});

test('positions are offsets in the original text with its accents', () => {
  const text = 'Él dejó más de 15 pies detrás';
  const [found] = quantitiesIn(text);
  expect([found!.text, found!.whole, text.slice(found!.start, found!.end)]).toEqual([
    '15 pies',
    'más de 15 pies',
    '15 pies',
  ]);
});
