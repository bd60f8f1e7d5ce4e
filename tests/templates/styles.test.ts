import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const FOLDER = join(import.meta.dirname, '../../templates/styles');
/** Widths of the screen and of the page's column, in rem, at which rules change. A max-width is 0.01 below its step. */
const QUERIES = {
  media: [22.5, 30, 48, 64],
  container: [18, 38, 54, 64],
};
/** The steps of the scales for print: type sizes in points, and spaces in millimetres. */
const PAPER = {
  pt: [6.5, 7.5, 8, 9, 9.5, 11, 13, 18, 20],
  mm: [1, 2, 3, 4, 6, 8, 11],
};
const STEPPED =
  /(?:^|[{;])\s*((?:font(?:-size)?|(?:padding|margin)[a-z-]*|(?:row-|column-)?gap|max-width):\s[^;{}]+)/g;
const LENGTH = /(?<![\w.-])-?([\d.]+)(rem|px|pt|mm)\b/g;
/** Exceptions: sizes of pictures, calc() with such a size, and letters in a drawing, which use its units. */
const OF_PICTURES = /calc\(.*|^(?:max-width:.*\dmm|(?:max-width|font(?:-size)?):.*\dpx)/s;

const sheets = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => ({
    name,
    text: readFileSync(join(FOLDER, name), 'utf8').replace(/\/\*.*?\*\//gs, (comment) =>
      comment.replace(/[^\n]/g, ''),
    ),
  }));

const tokens = sheets.find(({ name }) => name === 'tokens.css')!.text;
/** The steps of a family of properties in tokens.css: [name, the middle of its size in rem]. */
function stepsOf(family: string): [string, number][] {
  return [...tokens.matchAll(new RegExp(`(--${family}-\\d): ([^;]+);`, 'g'))].map(
    ([, name = '', size = '']) => {
      const ends = [...size.matchAll(/([\d.]+)rem[,)]|^([\d.]+)rem$/g)].map(([, end, whole]) =>
        Number(end ?? whole),
      );
      return [name, ends.reduce((sum, end) => sum + end, 0) / ends.length];
    },
  );
}
const familyOf = (property: string) =>
  property === 'max-width' ? 'width' : property.startsWith('font') ? 'type' : 'space';

const nearest = <T>(steps: readonly T[], sizeOf: (step: T) => number, size: number): T =>
  steps.reduce((best, step) =>
    Math.abs(sizeOf(step) - size) < Math.abs(sizeOf(best) - size) ? step : best,
  );

/** @returns the step to write instead of a length; undefined if it is a step */
function insteadOf(property: string, size: number, unit: string): string | undefined {
  if (size === 0) return undefined;
  if (unit === 'pt' || unit === 'mm') {
    const step = nearest(PAPER[unit], Number, size);
    return step === size ? undefined : `${step}${unit}`;
  }
  const rem = unit === 'px' ? size / 16 : size;
  return `var(${nearest(stepsOf(familyOf(property)), ([, middle]) => middle, rem)[0]})`;
}

const lineOf = (text: string, at: number) => text.slice(0, at).split('\n').length;

test('every font size, space and width is a step of its scale', () => {
  const others = sheets.flatMap(({ name, text }) =>
    [...text.matchAll(STEPPED)].flatMap(({ 0: whole, 1: declaration = '', index }) => {
      const property = declaration.slice(0, declaration.indexOf(':'));
      return [...declaration.replace(OF_PICTURES, '').matchAll(LENGTH)].flatMap(
        ([, size, unit = '']) => {
          const step = insteadOf(property, Number(size), unit);
          const line = lineOf(text, index + whole.indexOf(declaration));
          return step === undefined ? [] : [`${name}:${line} ${declaration}; nearest: ${step}`];
        },
      );
    }),
  );
  expect(others).toEqual([]);
});

test('media and container queries use only the shared widths', () => {
  const others = sheets.flatMap(({ name, text }) =>
    [...text.matchAll(/@(media|container)([^{]*)/g)].flatMap(
      ({ 1: kind, 2: condition = '', index }) =>
        [...condition.matchAll(/width[^\d)]*([\d.]+)(\w+)/g)].flatMap(([query, width, unit]) => {
          const size = Number(width) / (unit === 'px' ? 16 : 1);
          const step = nearest(QUERIES[kind as keyof typeof QUERIES], Number, size);
          return unit === 'rem' && Math.abs(step - size) < 0.02
            ? []
            : [`${name}:${lineOf(text, index)} @${kind} ${query}; nearest: ${step}rem`];
        }),
    ),
  );
  expect(others).toEqual([]);
});
