/**
 * A warm command gives the same site, report and exit code as a cold one, with random edits of the content and the
 * program, options, days, languages and time zones, a damaged cache, and no change at all.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { seededRandom } from '../../templates/islands/model/shuffle.ts';
import { BASE_FILES } from '../fixtures/base-data.ts';
import { temporaryFolder, writeFiles } from '../fixtures/project.ts';
import { SAMPLE_FILES } from '../fixtures/sample-data.ts';
import { SAMPLE_FACTOR, sampleSeed } from '../run/sample.ts';
import { hashFiles } from './site.ts';
import {
  editAtRandom,
  pickAtRandom,
  type Random,
  readContentBytes,
  restoreFiles,
} from './warm/edits.ts';
import {
  copyOfProgram,
  damageCacheEntry,
  launcherPathOf,
  removeContentEntries,
} from './warm/programs.ts';

const SEQUENCES = Math.ceil(SAMPLE_FACTOR / 5);
const SEED = sampleSeed(0);
const STEPS = 5;
const LANGUAGES = ['C', 'es_PR.UTF-8', 'tr_TR.UTF-8', 'sv_SE.UTF-8'];
const ZONES = ['UTC', 'America/Puerto_Rico', 'Asia/Tokyo'];

const warmRoot = copyOfProgram();
const coldRoot = copyOfProgram();
const seen = { builds: 0, published: 0 };

const argumentsOf = (random: Random): string[] => [
  'build',
  '--format',
  pickAtRandom(random, ['terminal', 'json']),
  '--today',
  pickAtRandom(random, ['2026-11-20', '2027-01-01']),
  ...(random() < 0.2 ? ['--allow-findings'] : []),
  ...(random() < 0.2 ? ['--no-share-images'] : []),
  ...(random() < 0.1 ? ['--no-exports'] : []),
  ...(random() < 0.1 ? ['--notes'] : []),
];

/** Runs a command. @returns its exit code, output and site */
function run(root: string, cwd: string, args: readonly string[], env: Record<string, string>) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [launcherPathOf(root), ...args], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    maxBuffer: 2 ** 28,
  });
  if (status !== 0 && status !== 1) throw new Error(`${args.join(' ')}: ${status}\n${stderr}`);
  const out = join(cwd, 'dist');
  return { status, stdout, files: existsSync(out) ? hashFiles(out) : {} };
}

/** A template whose words are on every page. */
const WORDED = 'templates/layout/PageBody.tsx';
const WORDS = 'Saltar al contenido principal';
function editProgram(): void {
  for (const root of [warmRoot, coldRoot]) {
    const file = join(root, WORDED);
    const text = readFileSync(file, 'utf8');
    const other = text.includes(`${WORDS} ya`)
      ? text.replace(`${WORDS} ya`, WORDS)
      : text.replace(WORDS, `${WORDS} ya`);
    if (other === text) throw new Error(`${WORDED} does not say ${WORDS}`);
    writeFileSync(file, other);
  }
}

/** @returns true if the site was published */
function step(cwd: string, random: Random): boolean {
  const data = join(cwd, 'data');
  const edits = random() < 0.25 ? 'nothing' : editAtRandom(data, random).join(', ');
  const isOtherProgram = random() < 0.15;
  if (isOtherProgram) editProgram();
  const damage = random() < 0.2 ? damageCacheEntry(warmRoot, random) : '';
  const args = argumentsOf(random);
  const env = {
    LC_ALL: pickAtRandom(random, LANGUAGES),
    LANG: pickAtRandom(random, LANGUAGES),
    TZ: pickAtRandom(random, ZONES),
  };
  const before = existsSync(join(cwd, 'dist')) ? hashFiles(join(cwd, 'dist')) : {};
  const warm = run(warmRoot, cwd, args, env);
  const again = run(warmRoot, cwd, args, env);
  removeContentEntries(coldRoot);
  const other = temporaryFolder();
  cpSync(data, join(other, 'data'), { recursive: true });
  const cold = run(coldRoot, other, args, { LC_ALL: 'C', LANG: 'C', TZ: 'UTC' });
  rmSync(other, { recursive: true });
  const isPublished = Object.keys(cold.files).length > 0;
  const expected = isPublished ? cold : { ...cold, files: before };
  const what = `${edits}${damage}${isOtherProgram ? ', another program,' : ''} ${args.join(' ')} ${JSON.stringify(env)}`;
  expect(warm, what).toEqual(expected);
  expect(again, `again: ${what}`).toEqual(expected);
  seen.builds++;
  if (isPublished) seen.published++;
  return isPublished;
}

test.each(Array.from({ length: SEQUENCES }, (_, index) => SEED + index))(
  'warm and cold runs agree in command sequence %i',
  (seed) => {
    const random = seededRandom(seed);
    const cwd = temporaryFolder();
    const data = join(cwd, 'data');
    mkdirSync(data);
    writeFiles(data, { ...BASE_FILES, ...SAMPLE_FILES });
    let sound = readContentBytes(data);
    try {
      for (let number = 0; number < STEPS; number++) {
        if (step(cwd, random)) sound = readContentBytes(data);
        else if (random() < 0.8) restoreFiles(data, sound);
      }
    } finally {
      rmSync(cwd, { recursive: true, force: true });
    }
  },
);

test('more than a third of the builds published a site', () => {
  expect(seen.published / seen.builds).toBeGreaterThan(1 / 3);
});
