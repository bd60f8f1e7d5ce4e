/**
 * After each of some random edits, `dev` shows the same site as a cold build in a new folder.
 * `LICENCIA_WARM=300 npx vitest run tests/build/warm-dev.test.ts` runs 60 sequences, from LICENCIA_SEED on.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { BASE } from '../base-data.ts';
import { lay, TODAY, temporaryFolder } from '../project.ts';
import { SAMPLE } from '../sample-data.ts';
import { buildSite, hashesOf } from './site.ts';
import { editAtRandom, randomly, restore, stateOf } from './warm/edits.ts';
import { copyOfProgram, forgetContent, launcherOf } from './warm/programs.ts';

const SEQUENCES = Math.ceil(Number(process.env.LICENCIA_WARM ?? 5) / 5);
const SEED = Number(process.env.LICENCIA_SEED ?? 0);
const STEPS = 8;
const PATIENCE = 90_000;

const warmRoot = copyOfProgram();
const coldRoot = copyOfProgram();
const seen = { edits: 0, shown: 0 };

/** The site when it is as expected, or as it is in the end. */
async function siteLike(expected: Record<string, string>, site: string) {
  let found: Record<string, string> = {};
  for (const started = Date.now(); Date.now() - started < PATIENCE; await wait(200)) {
    try {
      found = hashesOf(site);
    } catch {
      // It is being replaced.
      continue;
    }
    if (JSON.stringify(found) === JSON.stringify(expected)) break;
  }
  return found;
}

test.each(Array.from({ length: SEQUENCES }, (_, index) => SEED + index))(
  'sequence %i of edits in dev',
  async (seed) => {
    const random = randomly(seed);
    const cwd = temporaryFolder();
    const data = join(cwd, 'data');
    lay(data, { ...BASE, ...SAMPLE });
    const sound = stateOf(data);
    const dev = spawn(
      process.execPath,
      [launcherOf(warmRoot), 'dev', '--port', '0', '--today', TODAY],
      { cwd, stdio: 'ignore' },
    );
    try {
      for (let number = 0; number < STEPS; number++) {
        const edits = editAtRandom(data, random).join(', ');
        forgetContent(coldRoot);
        const out = join(cwd, `cold-${number}`);
        const options = {
          root: coldRoot,
          program: 'p',
          allowFindings: true,
          isPreview: true,
        };
        const { written } = await buildSite(data, out, options);
        seen.edits++;
        if (written) {
          const cold = hashesOf(out);
          expect(await siteLike(cold, join(cwd, 'dist-dev')), edits).toEqual(cold);
          seen.shown++;
        }
        // Content that cannot be shown is not left for the next edit.
        if (!written || random() < 0.3) restore(data, sound);
      }
    } finally {
      dev.kill();
      await once(dev, 'exit');
      rmSync(cwd, { recursive: true, force: true });
    }
  },
  STEPS * PATIENCE,
);

test('most edits were shown, so that their bytes were compared', () => {
  expect(seen.shown / seen.edits).toBeGreaterThan(1 / 2);
});

