import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildSite } from './build/site.ts';
import { findingsOf, project } from './project.ts';

test('the base project has no finding of any kind', () => {
  expect(findingsOf(project())).toEqual([]);
});

test('the base project builds', async () => {
  const data = project();
  const result = await buildSite(data, join(data, '../sitio'), {
    withoutExports: true,
    withoutShareImages: true,
  });
  expect(result.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(result.written).toBe(true);
});
