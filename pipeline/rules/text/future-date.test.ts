/** A day that is yet to come is an error, also where it would be the day of the whole site; the day itself is none. */
import { expect, test } from 'vitest';
import { ARTICLE } from '../../../tests/base-data.ts';
import { project, reportOf, TODAY } from '../../../tests/project.ts';

const found = (day: string) =>
  reportOf(
    project({
      'blog/un-articulo.md': ARTICLE.replace(/publishDate: .*/, `publishDate: ${day}`),
    }),
  ).filter(({ rule }) => rule === 'text/future-date');

test('a mistyped year is an error, with its place and the last day that can be', () => {
  const [finding, ...others] = found('2062-11-20');
  expect(others).toEqual([]);
  expect(finding).toMatchObject({
    severity: 'error',
    title: `"publishDate" is 2062-11-20, and today is ${TODAY}`,
    help: [`Write the day on which it happened, ${TODAY} at the latest.`],
    at: { file: 'data/blog/un-articulo.md' },
  });
  expect(ARTICLE.split('\n')[finding!.at.range!.start.line - 1]).toMatch(/^publishDate:/);
});

test('today is no day to come, and tomorrow is', () => {
  expect([found(TODAY).length, found('2026-11-21').length]).toEqual([0, 1]);
});