test(
  'an edit of styles changes no page; one of a template is built with at once',
  async () => {
    const root = copyOfProgram();
    const cwd = temporaryFolder();
    lay(join(cwd, 'data'), { ...BASE, ...SAMPLE });
    const dev = spawn(process.execPath, [launcherOf(root), 'dev', '--port', '0'], {
      cwd,
      // For the report of the bug.
      env: { ...process.env, TMPDIR: cwd },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    dev.stderr.on('data', (text) => {
      said += String(text);
    });
    const options = { timeout: PATIENCE, interval: 100 };
    try {
      await expect.poll(() => said, options).toContain('http://localhost:');
      const [address] = /http:\/\/localhost:\d+\//.exec(said)!;
      const page = textOf(cwd, 'dist-dev/index.html');
      const sheet = await fetch(`${address}assets/site.css`);
      expect(sheet.headers.get('Cache-Control')).toBe('no-store');
      writeFileSync(
        join(root, 'templates/styles/base.css'),
        `${textOf(root, 'templates/styles/base.css')}\n.de-prueba{order:7}`,
      );
      await expect
        .poll(() => textOf(cwd, 'dist-dev/assets/site.css'), options)
        .toContain('.de-prueba');
      expect(textOf(cwd, 'dist-dev/index.html')).toBe(page);
      // A program that does not compile changes nothing.
      const template = 'templates/layout/Document.tsx';
      const words = 'Saltar al contenido principal';
      const text = textOf(root, template);
      writeFileSync(join(root, template), `${text}\n)`);
      await expect.poll(() => said, options).toContain('dev goes on with the program as it was:');
      expect(said).toMatch(/templates\/layout\/Document\.tsx:\d+:\d+ /);
      // Nor does one that cannot be loaded.
      writeFileSync(join(root, template), `${text}\nthrow new Error('roto al empezar');`);
      await expect.poll(() => said, options).toContain('it does not start: roto al empezar');
      // One that fails does not end it.
      writeFileSync(
        join(root, template),
        text.replace('  return (\n', "  if (view) throw new Error('roto');\n  return (\n"),
      );
      await expect.poll(() => said, options).toContain('this is a bug in licencia (E70: /: roto)');
      for (const other of ['Ir al contenido', words]) {
        writeFileSync(join(root, template), text.replace(words, other));
        await expect
          .poll(async () => (await fetch(address)).text().catch(() => ''), options)
          .toContain(other);
        // And then all others.
        await expect.poll(() => textOf(cwd, 'dist-dev/blog/index.html'), options).toContain(other);
      }
      // The new program goes on with what the one before has read.
      const article = join(cwd, 'data/blog/un-articulo.md');
      writeFileSync(article, readFileSync(article, 'utf8').replace('Este párrafo', 'Otro párrafo'));
      await expect
        .poll(() => textOf(cwd, 'dist-dev/blog/un-articulo/index.html'), options)
        .toContain('Otro párrafo');
      expect(said.match(/has changed: the program is another one/g)).toHaveLength(4);
      // Of a file that is written twice the last words are shown, however soon after the first.
      for (const pause of [5, 20, 35, 45, 60, 90]) {
        const old = readFileSync(article, 'utf8');
        writeFileSync(article, old.replace('párrafo', 'apartado'));
        await wait(pause);
        writeFileSync(article, old.replace(/ párrafo \S*/, ` párrafo ${pause}`));
        await expect
          .poll(() => textOf(cwd, 'dist-dev/blog/un-articulo/index.html'), {
            ...options,
            timeout: 8000,
          })
          .toContain(` párrafo ${pause}`);
      }
      // A script that the program prints is another one in the browser and in the page.
      const script = 'templates/islands/quiz/ExamCard.tsx';
      writeFileSync(
        join(root, script),
        textOf(root, script).replace('Simulacro de examen', 'Simulacro de prueba'),
      );
      await expect
        .poll(() => textOf(cwd, 'dist-dev/simulacro/index.html'), options)
        .toContain('Simulacro de prueba</h1>');
      // What other commands are made of is of no use to the preview.
      const command = 'pipeline/commands/settle.ts';
      writeFileSync(join(root, command), `${textOf(root, command)}\n// Otra línea.\n`);
      await expect
        .poll(() => said, options)
        .toContain(`${command} has changed: end dev and start it again to use it`);
      // A build that ends because the program is compiled is made again, although nothing that builds is another one.
      const compiled = [
        [command, '// Una más.'],
        [template, ')'],
      ] as const;
      for (const [module, line] of compiled)
        for (const pause of [40, 80, 160]) {
          const old = readFileSync(article, 'utf8');
          const now = `párrafo ${line.length}${pause}`;
          writeFileSync(article, old.replace(/párrafo \S*/, now));
          await wait(pause);
          writeFileSync(join(root, module), `${textOf(root, module)}\n${line}`);
          await expect
            .poll(() => textOf(cwd, 'dist-dev/blog/un-articulo/index.html'), options)
            .toContain(` ${now}`);
        }
      writeFileSync(join(root, template), text.replace(words, 'Otra vez'));
      writeFileSync(
        join(root, 'templates/styles/base.css'),
        `${textOf(root, 'templates/styles/base.css')}\n.otra-prueba{order:8}`,
      );
      await expect
        .poll(() => textOf(cwd, 'dist-dev/assets/site.css'), options)
        .toContain('.otra-prueba');
    } finally {
      dev.kill();
      await once(dev, 'exit');
      rmSync(cwd, { recursive: true, force: true });
    }
  },
  3 * PATIENCE,
);

function textOf(folder: string, path: string): string {
  try {
    return readFileSync(join(folder, path), 'utf8');
  } catch {
    // It is being replaced.
    return '';
  }
}
