import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CROSSING_ARMS, LIGHT_STATES, Scene as SceneRecord } from '../../../schemas/scene.ts';
import { FIGURE_OBJECTS, SCENE_THINGS, VEHICLE_KINDS } from '../../../schemas/scene-objects.ts';
import { BRAND } from '../../../templates/brand.ts';
import { COLOURS, removeUnusedDarkStyles } from '../../../templates/diagrams/colours.ts';
import { EXIT_HEADING } from '../../../templates/diagrams/geometry.ts';
import { LENS_RADIUS, LENS_SCALE } from '../../../templates/diagrams/Lens.tsx';
import { dimensionLines } from '../../../templates/diagrams/labels.ts';
import { layOutScene } from '../../../templates/diagrams/layout.ts';
import { WALK_SIGNAL_HALF_WIDTH } from '../../../templates/diagrams/road-geometry.ts';
import { arrowRoute } from '../../../templates/diagrams/routes.ts';
import { ScenePicture } from '../../../templates/diagrams/ScenePicture.tsx';
import { DRAWINGS } from '../../fixtures/drawings.ts';
import { UNSOUND_MARKUP } from '../signs/markup.ts';

const words = { title: 'Una escena', description: 'Lo que se ve.' };
const ALL = { norte: {}, este: {}, sur: {}, oeste: {} };
const drawn = (record: object) => {
  const svg = renderToStaticMarkup(
    <ScenePicture
      scene={SceneRecord.parse({ ...words, ...record })}
      signs={new Map()}
      drawings={DRAWINGS}
      text={(rich) => rich}
    />,
  );
  expect(svg).not.toMatch(UNSOUND_MARKUP);
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
  it('has its description as its accessible name', () => {
    expect(drawn({ road })).toContain('aria-label="Lo que se ve."');
  });

  it.each([
    ['kind', VEHICLE_KINDS.filter((kind) => kind !== 'carro')],
    ['signal', ['izquierda', 'derecha', 'emergencia']],
    ['wheels', ['izquierda', 'derecha', 'rectas']],
    ['beams', ['bajas', 'altas']],
    ['toX', [200]],
    ['blindSpots', [true]],
    ['turned', [-30]],
    ['door', [true]],
    ['outline', [true]],
    ['pace', ['lento', '20 mph']],
  ])('draws each "%s" of a vehicle differently', (field, values) => {
    const pictures = values.map((value) => drawn({ road, vehicles: [{ ...you, [field]: value }] }));
    expect(new Set([...pictures, drawn({ road, vehicles: [you] })]).size).toBe(values.length + 1);
  });

  it('draws each thing, light, line and weather differently', () => {
    const pictures = [
      ...SCENE_THINGS.map((kind) => ({ road, things: [{ kind, lane: 0, x: 100 }] })),
      ...LIGHT_STATES.map((light) => ({ figures: [{ is: 'semaforo', light }] })),
      ...['cruce-peatones', 'linea-pare', 'via-tren', 'calle', 'entrada', 'reductor'].map((is) => ({
        road: { ...road, across: [{ is, x: 100 }] },
      })),
      ...FIGURE_OBJECTS.map((is) => ({ figures: [{ is, label: 'Así' }] })),
      ...['sube', 'baja'].flatMap((slope) =>
        ['izquierda', 'derecha'].flatMap((wheels) =>
          [true, false].map((kerb) => ({ figures: [{ is: 'cuesta', slope, wheels, kerb }] })),
        ),
      ),
      { road: { strips: [...road.strips, { is: 'carril', ends: 100 }] } },
      { road: { strips: [...road.strips, { is: 'carril', ramp: 100 }] } },
      { road: { strips: [...road.strips, { is: 'carril', exit: 100 }] } },
      { road: { strips: [...road.strips, { is: 'carril', starts: 20 }] } },
      { road, night: true },
      { road, rain: true },
      { crossing: { arms: ALL } },
      { crossing: { arms: ALL, box: true } },
      { crossing: { arms: ALL, roundabout: true } },
    ].map(drawn);
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  it('draws the solid half of a mixed line on the side that its name gives', () => {
    const line = (name: string) =>
      drawn({ road: { strips: [{ ...road.strips[0], line: name }, road.strips[1]] } });
    // The border is at y = 38; the solid line has no dashes.
    expect(line('amarilla-mixta-norte')).toMatch(/<path [^>]*d="M0 35\.7H320"/);
    expect(line('amarilla-mixta-norte')).toMatch(/stroke-dasharray="12 9" d="M0 40\.3H320"/);
    expect(line('amarilla-mixta-sur')).toMatch(/stroke-dasharray="12 9" d="M0 35\.7H320"/);
  });
});

describe('a ramp of an autopista', () => {
  const strips = [
    { is: 'carril', to: 'este' },
    { is: 'carril', to: 'este' },
  ];

  it.each(['ramp', 'exit'])('a ramp (%s) has a dotted lane line and a yellow left edge', (kind) => {
    const svg = drawn({ road: { strips: [strips[0], { ...strips[1], [kind]: 100 }] } });
    expect(svg).toMatch(/stroke-dasharray="4 7" d="M0 38H320"/);
    expect(svg).toContain('stroke="#ffcd00"');
    // Two through lanes are separated by dashes and have no yellow line.
    const plain = drawn({ road: { strips } });
    expect(plain).toMatch(/stroke-dasharray="12 9" d="M0 38H320"/);
    expect(plain).not.toContain('stroke="#ffcd00"');
  });
});

describe('traffic controls and people', () => {
  it('a light hangs beyond the crossing, and the stop line is before it', () => {
    const { crossing } = layOutScene(
      SceneRecord.parse({ ...words, crossing: { arms: { ...ALL, sur: { control: 'verde' } } } }),
    );
    // In an arm, y grows away from the crossing, towards incoming traffic.
    for (const { light, stop } of Object.values(crossing!.arms)) {
      expect(light[1]).toBeLessThan(0);
      expect(stop).toBeGreaterThan(0);
    }
  });

  it('a light stands farther out if there is a crosswalk beside it', () => {
    const lightOf = (este: object) =>
      layOutScene(SceneRecord.parse({ ...words, crossing: { arms: { ...ALL, este } } })).crossing!
        .arms.sur!.light[0];
    expect(lightOf({ crosswalk: true })).toBeGreaterThan(lightOf({}));
  });

  it.each(['cruce', 'no-cruce'] as const)('the signal "%s" touches no light or street', (walk) => {
    const walks = { crosswalk: true, walk };
    const svg = drawn({
      crossing: { arms: { ...ALL, norte: walks, este: walks, sur: { control: 'verde' } } },
    });
    const signals = [...svg.matchAll(/translate\(([-\d.]+) [-\d.]+\)rotate\((-?\d+)\)"><ellipse/g)];
    expect(signals).toHaveLength(4);
    const { crossing } = layOutScene(
      SceneRecord.parse({ ...words, crossing: { arms: { ...ALL, este: walks } } }),
    );
    const { light: post, edge } = crossing!.arms.sur!;
    // The arrow is 15 units left of the light and extends 4 units to each side.
    const half = WALK_SIGNAL_HALF_WIDTH[walk];
    expect(post[0] - 20).toBeGreaterThanOrEqual(edge + 4 + 2 * half);
    // Beside a street that goes north, the signals stay outside its edges.
    const northern = signals.filter(([, , turned]) => turned === '-180');
    expect(northern).toHaveLength(2);
    for (const [, x] of northern) expect(Math.abs(Number(x)) - half).toBeGreaterThanOrEqual(edge);
  });

  it('PARE, CEDA and pedestrian signals show their words', () => {
    const arm = (sur: object) => drawn({ crossing: { arms: { ...ALL, sur } } });
    const glyphs = (svg: string) => svg.match(/<path [^>]*scale\(/g)?.length ?? 0;
    expect(glyphs(arm({}))).toBe(0);
    expect(glyphs(arm({ control: 'pare' }))).toBe(1);
    expect(glyphs(arm({ control: 'ceda' }))).toBe(1);
    // One signal is at each end of the crosswalk.
    expect(glyphs(arm({ crosswalk: true, walk: 'cruce' }))).toBe(2);
    expect(arm({ crosswalk: true, walk: 'cruce' })).not.toBe(
      arm({ crosswalk: true, walk: 'no-cruce' }),
    );
  });

  it('a person who walks west is drawn in a mirrored profile', () => {
    const walker = (heading: string) =>
      drawn({ road, people: [{ kind: 'peaton', lane: 1, x: 100, heading }] });
    expect(walker('este')).toContain('scale(1.6 1.6)');
    expect(walker('oeste')).toContain('scale(-1.6 1.6)');
  });

  it('a person beside a road faces it', () => {
    const strips = [{ is: 'acera' }, ...road.strips, { is: 'acera' }];
    const waiting = (lane: number) =>
      layOutScene(
        SceneRecord.parse({ ...words, road: { strips }, people: [{ kind: 'nino', lane, x: 100 }] }),
      ).people[0]!.angle;
    expect([waiting(0), waiting(3)]).toEqual([180, 0]);
  });
});

describe('a lens', () => {
  const strips = [...road.strips, { is: 'encintado' }, { is: 'acera' }];
  const distance = {
    label: '2 pies',
    from: { lane: 1, x: 60, shift: 13 },
    to: { lane: 1, x: 60, shift: 19 },
  };
  const lineOf = (more: object) => {
    const scene = SceneRecord.parse({
      ...words,
      road: { strips },
      distances: [{ ...distance, ...more }],
    });
    return dimensionLines(scene, layOutScene(scene), (rich) => rich)[0]!;
  };

  it('enlarges a distance by its scale, around the middle of the lens', () => {
    const lens = { lane: 0, x: 200 };
    const { from, to } = lineOf({ lens });
    expect(to[1] - from[1]).toBeCloseTo(LENS_SCALE * 6);
    expect((from[1] + to[1]) / 2).toBeCloseTo(19);
    expect(from[0]).toBe(200);
    expect(lineOf({}).to[1] - lineOf({}).from[1]).toBe(6);
  });

  it('is drawn as exactly one circle', () => {
    const svg = drawn({
      road: { strips },
      vehicles: [you],
      distances: [{ ...distance, lens: { lane: 0, x: 200 } }],
    });
    expect(svg.split(`r="${LENS_RADIUS}"`)).toHaveLength(2);
  });
});

describe('an arrow', () => {
  it.each([false, true])('arrows leave on the right of each arm (roundabout: %s)', (roundabout) => {
    for (const from of CROSSING_ARMS)
      for (const to of CROSSING_ARMS) {
        if (from === to && !roundabout) continue;
        const layout = layOutScene(
          SceneRecord.parse({
            ...words,
            crossing: { arms: ALL, roundabout },
            vehicles: [{ name: 'tú', arm: from, to }],
          }),
        );
        const { end, heading } = arrowRoute(layout.vehicles[0]!, layout)!;
        expect(heading).toBe(EXIT_HEADING[to]);
        const [x, y] = [end[0] - layout.width / 2, end[1] - layout.height / 2];
        expect({ 0: x > 0, 90: y > 0, 180: x < 0, 270: y < 0 }[heading as 0 | 90 | 180 | 270]).toBe(
          true,
        );
      }
  });
});

describe('the arrow of a vehicle that turns across a road', () => {
  const arrow = (vehicle: object) => {
    const layout = layOutScene(SceneRecord.parse({ ...words, road, vehicles: [vehicle] }));
    return { route: arrowRoute(layout.vehicles[0]!, layout)!, box: layout.vehicles[0]!.box };
  };
  const startOf = (d: string) =>
    d
      .match(/^M([\d.]+) ([\d.]+)/)!
      .slice(1)
      .map(Number);

  it('starts at the vehicle’s nose and ends in the declared place and direction', () => {
    const { route, box } = arrow({ ...you, toLane: 0, toX: 150, toAngle: 15 });
    expect(startOf(route.d)[0]).toBeGreaterThan(box.x);
    expect(route).toMatchObject({ end: [150, 19], heading: 15 });
  });

  it('starts at the vehicle’s tail if the end is behind it', () => {
    const { route, box } = arrow({ ...you, lane: 0, turned: 115, toLane: 1, toX: 90, toAngle: 85 });
    expect(startOf(route.d)[1]).toBeGreaterThan(box.y);
    expect(route.end).toEqual([90, 57]);
  });
});

describe('the colours of scenes', () => {
  const css = readFileSync(
    join(import.meta.dirname, '../../../templates/styles/tokens.css'),
    'utf8',
  ).replace('brand(sun)', BRAND.sun);
  const [light = '', dark = ''] = [...css.matchAll(/:root \{([^}]*)\}/g)].map(([, body]) => body!);
  const token = (theme: string, name: string) => new RegExp(`${name}: ([^;]+);`).exec(theme)?.[1];

  it('a separate picture has only the colours that it uses', () => {
    const svg = drawn({ road });
    const own = removeUnusedDarkStyles(svg);
    expect(svg).toContain('.f-block{');
    expect(own).not.toContain('.f-block{');
    expect(own).toContain(`.f-road{fill:${COLOURS.road.dark}}`);
    expect(own.replace(/<style>.*<\/style>/, '')).toBe(svg.replace(/<style>.*<\/style>/, ''));
  });

  it('the colours of scenes equal those of tokens.css', () => {
    const named = Object.values(COLOURS).filter((colour) => 'token' in colour);
    expect(named.length).toBeGreaterThan(2);
    for (const colour of named) {
      expect([colour.token, colour.light]).toEqual([colour.token, token(light, colour.token)]);
      if ('dark' in colour) expect(colour.dark).toBe(token(dark, colour.token));
    }
  });
});
