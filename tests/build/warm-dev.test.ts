/** After each random edit, `dev` shows the same site as a cold build in a new folder. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { seededRandom } from '../../templates/islands/model/shuffle.ts';
import { BASE_FILES } from '../fixtures/base-data.ts';
import { TODAY, temporaryFolder, writeFiles } from '../fixtures/project.ts';
import { SAMPLE_FILES } from '../fixtures/sample-data.ts';
import { SAMPLE_FACTOR, sampleSeed } from '../run/sample.ts';
import { buildSite, listFilesIn } from './site.ts';
import { editAtRandom, readContentBytes, restoreFiles } from './warm/edits.ts';
import { copyOfProgram, launcherPathOf, removeContentEntries } from './warm/programs.ts';

const SEQUENCES = Math.ceil(SAMPLE_FACTOR / 5);
const SEED = sampleSeed(0);
const STEPS = 8;
const PATIENCE = 120_000;

const warmRoot = copyOfProgram();
const coldRoot = copyOfProgram();
const seen = { edits: 0, shown: 0 };

/** Files that `dev` does not serve: those for hosts, crawlers and offline use. */
const NOT_SERVED = /^(?:_headers|_redirects|nginx\.conf|sitemap\.xml|sw\.js|sin-conexion\.json)$/;

/** The files of a cold build that `dev` serves with other bytes; all files if it does not answer. */
async function differing(origin: string, out: string): Promise<string[]> {
  const paths = listFilesIn(out).filter((path) => !NOT_SERVED.test(path));
  const redirects = readFileSync(join(out, '_redirects'), 'utf8');
  const isSame = async (path: string) => {
    const address = `/${path.replace(/(^|\/)index\.html$/, '$1')}`;
    const response = await fetch(origin + address, { redirect: 'manual' });
    // At an address that `dev` redirects, the build has a page for hosts without redirects.
    if (response.status === 301) return redirects.includes(`${address} `);
    const text = (await response.text()).replace(MARKUP, '');
    return text === readFileSync(join(out, path), 'utf8').replace(BANNER, '');
  };
  const found: string[] = [];
  for (const path of paths) if (!(await isSame(path).catch(() => false))) found.push(path);
  return found;
}
/** In `dev`, a panel replaces the banner of a preview. */
const BANNER = /<aside class="notice" aria-label="Vista previa">.*?<\/aside>/;
const MARKUP =
  /<link rel="stylesheet" href="\/__licencia\/[^>]*><script [^>]*><\/script>(?=<\/body>)/;

