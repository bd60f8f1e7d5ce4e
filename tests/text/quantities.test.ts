/** One grammar of quantities, for prose and for options. */
import { expect, test } from 'vitest';
import { measuresIn, quantitiesIn } from '../../pipeline/text/quantities.ts';

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
  // Units of other places are for options; the ledger has none of them.
  ['a 100 km/h', []],
])('%s', (text, expected) => expect(shown(text)).toEqual(expected));

test('an option may also say a bare number, or one in a unit of another place', () => {
  expect(measuresIn('100 km/h, 3 carriles').map(({ unit, value }) => [unit, value[0]])).toEqual([
    ['km/h', 100],
    ['', 3],
  ]);
});

test('a place is that of the text, with its accents', () => {
  const text = 'Él dejó más de 15 pies detrás';
  const [found] = quantitiesIn(text);
  expect([found!.text, found!.whole, text.slice(found!.start, found!.end)]).toEqual([
    '15 pies',
    'más de 15 pies',
    '15 pies',
  ]);
});
