import { join } from 'node:path';
import { expect, test } from 'vitest';
import { build } from '../pipeline/build.ts';
import { findingsOf, project, TODAY } from './project.ts';

test('the base project has no finding of any kind', () => {
  expect(findingsOf(project())).toEqual([]);
});

test('the base project builds', async () => {
  const data = project();
  const result = await build({
    data,
    label: 'data',
    today: TODAY,
    root: join(import.meta.dirname, '..'),
    failOn: 'error',
    withoutExports: true,
    withoutShareImages: true,
    out: join(data, '../sitio'),
  });
  expect(result.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(result.written).toBe(true);
});
