import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { runInProcess } from '../cli/in-process.ts';
import { project, TODAY } from '../fixtures/project.ts';

const BROKEN = () => project({ 'blog/un-articulo.md': '---\n' });
const into = (data: string, format: string) => `${format}=${join(dirname(data), format)}`;
const written = (data: string, format: string) => readFileSync(join(dirname(data), format), 'utf8');

test('each report of --also equals the output of the same --format', async () => {
  const data = BROKEN();
  const run = (...flags: string[]) =>
    runInProcess('audit', '--data', data, '--today', TODAY, ...flags);
  const formats = ['json', 'sarif', 'markdown'];
  const { code, out } = await run(
    '--format',
    'github',
    ...formats.flatMap((format) => ['--also', into(data, format)]),
  );
  expect(code).toBe(1);
  expect(out).toMatch(/^::error /);
  for (const format of formats)
    expect(written(data, format)).toBe((await run('--format', format)).out);
});

test('review --check --also writes the summary and exits with 1', async () => {
  const data = project();
  const run = (...flags: string[]) =>
    runInProcess('review', '--data', data, '--today', TODAY, ...flags);
  expect((await run('--check', '--also', into(data, 'markdown'))).code).toBe(1);
  expect(written(data, 'markdown')).toBe((await run('--format', 'markdown')).out);
});

test('a malformed --also is a usage error, an unwritable path an environment error', async () => {
  const data = BROKEN();
  const run = (also: string) => runInProcess('audit', '--data', data, '--also', also);
  expect(await run('report.json')).toMatchObject({
    code: 2,
    err: expect.stringContaining('format=file'),
  });
  expect((await run('html=x')).code).toBe(2);
  expect(await run(`json=${join(data, 'no/such/report')}`)).toMatchObject({
    code: 3,
    err: expect.stringContaining('cannot be written'),
  });
});
