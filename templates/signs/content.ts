/** Prints a sign's drawing from data/dibujos/senales with the words of its record. */
import type { Sign } from '../../schemas/sign.ts';
import { type DrawingTree, type SvgElement, serializeElements } from '../drawings/tree.ts';
import type { Html } from '../view.ts';
import { legendPaths } from './legend.ts';
import { signWords } from './words.ts';

export type DrawnSign = { sign: Sign; drawing: DrawingTree };

export const LEGEND_SLOT = 'legend';

/** The drawing without its frame, to insert into another one. */
export const signContent = ({ sign, drawing }: DrawnSign): Html =>
  serializeElements(drawing.content, (slot, element) =>
    slot === LEGEND_SLOT ? legendIn(element, linesOfSlot(element, signWords(sign))) : undefined,
  ) as Html;

/**
 * The lines that a slot shows: all words of the sign, the lines whose numbers `data-lines` gives ("2", "2-4"), or its
 * `data-text` ("NO|ENTRE"), which is a part of a line or the words of another sign.
 */
export function linesOfSlot(
  { attributes }: SvgElement,
  words: readonly string[],
): readonly string[] {
  const { 'data-text': text, 'data-lines': lines } = attributes;
  if (text !== undefined) return text.split('|');
  if (lines === undefined) return words;
  const [from, to = from] = lines.split('-').map(Number);
  return words.slice(from! - 1, to);
}

function legendIn({ attributes }: SvgElement, lines: readonly string[]): string {
  if (lines.length === 0) return '';
  const number = (name: string, otherwise = 0) => Number(attributes[name] ?? otherwise);
  const [w, h] = [number('width'), number('height')];
  return legendPaths(lines, {
    x: number('x') + w / 2,
    y: number('y') + h / 2,
    w,
    h,
    slope: number('data-slope'),
    figures: number('data-figures', 2.4),
    breaks: attributes['data-breaks'] !== 'no',
  });
}
