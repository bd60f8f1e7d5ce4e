import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Manoeuvre, Move } from '../../../schemas/manoeuvre.ts';
import type { Scene } from '../../../schemas/scene.ts';
import { posesOfDrive } from '../../../templates/diagrams/drive.ts';
import { drawFilm, type FilmData } from '../../../templates/diagrams/FilmDrawing.tsx';
import { timelineOf } from '../../../templates/diagrams/film.ts';
import { filmProblems } from '../../../templates/diagrams/film-problems.ts';
import { UNITS_PER_FOOT } from '../../../templates/diagrams/road-geometry.ts';
import { interpolateTrack } from '../../../templates/driver-view/camera.ts';
import { DRAWINGS } from '../../fixtures/drawings.ts';

const BOX = { x: 100, y: 100, angle: 90, w: 20, l: 46 };
const ROAD: Scene = {
  title: 'Una calle',
  description: 'Una calle.',
  road: {
    strips: [
      { is: 'carril', to: 'oeste' },
      { is: 'carril', to: 'este' },
    ],
  },
  vehicles: [
    { name: 'tú', lane: 1, x: 60 },
    { name: 'A', lane: 1, x: 200 },
  ],
};
const SCENES = new Map([['calle', ROAD]]);

/** A step with the given moves. @param scene the situation in which it begins, if any */
function step(scene: string | undefined, ...moves: Move[]): Manoeuvre['steps'][number] {
  return {
    scene: 'calle',
    text: 'Sigue.',
    film: [{ ...(scene !== undefined && { scene }), moves }],
  };
}
const WORDS = { scene: 'calle', text: 'Sigue.' };
const moves = (who: Move['who'], seconds: number, feet: number): Move => ({
  who,
  legs: [[seconds, feet, 0]],
});
const manoeuvre = (...steps: Manoeuvre['steps']): Manoeuvre => ({
  id: 'm',
  title: 'Una',
  when: 'Siempre.',
  steps,
  cite: ['x'],
});
const SOUND = manoeuvre(
  step('calle', { ...moves('tú', 2, 10), signal: 'derecha' }),
  step(undefined, moves('A', 3, 20)),
);

describe('a drive', () => {
  test('goes forward or back as many feet as its legs say', () => {
    const there = posesOfDrive(BOX, [[2, 20, 0]], 5);
    expect(there.at(-1)).toMatchObject({ t: 7, y: 100, angle: 90 });
    expect(there.at(-1)!.x).toBeCloseTo(100 + 20 * UNITS_PER_FOOT);
    const legs: Move['legs'] = [
      [2, 20, 0],
      [2, -20, 0],
    ];
    expect(posesOfDrive(BOX, legs, 0).at(-1)!.x).toBeCloseTo(100);
  });

  test('turns the way its wheels are steered; in reverse, its nose swings the other way', () => {
    const turned = (feet: number, steer: number) =>
      posesOfDrive(
        BOX,
        [
          [0.5, 0, steer],
          [2, feet, steer],
        ],
        0,
      ).at(-1)!.angle - 90;
    expect(turned(15, 30)).toBeGreaterThan(20);
    expect(turned(15, -30)).toBeCloseTo(-turned(15, 30));
    expect(turned(-15, 30)).toBeCloseTo(-turned(15, 30));
  });

  test('never slips sideways: its rear axle moves along its heading', () => {
    const legs: Move['legs'] = [
      [0.5, 0, 38],
      [3, -8, 38],
      [1, -3, 0],
      [3, -8, -38],
    ];
    const rear = posesOfDrive(BOX, legs, 0).map(({ x, y, angle }) => {
      const turn = (angle * Math.PI) / 180;
      return { x: x - Math.sin(turn) * 13.8, y: y + Math.cos(turn) * 13.8, turn };
    });
    for (const [index, { x, y, turn }] of rear.slice(0, -1).entries()) {
      const next = rear[index + 1]!;
      const middle = (turn + next.turn) / 2;
      const sideways = (next.x - x) * Math.cos(middle) + (next.y - y) * Math.sin(middle);
      expect(Math.abs(sideways)).toBeLessThan(0.1);
    }
  });
});

