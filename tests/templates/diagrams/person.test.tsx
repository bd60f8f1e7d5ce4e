import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { parseSvg } from '../../../pipeline/load/parse-drawing.ts';
import { Person } from '../../../templates/diagrams/Person.tsx';

const slot = (name: string, inside: string) => `<g data-slot="${name}">${inside}</g>`;
const SIDES = ['profile', 'away', 'towards']
  .map((side) => slot(side, `<path d="${side}"/>`))
  .join('');
const CONTENT = slot('walking', SIDES) + slot('standing', '<path d="standing"/>');

function drawn(angle: number, isTurned = false): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-14 -14 28 28">${CONTENT}</svg>`;
  const drawings = new Map([['personas/peaton', parseSvg(svg).drawing!]]);
  const person = { kind: 'peaton', walks: true, angle, isTurned, drawings } as const;
  return renderToStaticMarkup(<Person {...person} />);
}

test.each([
  [0, 'away', 'scale(1.6 1.6)'],
  [90, 'profile', 'scale(1.6 1.6)'],
  [180, 'towards', 'scale(1.6 1.6)'],
  [270, 'profile', 'scale(-1.6 1.6)'],
])('a person who looks at %i degrees shows the side "%s"', (angle, side, transform) =>
  expect(drawn(angle)).toBe(`<g transform="${transform}"><path d="${side}"></path></g>`),
);

test('a person in a group that turns stays upright', () =>
  expect(drawn(270, true)).toMatch(/^<g transform="rotate\(-270\)scale\(-1\.6 1\.6\)">/));
