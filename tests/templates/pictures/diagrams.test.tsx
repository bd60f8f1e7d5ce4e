/** Crossings → drawings that show everybody, once, and say the same in words. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ARMS, Diagram } from '../../../schemas/diagram.ts';
import { Intersection } from '../../../templates/diagrams/Intersection.tsx';
import { turnOf } from '../../../templates/diagrams/turns.ts';
import { order } from '../../../templates/diagrams/words.ts';
import { UNSOUND } from '../signs/markup.ts';

const ALL_FOUR = [...ARMS];
const DIAGRAMS: [string, Diagram][] = [
  [
    'a stop sign',
    {
      arms: ALL_FOUR,
      controls: { sur: 'pare', norte: 'ceda' },
      movers: [
        { who: 'guagua', from: 'oeste', to: 'este', turn: 1 },
        { who: 'tu', from: 'sur', to: 'norte', turn: 2 },
      ],
    },
  ],
  [
    'traffic lights and a full exit',
    {
      arms: ALL_FOUR,
      controls: { norte: 'verde', sur: 'roja', este: 'amarilla', oeste: 'roja-intermitente' },
      queue: 'norte',
      movers: [
        { who: 'tu', from: 'sur' },
        { who: 'agente', from: 'este' },
        { who: 'auto', from: 'este', to: 'sur', turn: 1 },
      ],
    },
  ],
  [
    'a roundabout',
    {
      arms: ALL_FOUR,
      roundabout: true,
      movers: [
        { who: 'auto', from: 'este', to: 'oeste', turn: 1 },
        { who: 'tu', from: 'sur', to: 'este', turn: 2 },
      ],
    },
  ],
  [
    'a school bus on a straight road with a crossing',
    {
      arms: ['norte', 'sur'],
      crossings: ['sur'],
      movers: [
        { who: 'guagua-escolar', from: 'norte' },
        { who: 'peaton', from: 'sur' },
        { who: 'tu', from: 'sur' },
      ],
    },
  ],
];

describe('a crossing', () => {
  it.each(DIAGRAMS)('of %s is drawn with everybody in it', (_, diagram) => {
    const svg = renderToStaticMarkup(<Intersection diagram={Diagram.parse(diagram)} />);
    expect(svg).not.toMatch(UNSOUND);
    expect(svg.match(/class="vehiculo tu"/g)).toHaveLength(1);
    expect(svg).toMatch(/aria-label="[^"]*Tú: /);
    for (const control of Object.values(diagram.controls ?? {}))
      expect(svg).not.toBe(
        renderToStaticMarkup(
          <Intersection
            diagram={Diagram.parse({
              ...diagram,
              controls: Object.fromEntries(
                Object.entries(diagram.controls ?? {}).filter(([, other]) => other !== control),
              ),
            })}
          />,
        ),
      );
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

  it('names who goes in which order, and a crossing that nobody can drive through is refused', () => {
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
