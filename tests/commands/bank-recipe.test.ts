import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readProject, temporaryFolder } from '../fixtures/project.ts';

test('the example question of the how-to page has no errors', () => {
  const page = readFileSync('docs/how-to/bank.md', 'utf8');
  const [, path, text] = /`data\/(tests\/[\w./-]+)`.*?```json\n(\{\n {2}"id".*?)```/s.exec(page)!;
  const data = join(temporaryFolder(), 'data');
  cpSync('data', data, { recursive: true });
  writeFileSync(join(data, path!), text!);
  // Uses today's date, so that a question written today is not dated in the future.
  const today = new Date().toISOString().slice(0, 10);
  const errors = readProject(data, today).findings.filter(({ severity }) => severity === 'error');
  expect(errors).toEqual([]);
});
