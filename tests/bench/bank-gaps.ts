/**
 * Topics that examiners in Puerto Rico ask about and the bank lacked, each with the questions that now ask about it.
 */
import { conceptsOf } from '../../pipeline/bank/concepts.ts';
import type { Bank } from '../../pipeline/bank/item.ts';

const GAPS: readonly (readonly [what: string, asked: readonly string[]])[] = [
  ['what the blood figure is', ['alcohol-37']],
  ['what the figure depends on', ['alcohol-38']],
  [
    'a motorcycle stops sooner, and is nearer than it seems',
    ['local-motora-frena', 'local-motora-lejos'],
  ],
  ['the age of who drives a motorcycle', ['cifra-motora-edad', 'cifra-motora-diecinueve']],
  ['the helmet', ['reglas-72', 'forma-vehiculo-04']],
  ['the age of its passenger', ['cifra-motora-pasajero', 'cifra-motora-hermano']],
  ['the ignition interlock', ['alcohol-39']],
  ['a second conviction', ['alcohol-39', 'local-segunda-conviccion']],
  ['from which lane a U-turn is made', ['local-viraje-u-carril']],
  ['an edge line that slants inwards', ['local-borde-inclinado']],
  ['the speed of the others, above the limit', ['local-al-paso-de-todos']],
  ['left, right, and left again', ['local-izquierda-derecha']],
  ['a short lane to enter a motorway', ['local-entrada-corta']],
  ['how far a school bus is seen, and when to brake', ['cifra-guagua-500', 'local-guagua-lejos']],
  ['walking where there is no sidewalk', ['local-sin-acera']],
  ['signals over lanes: red X, yellow X', ['forma-senales-15', 'forma-senales-16', 'local-x-roja']],
  ['towing', ['local-arrastre']],
  ['a load that sticks out', ['local-carga-atras']],
  ['left on red', ['local-izquierda-en-roja']],
];

/** Each gap with the ids of the test questions and formas that ask about it. */
export function gapsWithQuestions(bank: Bank): { what: string; asked: string[] }[] {
  const counted = new Set(
    conceptsOf(bank).flatMap(({ forms }) =>
      forms.flatMap(({ id, kind }) => (kind === 'test' || kind === 'forma' ? [id] : [])),
    ),
  );
  return GAPS.map(([what, asked]) => ({ what, asked: asked.filter((id) => counted.has(id)) }));
}