type Dev = { program: ChildProcess; said: () => string; origin: string };
async function startDev(root: string, cwd: string): Promise<Dev> {
  const program = spawn(
    process.execPath,
    [launcherPathOf(root), 'dev', '--port', '0', '--today', TODAY],
    // A bug report would be written to this TMPDIR.
    { cwd, env: { ...process.env, TMPDIR: cwd }, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let said = '';
  program.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  await expect.poll(() => said, { timeout: PATIENCE }).toContain('http://localhost:');
  return { program, said: () => said, origin: /http:\/\/localhost:\d+/.exec(said)![0] };
}

async function end({ program }: Dev): Promise<void> {
  program.kill();
  await once(program, 'exit');
}

test.each(Array.from({ length: SEQUENCES }, (_, index) => SEED + index))(
  'dev and a cold build agree in edit sequence %i',
  async (seed) => {
    const random = seededRandom(seed);
    const cwd = temporaryFolder();
    const data = join(cwd, 'data');
    writeFiles(data, { ...BASE_FILES, ...SAMPLE_FILES });
    const sound = readContentBytes(data);
    const dev = await startDev(warmRoot, cwd);
    try {
      for (let number = 0; number < STEPS; number++) {
        const edits = editAtRandom(data, random).join(', ');
        removeContentEntries(coldRoot);
        const out = join(cwd, `cold-${number}`);
        const options = {
          root: coldRoot,
          program: 'p',
          allowFindings: true,
          withoutShareImages: true,
        };
        const { written } = await buildSite(data, out, options);
        seen.edits++;
        if (written) {
          await expect
            .poll(() => differing(dev.origin, out), { timeout: PATIENCE, message: edits })
            .toEqual([]);
          seen.shown++;
        }
        // Content that cannot be shown is restored before the next edit.
        if (!written || random() < 0.3) restoreFiles(data, sound);
      }
    } finally {
      await end(dev);
      rmSync(cwd, { recursive: true, force: true });
    }
  },
  STEPS * PATIENCE,
);

test('more than half of the edits led to a comparison with a cold build', () => {
  expect(seen.shown / seen.edits).toBeGreaterThan(1 / 2);
});

test(
  'dev shows edits of styles, templates and scripts, and survives a failing program',
  async () => {
    const root = copyOfProgram();
    const cwd = temporaryFolder();
    writeFiles(join(cwd, 'data'), { ...BASE_FILES, ...SAMPLE_FILES });
    const dev = await startDev(root, cwd);
    const options = { timeout: PATIENCE, interval: 100 };
    const page = async (path: string) =>
      (await fetch(`${dev.origin}${path}`).catch(() => undefined))?.text() ?? '';
    const edit = (path: string, change: (text: string) => string) => {
      const file = join(root, path);
      writeFileSync(file, change(readFileSync(file, 'utf8')));
    };
    const shows = (path: string, words: string) =>
      expect.poll(() => page(path), options).toContain(words);
    const says = (words: string) => expect.poll(dev.said, options).toContain(words);
    try {
      const sheet = async () =>
        page(/href="(\/assets\/site-[^"]+\.css)"/.exec(await page('/'))?.[1] ?? '/nada/');
      edit('templates/styles/base.css', (text) => `${text}\n.de-prueba{order:7}`);
      await expect.poll(sheet, options).toContain('.de-prueba');
      // A program that does not compile changes nothing.
      const template = 'templates/layout/PageBody.tsx';
      const words = 'Saltar al contenido principal';
      const text = readFileSync(join(root, template), 'utf8');
      edit(template, () => `${text}\n)`);
      await says('dev continues with the program as it was:');
      expect(dev.said()).toMatch(/templates\/layout\/PageBody\.tsx:\d+:\d+ /);
      // A program that cannot be loaded changes nothing either.
      edit(template, () => `${text}\nthrow new Error('roto al empezar');`);
      await says('the new one fails: roto al empezar');
      // A program that fails while rendering does not end dev, and the page shows the error.
      edit(template, () =>
        text.replace('  return (\n', "  if (view) throw new Error('roto');\n  return (\n"),
      );
      await shows('/', '/: roto');
      await says('this is a bug in licencia (E70: /: roto)');
      for (const other of ['Ir al contenido', words]) {
        edit(template, () => text.replace(words, other));
        await shows('/', other);
        await shows('/blog/', other);
      }
      // The new program keeps the content that the previous one read.
      const article = join(cwd, 'data/blog/un-articulo.md');
      writeFileSync(article, readFileSync(article, 'utf8').replace('Este párrafo', 'Otro párrafo'));
      await shows('/blog/un-articulo/', 'Otro párrafo');
      // A file that is written twice shows its latest text, however short the pause.
      for (const pause of [5, 20, 35, 45, 60, 90]) {
        const old = readFileSync(article, 'utf8');
        writeFileSync(article, old.replace('párrafo', 'apartado'));
        await wait(pause);
        writeFileSync(article, old.replace(/ párrafo \S*/, ` párrafo ${pause}`));
        await shows('/blog/un-articulo/', ` párrafo ${pause}`);
      }
      // An edited island also changes the HTML that the program renders.
      edit('templates/islands/quiz/exam/ExamCard.tsx', (script) =>
        script.replace('Simulacro de examen', 'Simulacro de prueba'),
      );
      await shows('/simulacro/', 'Simulacro de prueba</h1>');
      // Modules of other commands are not reloaded: dev asks for a restart.
      const command = 'pipeline/commands/settle.ts';
      edit(command, (module) => `${module}\n// Otra línea.\n`);
      await says(`${command} changed: restart dev to use it`);
      expect(readdirSync(cwd).filter((name) => name.startsWith('dist'))).toEqual([]);
    } finally {
      await end(dev);
      rmSync(cwd, { recursive: true, force: true });
    }
  },
  3 * PATIENCE,
);
