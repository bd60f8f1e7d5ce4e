import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildSite } from '../build/site.ts';
import { runInProcess } from '../cli/in-process.ts';
import { BASE_FILES } from '../fixtures/base-data.ts';
import { project, temporaryFolder, writeFiles } from '../fixtures/project.ts';

test('an unreviewed word blocks publishing until it is accepted, and the old site stays', async () => {
  const data = project({
    'site.json': { ...(BASE_FILES['site.json'] as object), review: 'error' },
  });
  const out = join(temporaryFolder(), 'dist');
  const publish = (to?: string) =>
    buildSite(data, to, { withoutExports: true, withoutShareImages: true });
  const page = () => readFileSync(join(out, 'blog/un-articulo/index.html'), 'utf8');
  const accept = async () =>
    expect((await runInProcess('review', '--accept', '*', '--data', data)).code).toBe(0);
  await accept();
  expect((await publish(out)).written).toBe(true);
  const before = page();
  const article = String(BASE_FILES['blog/un-articulo.md']);
  writeFiles(data, { 'blog/un-articulo.md': `${article}\nUna frase que nadie ha visto.\n` });
  const refused = await publish(out);
  const unseen = refused.findings.find(({ rule }) => rule === 'review/unseen')!;
  expect([refused.written, unseen.severity, page()]).toEqual([false, 'error', before]);
  expect(unseen.help.join('\n')).toContain("licencia review --accept '*'");
  // A check, which publishes nothing, only warns.
  const checked = await publish();
  expect(checked.findings.find(({ rule }) => rule === 'review/unseen')!.severity).toBe('warning');
  await accept();
  expect((await publish(out)).written).toBe(true);
  expect(page()).toContain('Una frase que nadie ha visto.');
});
