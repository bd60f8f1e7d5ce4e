/** A page without its title in data/site.json is an error: it must not borrow the title of the home page. */
import { expect, test } from 'vitest';
import { changedBase, project, reportOf } from '../fixtures/project.ts';

test('a missing page title is an error that names the file', () => {
  const data = project({
    'site.json': changedBase('site.json', (site) => {
      delete site.heads.signs;
    }),
  });
  expect(
    reportOf(data)
      .filter(({ severity }) => severity === 'error')
      .map(({ rule, title, at }) => [rule, title.includes('signs'), at.file]),
  ).toEqual([['schema/invalid', true, 'data/site.json']]);
});
