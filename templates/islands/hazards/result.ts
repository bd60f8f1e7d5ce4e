/** The result of a scene: the points, an explanation, and a timeline with the presses. */
import { element } from '../parts/element.ts';
import type { HazardVerdict } from './score.ts';

export type ShownHazardResult =
  | { verdict: HazardVerdict; presses: readonly number[] }
  /** The numbers of the chosen frame and of the first frame with the hazard, from 1. */
  | { frame: number; right: number };
type Times = { window: readonly [number, number]; seconds: number };

const SVG = 'http://www.w3.org/2000/svg';
const BAR = 320;

export function hazardResultNodes(shown: ShownHazardResult, times: Times): Node[] {
  if ('frame' in shown) return [element('p', { class: 'result-count' }, frameWords(shown))];
  const { verdict, presses } = shown;
  return [
    element('p', { class: 'result-count' }, `${verdict.points} de 5`),
    element('p', {}, wordsOf(verdict, times)),
    barOf(presses, times),
  ];
}

function frameWords({ frame, right }: { frame: number; right: number }): string {
  if (frame === right) return 'Sí: en ese cuadro ya se ve y todavía hay tiempo.';
  return frame < right
    ? `Todavía no. Ya se ve en el cuadro ${right}.`
    : `Es tarde. Ya se veía en el cuadro ${right}.`;
}

const inSeconds = (value: number): string => `${value.toFixed(1)} segundos`;

function wordsOf({ why, points, at = 0 }: HazardVerdict, { window: [from] }: Times): string {
  const began = `El peligro empezó a verse a los ${inSeconds(from)}.`;
  if (why === 'patron') return `Tocaste demasiadas veces o con ritmo, y así no cuenta. ${began}`;
  if (why === 'nada') return `No tocaste. ${began}`;
  if (why === 'antes')
    return `Tocaste a los ${inSeconds(at)}, antes de que hubiera peligro. ${began}`;
  if (why === 'tarde') return `Tocaste a los ${inSeconds(at)}, ya tarde. ${began}`;
  const opening = points === 5 ? 'Lo viste enseguida' : 'Lo viste';
  return `${opening}: tocaste ${inSeconds(at - from)} después de que empezó a verse.`;
}

/** @returns a timeline, which screen readers skip because the words above it say the same thing */
function barOf(presses: readonly number[], { window: [from, to], seconds }: Times): Node {
  const made = (name: string, attributes: Record<string, string | number>, text?: string) => {
    const found = document.createElementNS(SVG, name);
    for (const [key, value] of Object.entries(attributes)) found.setAttribute(key, String(value));
    if (text !== undefined) found.textContent = text;
    return found;
  };
  const x = (second: number) => Math.round((second / seconds) * BAR * 10) / 10;
  const bar = made('svg', { viewBox: `0 0 ${BAR} 34`, class: 'timeline', 'aria-hidden': 'true' });
  bar.append(made('rect', { class: 'timeline-track', y: 14, width: BAR, height: 6, rx: 3 }));
  const part = (to - from) / 5;
  for (let i = 0; i < 5; i++)
    bar.append(
      made('rect', {
        class: 'timeline-window',
        x: x(from + i * part),
        y: 10,
        width: x(part) - 1,
        height: 14,
        opacity: 1 - i * 0.17,
      }),
      made('text', { x: x(from + (i + 0.5) * part) - 3, y: 33 }, String(5 - i)),
    );
  for (const press of presses) {
    const at = x(press);
    bar.append(made('path', { d: `M${at - 5} 0h10l-5 9z` }));
  }
  return bar;
}
