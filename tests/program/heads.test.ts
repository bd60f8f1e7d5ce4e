/** Front matter from the cache: what an edit of it changes is read, and its places are those of a first reading. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readContent } from '../../pipeline/content.ts';
import { project, TODAY, temporaryFolder } from '../project.ts';

test('an edit of the front matter is read, and a kept one is the same as a new one', () => {
  const data = project();
  const root = temporaryFolder();
  const file = join(data, 'blog/un-articulo.md');
  const read = (cached: object) => {
    const { documents } = readContent({ data, label: 'data', today: TODAY, ...cached });
    const { data: head, locate } = documents.find(({ path }) => path === 'blog/un-articulo.md')!;
    const keys = [...Object.keys(head as object), 'none'];
    return { head, places: keys.map((key) => [locate([key]), locate([key], 'key')]) };
  };
  for (const title of ['Uno', 'Uno', 'Otro más largo']) {
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^title:.*$/m, `title: "${title}"`));
    const kept = read({ root, program: 'p' });
    expect(kept).toEqual(read({}));
    expect(kept.head).toMatchObject({ title });
  }
});
