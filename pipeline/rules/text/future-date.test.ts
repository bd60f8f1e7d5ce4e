/** Tests that a future day is an error, even if it would become the newest day of the site; today is accepted. */
import { expect, test } from 'vitest';
import { ARTICLE } from '../../../tests/fixtures/base-data.ts';
import { project, reportOf, TODAY } from '../../../tests/fixtures/project.ts';

const found = (day: string) =>
  reportOf(
    project({
      'blog/un-articulo.md': ARTICLE.replace(/publishDate: .*/, `publishDate: ${day}`),
    }),
  ).filter(({ rule }) => rule === 'text/future-date');

test('reports the position of a mistyped year, with the latest possible day', () => {
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

test('accepts today, and reports tomorrow', () => {
  expect([found(TODAY).length, found('2026-11-21').length]).toEqual([0, 1]);
});

test('reports a clock behind the content as one error with both dates', () => {
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