describe('a film', () => {
  test('plays its steps in order, and each mover waits for its turn', () => {
    const { seconds, steps, shots } = timelineOf(SOUND)!;
    expect({ seconds, steps }).toEqual({ seconds: 5, steps: [0, 2] });
    const [you, other] = shots[0]!.movers;
    expect(you!.legs.map(([, feet]) => feet)).toEqual([10, 0]);
    expect(other!.legs.map(([, feet]) => feet)).toEqual([0, 20]);
    expect(you!.signals.derecha).toEqual([0, 2]);
  });

  test('has an element for each mover, and no inline script or style', () => {
    const svg = renderToStaticMarkup(
      drawFilm({
        manoeuvre: SOUND,
        scenes: SCENES,
        signs: new Map(),
        drawings: DRAWINGS,
        text: (rich) => rich,
      }),
    );
    const [, text] = /data-film="([^"]*)"/.exec(svg)!;
    const { movers } = JSON.parse(text!.replaceAll('&quot;', '"')) as FilmData;
    expect(movers).toHaveLength(2);
    expect(svg.split('data-mover=""')).toHaveLength(3);
    expect(svg).not.toMatch(/NaN|undefined|<script| style=/);
  });

  test('keeps few poses of a drive and interpolates between them along its path', () => {
    const legs: Move['legs'] = [
      [1, 10, 0],
      [2, 14, 30],
      [2, 14, -30],
    ];
    const svg = renderToStaticMarkup(
      drawFilm({
        manoeuvre: manoeuvre(step('calle', { who: 'A', legs })),
        scenes: SCENES,
        signs: new Map(),
        drawings: DRAWINGS,
        text: (rich) => rich,
      }),
    );
    const [, text] = /data-film="([^"]*)"/.exec(svg)!;
    const { movers } = JSON.parse(text!.replaceAll('&quot;', '"')) as FilmData;
    const [x, y] = [movers[0]!.x as number[], movers[0]!.y as number[]];
    const poses = posesOfDrive({ ...BOX, x: 200, y: y[1]! }, legs, 0);
    expect(x.length / 2).toBeLessThan(poses.length / 2);
    for (const pose of poses) {
      expect(Math.abs(interpolateTrack(x, pose.t) - pose.x)).toBeLessThan(0.3);
      expect(Math.abs(interpolateTrack(y, pose.t) - pose.y)).toBeLessThan(0.3);
    }
  });

  test('shows the drawing of a sign without its style', () => {
    const sign: Scene = {
      title: 'Un letrero',
      description: 'Un letrero.',
      figures: [{ is: 'letrero', sign: 'pare' }],
    };
    const drawing = {
      viewBox: { left: 0, top: 0, width: 360, height: 220 },
      content: [
        { name: 'style', attributes: {}, children: ['.velo{opacity:1}'] },
        { name: 'path', attributes: { 'data-slot': 'cielo', d: 'M1 2H3' }, children: [] },
      ],
    };
    const svg = renderToStaticMarkup(
      drawFilm({
        manoeuvre: manoeuvre(step('letrero'), step('calle', moves('A', 2, 10))),
        scenes: new Map([...SCENES, ['letrero', sign]]),
        signs: new Map(),
        drawings: new Map([...DRAWINGS, ['escenas/letrero', drawing]]),
        text: (rich) => rich,
      }),
    );
    expect(svg).toContain('<svg viewBox="0 0 360 220"><path d="M1 2H3"></path></svg>');
  });

  test.each<[string, Manoeuvre, RegExp]>([
    ['moves nobody', manoeuvre(step('calle', moves('A', 2, 0))), /nobody moves/],
    ['lacks a step', manoeuvre(SOUND.steps[0]!, WORDS), /others have none/],
    ['begins without a situation', manoeuvre(SOUND.steps[1]!), /no situation/],
    ['moves an absent car', manoeuvre(step('calle', moves('B', 2, 9))), /"B" is not in/],
    ['names a missing situation', manoeuvre(step('otra', moves('A', 2, 9))), /no situation "otra"/],
    ['drives through another', manoeuvre(step('calle', moves('tú', 3, 60))), /"tú".*"A"/],
    [
      'lasts too long',
      manoeuvre(...Array.from({ length: 6 }, () => step('calle', moves('A', 12, 9)))),
      /72 seconds/,
    ],
  ])('reports a film that %s', (_, made, title) => {
    const titles = filmProblems(made, SCENES).map((problem) => problem.title);
    expect(titles.join('\n')).toMatch(title);
  });

  test('reports a car that drives over a standing person', () => {
    const road: Scene = { ...ROAD, people: [{ kind: 'obrero', lane: 1, x: 120 }] };
    const titles = filmProblems(SOUND, new Map([['calle', road]])).map(({ title }) => title);
    expect(titles).toEqual([]);
    const far = manoeuvre(step('calle', moves('tú', 3, 12)));
    const [problem] = filmProblems(far, new Map([['calle', road]]));
    expect(problem?.title).toMatch(/^"tú" is in the same place as "obrero" [\d.]+ seconds/);
  });

  test('ignores two standing cars in the same place, which rules about scenes report', () => {
    const parked = { name: 'B', lane: 0, x: 100 } as const;
    const road: Scene = {
      ...ROAD,
      vehicles: [...ROAD.vehicles!, parked, { ...parked, name: 'C' }],
    };
    expect(filmProblems(SOUND, new Map([['calle', road]]))).toEqual([]);
  });

  test('reports nothing for a valid film or a manoeuvre without a film', () => {
    expect(filmProblems(SOUND, SCENES)).toEqual([]);
    expect(filmProblems(manoeuvre(WORDS), SCENES)).toEqual([]);
  });
});
