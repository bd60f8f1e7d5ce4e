/** Scenes → drawings: each part of the record changes the picture, and arrows keep to the right. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ARMS, LIGHTS, Scene as SceneRecord, THINGS, VEHICLES } from '../../../schemas/scene.ts';
import { COLOURS } from '../../../templates/diagrams/colours.ts';
import { HEADING } from '../../../templates/diagrams/geometry.ts';
import { layoutOf } from '../../../templates/diagrams/layout.ts';
import { routeOf } from '../../../templates/diagrams/routes.ts';
import { Scene } from '../../../templates/diagrams/Scene.tsx';
import { UNSOUND } from '../signs/markup.ts';

const words = { title: 'Una escena', description: 'Lo que se ve.' };
const ALL = { norte: {}, este: {}, sur: {}, oeste: {} };
const drawn = (record: object) => {
  const svg = renderToStaticMarkup(
    <Scene
      scene={SceneRecord.parse({ ...words, ...record })}
      signs={new Map()}
      text={(rich) => rich}
    />,
  );
  expect(svg).not.toMatch(UNSOUND);
  return svg;
};
const road = {
  strips: [
    { is: 'carril', to: 'oeste' },
    { is: 'carril', to: 'este' },
  ],
};
const you = { name: 'tú', lane: 1, x: 60 };

describe('a scene', () => {
  it('is named by its description', () => {
    expect(drawn({ road })).toContain('aria-label="Lo que se ve."');
  });

  it.each([
    ['kind', VEHICLES.filter((kind) => kind !== 'carro')],
    ['signal', ['izquierda', 'derecha', 'emergencia']],
    ['wheels', ['izquierda', 'derecha', 'rectas']],
    ['beams', ['bajas', 'altas']],
    ['toX', [200]],
    ['blindSpots', [true]],
    ['turned', [-30]],
  ])('draws each "%s" of a vehicle in its own way', (field, values) => {
    const pictures = values.map((value) => drawn({ road, vehicles: [{ ...you, [field]: value }] }));
    expect(new Set([...pictures, drawn({ road, vehicles: [you] })]).size).toBe(values.length + 1);
  });

  it('draws each thing, light, line and weather in its own way', () => {
    const pictures = [
      ...THINGS.map((kind) => ({ road, things: [{ kind, lane: 0, x: 100 }] })),
      ...LIGHTS.map((light) => ({ figures: [{ is: 'semaforo', light }] })),
      ...['alto', 'siga', 'de-lado'].map((pose) => ({ figures: [{ is: 'agente', pose }] })),
      ...['izquierda', 'derecha', 'parar'].map((pose) => ({ figures: [{ is: 'brazo', pose }] })),
      ...['cruce-peatones', 'linea-pare', 'via-tren', 'calle', 'reductor'].map((is) => ({
        road: { ...road, across: [{ is, x: 100 }] },
      })),
      ...['sube', 'baja'].map((slope) => ({ road: { ...road, slope } })),
      { road, night: true },
      { road, rain: true },
      { crossing: { arms: ALL } },
      { crossing: { arms: ALL, box: true } },
      { crossing: { arms: ALL, roundabout: true } },
    ].map(drawn);
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  it('has the solid one of two mixed lines on the side that its name says', () => {
    const line = (name: string) =>
      drawn({ road: { strips: [{ ...road.strips[0], line: name }, road.strips[1]] } });
    // The border is at y = 38; the solid line has no dashes.
    expect(line('amarilla-mixta-norte')).toMatch(/<path [^>]*d="M0 35\.7H320"/);
    expect(line('amarilla-mixta-norte')).toMatch(/stroke-dasharray="12 9" d="M0 40\.3H320"/);
    expect(line('amarilla-mixta-sur')).toMatch(/stroke-dasharray="12 9" d="M0 35\.7H320"/);
  });
});

describe('an arrow', () => {
  it.each([false, true])('leaves on the right half of every arm (roundabout: %s)', (roundabout) => {
    for (const from of ARMS)
      for (const to of ARMS) {
        if (from === to && !roundabout) continue;
        const layout = layoutOf(
          SceneRecord.parse({
            ...words,
            crossing: { arms: ALL, roundabout },
            vehicles: [{ name: 'tú', arm: from, to }],
          }),
        );
        const { end, heading } = routeOf(layout.vehicles[0]!, layout)!;
        expect(heading).toBe(HEADING[to]);
        const [x, y] = [end[0] - layout.width / 2, end[1] - layout.height / 2];
        expect({ 0: x > 0, 90: y > 0, 180: x < 0, 270: y < 0 }[heading as 0 | 90 | 180 | 270]).toBe(
          true,
        );
      }
  });
});

describe('the colours of scenes', () => {
  const css = readFileSync(
    join(import.meta.dirname, '../../../templates/styles/tokens.css'),
    'utf8',
  );
  const [light = '', dark = ''] = [...css.matchAll(/:root \{([^}]*)\}/g)].map(([, body]) => body!);
  const token = (theme: string, name: string) => new RegExp(`${name}: ([^;]+);`).exec(theme)?.[1];

  it('are those of the tokens', () => {
    const named = Object.values(COLOURS).filter((colour) => 'token' in colour);
    expect(named.length).toBeGreaterThan(5);
    for (const colour of named) {
      expect([colour.token, colour.light]).toEqual([colour.token, token(light, colour.token)]);
      if ('dark' in colour) expect(colour.dark).toBe(token(dark, colour.token));
    }
  });
});
