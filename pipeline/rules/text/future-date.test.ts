/** A day that is yet to come is an error, also where it would be the day of the whole site; the day itself is none. */
import { expect, test } from 'vitest';
import { ARTICLE } from '../../../tests/fixtures/base-data.ts';
import { project, reportOf, TODAY } from '../../../tests/fixtures/project.ts';

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
    title: `"publishDate" is 2062-11-20, which is after today, ${TODAY}`,
    help: [`Write the day on which it happened, ${TODAY} at the latest.`],
    at: { file: 'data/blog/un-articulo.md' },
  });
  expect(ARTICLE.split('\n')[finding!.at.range!.start.line - 1]).toMatch(/^publishDate:/);
});

test('today is no day to come, and tomorrow is', () => {
  expect([found(TODAY).length, found('2026-11-21').length]).toEqual([0, 1]);
});

test('a clock before the content is one error, which names both days', () => {
  const behind = reportOf(project(), '2020-06-01').filter(
    ({ rule }) => rule === 'text/future-date',
  );
  expect(behind).toEqual([
    expect.objectContaining({
      severity: 'error',
      title: expect.stringMatching(/^today is 2020-06-01, but \d+ dates .* up to 20/),
    }),
  ]);
});
