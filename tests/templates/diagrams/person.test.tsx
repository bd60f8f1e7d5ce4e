import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { parseSvg } from '../../../pipeline/load/parse-drawing.ts';
import { Person } from '../../../templates/diagrams/Person.tsx';

const slot = (name: string, inside: string) => `<g data-slot="${name}">${inside}</g>`;
const SIDES = ['profile', 'away', 'towards']
  .map((side) => slot(side, `<path d="${side}"/>`))
  .join('');
const UPRIGHT = slot('upright', slot('walking', SIDES) + slot('standing', '<path d="standing"/>'));
const FLAT = slot('walking', '<path d="flat"/>');

function drawn(content: string, angle: number, isTurned = false): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-14 -14 28 28">${content}</svg>`;
  const drawings = new Map([['personas/peaton', parseSvg(svg).drawing!]]);
  const person = { kind: 'peaton', walks: true, angle, isTurned, drawings } as const;
  return renderToStaticMarkup(<Person {...person} />);
}

test.each([
  [0, 'away', ''],
  [90, 'profile', ''],
  [180, 'towards', ''],
  [270, 'profile', 'scale(-1 1)'],
])('an upright drawing at %i degrees shows the side "%s"', (angle, side, mirrored) => {
  const svg = drawn(UPRIGHT, angle);
  expect(svg).toContain(`rotate(${angle})`);
  expect(svg).toContain(`<g transform="rotate(${-angle})${mirrored}"><path d="${side}">`);
  expect(svg.match(/<path/g)).toHaveLength(1);
});

test('a drawing from above turns with the person', () =>
  expect(drawn(FLAT, 90)).toMatch(/^<g transform="rotate\(90\)scale\(1\.6\)"><path d="flat">/));

test('a person in a group that turns is not turned twice', () =>
  expect(drawn(FLAT, 90, true)).toMatch(/^<g transform="scale\(1\.6\)">/));
