/**
 * The same bytes and findings from a warm build as from a cold one, whatever happened before: random edits, options, days
 * and programs. `LICENCIA_WARM=300 npx vitest run tests/build/warm.test.ts` runs 300 sequences.
 */
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { BuildOptions } from '../../pipeline/build.ts';
import { BASE } from '../base-data.ts';
import { DAMAGES } from '../program/damages.ts';
import { json, lay, TODAY, temporaryFolder } from '../project.ts';
import { SAMPLE } from '../sample-data.ts';
import { buildSite, filesIn, ROOT } from './site.ts';

const SEQUENCES = Number(process.env.LICENCIA_WARM ?? 2);
const STEPS = 4;

/** Numbers from 0 to 1, the same for a seed. */
function randomly(seed: number): () => number {
  let state = Math.imul(seed + 1, 2654435761) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
type Random = ReturnType<typeof randomly>;
const pick = <T>(random: Random, from: readonly T[]): T =>
  from[Math.floor(random() * from.length)]!;

/** A program with a cache of its own. What depends on no content, such as its bundle of scripts, stays in it. */
function program(): string {
  const root = temporaryFolder();
  // esbuild names what a link leads to.
  for (const name of ['pipeline', 'schemas', 'templates', 'package.json', 'tsconfig.json'])
    cpSync(join(ROOT, name), join(root, name), { recursive: true });
  mkdirSync(join(root, 'node_modules'));
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (!name.startsWith('.'))
      symlinkSync(join(ROOT, 'node_modules', name), join(root, 'node_modules', name));
  return root;
}
const cacheOf = (root: string) => join(root, 'node_modules/.cache/licencia');
const OF_CONTENT = /^(?:export|parts|heads|pages|audit)-/;

const articlesIn = (data: string) =>
  readdirSync(join(data, 'blog')).map((name) => join(data, 'blog', name));
const edited = (file: string, change: (text: string) => string) =>
  writeFileSync(file, change(readFileSync(file, 'utf8')));
const editedJson = (data: string, path: string, change: (value: any) => void) => {
  const value = JSON.parse(readFileSync(join(data, path), 'utf8'));
  change(value);
  writeFileSync(join(data, path), json(value));
};
const WORDS = [
  'Antes',
  'despacio',
  'la **vía**',
  'una señal',
  'cada conductora',
  '`x`',
  'el paso',
  'ñandú & co.',
];
const sentence = (random: Random) =>
  `Mira ${Array.from({ length: 3 }, () => pick(random, WORDS)).join(' y ')} sin prisa.`;

/** Everything that a person may do between two builds. */
const EDITS: readonly ((data: string, random: Random) => void)[] = [
  function body(data, random) {
    edited(pick(random, articlesIn(data)), (text) => `${text}\n${sentence(random)}\n`);
  },
  function shorterBody(data, random) {
    edited(pick(random, articlesIn(data)), (text) => text.replace(/\n[^\n]+\n$/, '\n'));
  },
  function title(data, random) {
    edited(pick(random, articlesIn(data)), (text) =>
      text.replace(/^title:.*$/m, `title: "Título ${Math.floor(random() * 1000)}"`),
    );
  },
  function date(data, random) {
    edited(pick(random, articlesIn(data)), (text) =>
      text.replace(/^publishDate:.*$/m, `publishDate: 2026-0${1 + Math.floor(random() * 9)}-10`),
    );
  },
  function brokenHead(data, random) {
    // Broken content is not published, and then there are no bytes to compare.
    if (random() < 0.7) return;
    edited(pick(random, articlesIn(data)), (text) =>
      text.includes('\n  mal: [')
        ? text.replace('\n  mal: [', '')
        : text.replace(/^author:/m, '\n  mal: [author:'),
    );
  },
  function added(data, random) {
    const from = pick(random, articlesIn(data));
    const to = join(data, 'blog', `nuevo-${Math.floor(random() * 1000)}.md`);
    if (!existsSync(to)) cpSync(from, to);
  },
  function renamed(data, random) {
    const from = pick(random, articlesIn(data));
    const text = readFileSync(from);
    rmSync(from);
    writeFileSync(join(data, 'blog', `otro-${Math.floor(random() * 1000)}.md`), text);
  },
  function removed(data, random) {
    const all = articlesIn(data);
    if (all.length > 1) rmSync(pick(random, all));
  },
  function chapter(data, random) {
    const all = readdirSync(join(data, 'manual')).map((name) => join(data, 'manual', name));
    edited(pick(random, all), (text) => `${text}\n${sentence(random)}\n`);
  },
  function question(data, random) {
    editedJson(data, 'tests/1-prueba.json', (bank) => {
      const asked = pick(random, bank.questions as { explanation: string; revision: number }[]);
      asked.explanation = `${asked.explanation} ${sentence(random).replaceAll(/[*`]/g, '')}`;
      asked.revision += 1;
    });
  },
  function name(data, random) {
    editedJson(data, 'site.json', (site) => {
      site.name = `Sitio ${Math.floor(random() * 100)}`;
    });
  },
  function nothing() {},
];

type Build = Partial<BuildOptions> & { program: string };
const optionsOf = (random: Random): Build => ({
  // Findings stop most random sites; a preview has no exports, so both are built.
  allowFindings: random() < 0.2,
  withoutShareImages: random() < 0.3,
  withoutExports: random() < 0.1,
  // Another program may use nothing of this one, so most builds are of the same.
  program: random() < 0.15 ? 'two' : 'one',
  today: pick(random, [TODAY, '2027-01-01']),
  ...(random() < 0.3 ? { pageDay: pick(random, [TODAY, '2026-10-01']) } : {}),
});

/** Entries of the cache that are made from content. */
const keptIn = (root: string) =>
  existsSync(cacheOf(root))
    ? readdirSync(cacheOf(root)).filter((name) => OF_CONTENT.test(name))
    : [];

function damageOne(root: string, random: Random): void {
  const names = keptIn(root);
  if (names.length === 0) return;
  try {
    pick(random, DAMAGES)(join(cacheOf(root), pick(random, names)));
  } catch {
    // It was replaced by a folder before.
  }
}

/** Hash of each file, so that a failure names those that differ. */
const hashesOf = (out: string): Record<string, string> =>
  Object.fromEntries(
    filesIn(out).map((path) => [
      path,
      createHash('sha256')
        .update(readFileSync(join(out, path)))
        .digest('base64'),
    ]),
  );

/** What a build says and writes. */
async function outcome(root: string, data: string, out: string, options: Build) {
  const result = await buildSite(data, out, { root, ...options });
  const says = result.findings.map(({ rule, title, at }) => [rule, title, at.file, at.range]);
  return { written: result.written, says, files: result.written ? hashesOf(out) : {} };
}

const warmRoot = program();
const coldRoot = program();
const seen = { published: 0 };

/** One build after some edits, and the same in a new folder with an empty cache. */
async function step(data: string, folder: string, number: number, random: Random): Promise<void> {
  const done = [...Array(1 + Math.floor(random() * 3))].map(() => pick(random, EDITS));
  for (const edit of done) edit(data, random);
  if (random() < 0.3) damageOne(warmRoot, random);
  const options = optionsOf(random);
  process.env.TZ = pick(random, ['UTC', 'America/Puerto_Rico', 'Asia/Tokyo']);
  const warm = await outcome(warmRoot, data, join(folder, 'sitio'), options);
  for (const name of keptIn(coldRoot)) rmSync(join(cacheOf(coldRoot), name), { recursive: true });
  process.env.TZ = 'UTC';
  const cold = await outcome(coldRoot, data, join(folder, `cold-${number}`), options);
  const what = `${done.map(({ name }) => name).join(', ')} with ${json(options)}`;
  expect(warm, what).toEqual(cold);
  if (warm.written) seen.published++;
}

test.each(Array.from({ length: SEQUENCES }, (_, seed) => seed))(
  'sequence %i',
  async (seed) => {
    const random = randomly(seed);
    const folder = temporaryFolder();
    const data = join(folder, 'data');
    lay(data, { ...BASE, ...SAMPLE });
    const zone = process.env.TZ;
    try {
      for (let number = 0; number < STEPS; number++) await step(data, folder, number, random);
    } finally {
      if (zone === undefined) delete process.env.TZ;
      else process.env.TZ = zone;
      rmSync(folder, { recursive: true, force: true });
    }
  },
  120_000,
);

test('sites were published, so that their bytes were compared', () => {
  expect(seen.published).toBeGreaterThanOrEqual(Math.ceil(SEQUENCES / 2));
});
