/** A warm build gives the same bytes and findings as a cold one after random edits, options, days and program changes. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BASE } from '../fixtures/base-data.ts';
import { json, TODAY, temporaryFolder, writeFiles } from '../fixtures/project.ts';
import { SAMPLE } from '../fixtures/sample-data.ts';
import { SAMPLE_FACTOR, seed } from '../run/sample.ts';
import { buildSite, hashesOf, type SiteOptions } from './site.ts';
import { editAtRandom, pick, type Random, restore, seededRandom, stateOf } from './warm/edits.ts';
import { copyOfProgram, damageOne, forgetContent } from './warm/programs.ts';

const SEQUENCES = Math.ceil(SAMPLE_FACTOR / 2);
const SEED = seed(2);
const STEPS = 4;

type Build = SiteOptions & { program: string };
const optionsOf = (random: Random): Build => ({
  // Findings stop most random builds, and a preview has no exports, so both kinds are tested.
  allowFindings: random() < 0.2,
  withoutShareImages: random() < 0.3,
  withoutExports: random() < 0.1,
  // Another program may reuse nothing of this one's cache, so most builds use the same program.
  program: random() < 0.15 ? 'two' : 'one',
  today: pick(random, [TODAY, '2027-01-01']),
  ...(random() < 0.3 ? { pageDay: pick(random, [TODAY, '2026-10-01']) } : {}),
});

/** A build's findings and files. */
async function outcome(root: string, data: string, out: string, options: Build) {
  const result = await buildSite(data, out, { root, ...options });
  const says = result.findings.map(({ rule, title, at }) => [rule, title, at.file, at.range]);
  return { written: result.written, says, files: result.written ? hashesOf(out) : {} };
}

const warmRoot = copyOfProgram();
const coldRoot = copyOfProgram();
const seen = { builds: 0, published: 0 };

/** Builds after random edits, and again in a new folder with an empty cache. @returns true if the site was published */
async function step(
  data: string,
  folder: string,
  number: number,
  random: Random,
): Promise<boolean> {
  const edits = editAtRandom(data, random).join(', ');
  const damage = random() < 0.3 ? damageOne(warmRoot, random) : '';
  const options = optionsOf(random);
  process.env.TZ = pick(random, ['UTC', 'America/Puerto_Rico', 'Asia/Tokyo']);
  const warm = await outcome(warmRoot, data, join(folder, 'sitio'), options);
  forgetContent(coldRoot);
  process.env.TZ = 'UTC';
  const cold = await outcome(coldRoot, data, join(folder, `cold-${number}`), options);
  expect(warm, `${edits}${damage} with ${json(options)}`).toEqual(cold);
  seen.builds++;
  if (warm.written) seen.published++;
  return warm.written;
}

test.each(Array.from({ length: SEQUENCES }, (_, index) => SEED + index))(
  'warm and cold builds agree in sequence %i',
  async (seed) => {
    const random = seededRandom(seed);
    const folder = temporaryFolder();
    const data = join(folder, 'data');
    writeFiles(data, { ...BASE, ...SAMPLE });
    let sound = stateOf(data);
    const zone = process.env.TZ;
    try {
      for (let number = 0; number < STEPS; number++) {
        const isPublished = await step(data, folder, number, random);
        if (isPublished) sound = stateOf(data);
        else if (random() < 0.8) restore(data, sound);
      }
    } finally {
      if (zone === undefined) delete process.env.TZ;
      else process.env.TZ = zone;
      rmSync(folder, { recursive: true, force: true });
    }
  },
);

test('at least a third of the builds were published, so their bytes were compared', () => {
  expect(seen.published / seen.builds).toBeGreaterThan(1 / 3);
});
