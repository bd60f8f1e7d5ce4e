/** A sign's description must match its colours, shape and legend: some visitors have only the description. */
import type { Sign } from '../../../schemas/sign.ts';
import { placeOf } from '../../link/place.ts';
import type { Rule } from '../rule.ts';

export const itemSignWords: Rule = {
  id: 'item/sign-words',
  about: 'The description of a sign differs from its shape, colours or legend.',
  severity: 'error',
  check({ site }, report) {
    for (const family of site.entries.signs)
      for (const [index, sign] of family.data.items.entries())
        for (const { title, field } of contradictions(sign))
          report({
            title: `${sign.id}: ${title}`,
            at: placeOf(family, ['items', index, 'symbol']),
            related: [{ at: placeOf(family, ['items', index, field]), says: field }],
            help: [`Look at the source of the sign, and correct "symbol" or "${field}".`],
          });
  },
};

const COLOURS: Readonly<Record<string, string>> = {
  rojo: 'roj[oa]s?',
  blanco: 'blanc[oa]s?',
  negro: 'negr[oa]s?',
  'amarillo-verde fluorescente': 'amarillo-verde fluorescente',
  amarillo: 'amarill[oa]s?(?!-verde)',
  verde: '(?<!amarillo-)verdes?',
  azul: 'azul(?:es)?',
  naranja: 'naranja|anaranjad[oa]s?',
  marrón: 'marrón|marrones',
  'rosado fluorescente': 'rosad[oa]s? fluorescentes?',
  púrpura: 'púrpuras?',
};
const ANY_COLOUR = new RegExp(`^(?:${Object.values(COLOURS).join('|')})(?!\\p{L})`, 'u');
const startsWith = (words: string, colour: string): boolean =>
  new RegExp(`^(?:${COLOURS[colour] ?? colour})(?!\\p{L})`, 'u').test(words);
const names = (words: string, colour: string): boolean =>
  new RegExp(`(?<!\\p{L})(?:${COLOURS[colour] ?? colour})(?!\\p{L})`, 'u').test(words);

/** Beginnings of descriptions, with the shapes that they may mean. Any other beginning does not name a shape. */
const SHAPES: readonly [RegExp, readonly Sign['shape'][]][] = [
  [/^octágono /, ['octagono']],
  [/^triángulo \S+ acostado/, ['banderin']],
  [/^triángulo \S+ con la punta hacia abajo/, ['triangulo-invertido']],
  [/^triángulo \S+ con la punta hacia arriba/, ['triangulo']],
  [/^triángulo invertido /, ['triangulo-invertido']],
  [/^triángulo /, ['triangulo', 'triangulo-invertido', 'banderin']],
  [/^círculo /, ['circulo']],
  [/^pentágono /, ['pentagono']],
  [/^diamante /, ['diamante']],
  [/^rectángulo vertical /, ['rectangulo-vertical']],
  [/^rectángulo horizontal /, ['rectangulo-horizontal']],
  [/^cuadrado /, ['cuadrado']],
];

type Contradiction = { title: string; field: 'shape' | 'colours' | 'legend' };

function contradictions(sign: Sign): Contradiction[] {
  const words = (sign.symbol ?? '').toLowerCase();
  if (words === '') return [];
  return [...inShape(sign, words), ...inColours(sign, words), ...inLegend(sign, words)];
}

const outlineOf = (words: string) => SHAPES.find(([beginning]) => beginning.test(words));

function inShape({ shape }: Sign, words: string): Contradiction[] {
  const [beginning, shapes] = outlineOf(words) ?? [];
  if (beginning === undefined || shape === undefined || shapes!.includes(shape)) return [];
  const named = beginning.exec(words)![0].trim();
  return [{ field: 'shape', title: `it is described as "${named}", but its shape is ${shape}` }];
}

function inColours({ colours, kind }: Sign, words: string): Contradiction[] {
  const { background, border, legend } = colours ?? {};
  const found: Contradiction[] = [];
  const add = (title: string) => found.push({ field: 'colours', title });
  // The description of a traffic light names its lamps, not the colour of its housing.
  if (background !== undefined && kind !== 'semaforo' && !hasBackground(words, background))
    add(`its background is ${background}, and its description says another colour`);
  const edge = /borde (?!de )(.*)/.exec(words)?.[1] ?? '';
  if (ANY_COLOUR.test(edge) && (border === undefined || !startsWith(edge, border)))
    add(`its border is ${border ?? 'none'}, and its description says another colour`);
  if (legend !== undefined && !names(words, legend))
    add(`its legend is ${legend}, and its description does not name this colour`);
  return found;
}

/** True if the background is the colour after the shape; if no colour follows the shape, any mention counts. */
function hasBackground(words: string, background: string): boolean {
  const behind = words.replace(/^\S+ (?:vertical |horizontal |invertido )?/, '');
  return outlineOf(words) !== undefined && ANY_COLOUR.test(behind)
    ? startsWith(behind, background)
    : names(words, background);
}

function inLegend({ symbol = '', legend }: Sign, words: string): Contradiction[] {
  if (legend === undefined) return [];
  const printed = legend.join(' ');
  if (words.includes('sin letras'))
    return [
      {
        field: 'legend',
        title: `it is described as without letters, but its legend is "${printed}"`,
      },
    ];
  const letter = /letra (\p{Lu})(?!\p{L})/u.exec(symbol)?.[1];
  if (letter === undefined || legend.includes(letter)) return [];
  return [
    {
      field: 'legend',
      title: `it is described with the letter ${letter}, but its legend is "${printed}"`,
    },
  ];
}
