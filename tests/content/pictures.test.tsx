/** What is drawn of the shipped content: signs, crossings and the map. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Intersection } from '../../templates/diagrams/Intersection.tsx';
import { MUNICIPALITIES } from '../../templates/map/municipios.ts';
import { project } from '../../templates/map/project.ts';
import { hasDrawing, SignDrawing } from '../../templates/signs/SignDrawing.tsx';
import { boundsOf } from '../templates/pictures/path-bounds.ts';
import { UNSOUND } from '../templates/signs/markup.ts';
import { shippedContent } from './shipped.ts';

const { entries } = shippedContent().site!;
const signs = entries.signs.flatMap(({ data }) => data.items).filter(hasDrawing);

test('every drawing of a sign is a complete picture', () => {
  for (const sign of signs) {
    const svg = renderToStaticMarkup(<SignDrawing sign={sign} />);
    expect(svg, sign.id).toMatch(/^<svg [^>]*aria-label="[^"]+">.*<(path|rect|circle).*<\/svg>$/s);
    expect(svg, sign.id).not.toMatch(UNSOUND);
  }
});

test('signs with other words, shapes or colours have other drawings', () => {
  const seen = new Map<string, { id: string; traits: string }>();
  const same: string[] = [];
  for (const sign of signs) {
    const traits = JSON.stringify([sign.legend, sign.shape, sign.colours]);
    const drawing = renderToStaticMarkup(<SignDrawing sign={sign} title="" />);
    const other = seen.get(drawing);
    if (other !== undefined && other.traits !== traits) same.push(`${other.id} = ${sign.id}`);
    seen.set(drawing, { id: sign.id, traits });
  }
  expect(same).toEqual([]);
});

test('every crossing is drawn with everybody in it', () => {
  for (const { situation, diagram } of entries.rightOfWay.flatMap(({ data }) => data.items)) {
    if (diagram === undefined) continue;
    const svg = renderToStaticMarkup(<Intersection diagram={diagram} />);
    expect(svg, situation).not.toMatch(UNSOUND);
    expect(svg.match(/class="vehiculo tu"/g) ?? [], situation).toHaveLength(
      diagram.movers.filter(({ who }) => who === 'tu').length,
    );
  }
});

describe('the map', () => {
  const towns = entries.municipalities;

  test('has an outline of every municipality', () => {
    expect(towns.map(({ id }) => id).filter((id) => MUNICIPALITIES[id] === undefined)).toEqual([]);
  });

  test('has every town near its own outline', () => {
    for (const { id, data } of towns) {
      const [x, y] = project(data);
      const [left, top, right, bottom] = boundsOf(MUNICIPALITIES[id]!);
      // Some towns are at a coast that the atlas draws coarsely.
      expect(
        x > left - 12 && x < right + 12 && y > top - 12 && y < bottom + 12,
        `${id} ${x} ${y} in ${[left, top, right, bottom].join(' ')}`,
      ).toBe(true);
    }
  });
});
