/** The cache grows with the site and not with the number of edits. */
import { lstatSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { project, temporaryFolder } from '../fixtures/project.ts';
import { SAMPLE_FILES } from '../fixtures/sample-data.ts';
import { buildSite } from './site.ts';
import { cacheFolderOf, copyOfProgram, listCacheEntries } from './warm/programs.ts';

const EDITS = 8;

const edit = (file: string, change: (text: string) => string) => {
  const before = readFileSync(file, 'utf8');
  const after = change(before);
  expect(after).not.toBe(before);
  writeFileSync(file, after);
};
/** A word of the same length in every round. */
const word = (round: number) => `vez${100 + round}`;
/** One edit of each kind, of the same length in each round. */
function editAll(data: string, round: number): void {
  const at = (path: string) => join(data, path);
  edit(at('blog/un-articulo.md'), (text) =>
    text
      .replace(/^title: .*$/m, `title: Un título ${word(round)}`)
      .replace(/( Vale la vez\d+\.)?\n$/, ` Vale la ${word(round)}.\n`),
  );
  edit(at('manual/semaforos-peatones.md'), (text) =>
    text.replace(/( Vale la vez\d+\.)?\n$/, ` Vale la ${word(round)}.\n`),
  );
  edit(at('tests/1-prueba/senales-01.json'), (text) =>
    text.replace(/rampa( vez\d+)?\./, `rampa ${word(round)}.`),
  );
  edit(at('facts/velocidad.json'), (text) =>
    text.replace(/en autopista( vez\d+)?"/, `en autopista ${word(round)}"`),
  );
}

function sizes(root: string): Record<string, { entries: number; bytes: number }> {
  const found: Record<string, { entries: number; bytes: number }> = {};
  for (const name of listCacheEntries(root)) {
    const kind = name.replace(/-.*/, '');
    const of = (found[kind] ??= { entries: 0, bytes: 0 });
    of.entries++;
    of.bytes += lstatSync(join(cacheFolderOf(root), name)).size;
  }
  return found;
}

test(`${EDITS} edits leave as many cache entries as one edit, except share pictures`, async () => {
  const root = copyOfProgram();
  const data = project(SAMPLE_FILES);
  const out = join(temporaryFolder(), 'sitio');
  const build = async (round: number) => {
    editAll(data, round);
    const result = await buildSite(data, out, { root });
    expect(result.written).toBe(true);
  };
  await build(0);
  const { share: picturesBefore, ...before } = sizes(root);
  for (let round = 1; round <= EDITS; round++) await build(round);
  const { share: pictures, ...after } = sizes(root);
  expect(Object.keys(after)).toEqual(Object.keys(before));
  for (const [kind, { entries, bytes }] of Object.entries(after)) {
    expect(entries, kind).toBe(before[kind]!.entries);
    // Allows a small difference, because compressed texts differ by a few bytes.
    expect(bytes / before[kind]!.bytes, kind).toBeLessThan(1.02);
  }
  // The article's title and the fact's text each have a share picture. Entries that no run reads for a month are
  // removed.
  expect(pictures!.entries - picturesBefore!.entries).toBeLessThanOrEqual(2 * EDITS);
});
