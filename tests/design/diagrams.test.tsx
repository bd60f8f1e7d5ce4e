/** Crossings of data/reglas → drawings that show everybody, once, and say the same in words. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ARMS, Diagram } from '../../schemas/diagram.ts';
import type { RightOfWays } from '../../schemas/rule-records.ts';
import { Intersection } from '../../templates/diagrams/Intersection.tsx';
import { turnOf } from '../../templates/diagrams/turns.ts';
import { order } from '../../templates/diagrams/words.ts';

const records = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../data/reglas/derecho-de-paso.json'), 'utf8'),
) as RightOfWays;
const drawn = records.items.flatMap(({ situation, diagram }) =>
  diagram ? [[situation, diagram] as const] : [],
);

describe('crossings', () => {
  it.each(drawn)('%s', (_, diagram) => {
    const svg = renderToStaticMarkup(<Intersection diagram={Diagram.parse(diagram)} />);
    expect(svg).not.toMatch(/NaN|undefined| style=/);
    expect(svg.match(/class="vehiculo tu"/g)).toHaveLength(1);
    expect(svg).toMatch(/aria-label="[^"]*Tú: /);
    for (const { from, to } of diagram.movers)
      expect(diagram.arms).toEqual(expect.arrayContaining(to ? [from, to] : [from]));
  });

  it('keeps to the right on every turn', () => {
    for (const from of ARMS) {
      for (const to of ARMS) {
        if (from === to) continue;
        const { end } = turnOf(from, to, 80);
        // Leaving north on the right half, east on the lower half, west on the upper half of the road.
        expect({ 0: end[0] > 0, 90: end[1] > 0, 270: end[1] < 0 }[end[2]]).toBe(true);
      }
    }
  });

  it('names who goes in their order, and refuses nonsense', () => {
    expect(
      order({
        arms: ['sur', 'norte'],
        movers: [
          { who: 'tu', from: 'sur', to: 'norte', turn: 2 },
          { who: 'guagua', from: 'norte', to: 'sur', turn: 1 },
        ],
      }),
    ).toBe('Primero la guagua, después tú.');
    expect(
      Diagram.safeParse({ arms: ['sur', 'norte'], movers: [{ who: 'tu', from: 'sur', to: 'sur' }] })
        .success,
    ).toBe(false);
    expect(Diagram.safeParse({ arms: ['sur'], movers: [] }).success).toBe(false);
  });
});
