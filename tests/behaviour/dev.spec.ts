import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ARTICLE, BASE_FILES } from '../fixtures/base-data.ts';
import { writeFiles } from '../fixtures/project.ts';
import type { Tab } from './drivers/driver.ts';
import { expect, test as plain } from './fixtures.ts';

type Dev = {
  origin: string;
  folder: string;
  write: (path: string, text: string) => void;
  /** Restarts the program on the same port. */
  restart: () => Promise<void>;
};

const LAUNCHER = join(import.meta.dirname, '../../pipeline/program/launcher.cjs');
const READY = /http:\/\/localhost:\d+/;

const test = plain.extend<{ dev: Dev; tab: Tab }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for an object pattern here.
  dev: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'licencia-dev-'));
    const write = (path: string, text: string) => {
      const file = join(folder, 'data', path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    };
    writeFiles(join(folder, 'data'), BASE_FILES);
    const start = (port: string) =>
      spawn(process.execPath, [LAUNCHER, 'dev', '--port', port], { cwd: folder });
    let program = start('0');
    const end = async () => {
      program.kill();
      await new Promise((ended) => program.once('close', ended));
    };
    try {
      const origin = await originOf(program);
      const restart = async () => {
        await end();
        program = start(new URL(origin).port);
        await originOf(program);
      };
      await use({ origin, folder, write, restart });
    } finally {
      await end();
      rmSync(folder, { recursive: true, force: true });
    }
  },
  tab: async ({ device }, use) => {
    const tab = await device.open();
    await tab.resize(1280, 740);
    await use(tab);
  },
});

function originOf(program: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    program.once('close', () => reject(new Error(`dev ended: ${said}`)));
    program.stderr!.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const [origin] = READY.exec(said) ?? [];
      if (origin !== undefined) resolve(origin);
    });
    program.stdout!.resume();
  });
}

const panel = (tab: Tab) =>
  tab.evaluate(() => {
    const found = document.querySelector<HTMLDetailsElement>('#licencia-findings');
    if (found === null) return null;
    const rules = (list: string) =>
      [...found.querySelectorAll(`${list} > li b`)].map((name) => name.textContent);
    return {
      open: found.open,
      summary: found.querySelector('summary')!.textContent,
      here: rules(':scope > ul'),
      elsewhere: rules(':scope > details > ul'),
      // Only the stylesheet sets this position, so it shows that the stylesheet was applied.
      position: getComputedStyle(found).position,
    };
  });
const words = (tab: Tab) => tab.evaluate(() => document.body.textContent);
/** Retries, because a page that is being unloaded evaluates nothing; the next attempt asks the new page. */
const soon = <Value>(ask: () => Promise<Value>) =>
  expect.poll(() => ask().catch((error: Error) => error.message), { timeout: 20_000 });
const PAGE = '/blog/un-articulo/';

test('dev reloads the page after an edit, and writes no file', async ({ dev, tab }) => {
  await tab.goto(dev.origin + PAGE);
  expect(await words(tab)).toContain('Un párrafo.');
  dev.write('blog/un-articulo.md', ARTICLE.replace('Un párrafo.', 'Un párrafo nuevo.'));
  await soon(() => words(tab)).toContain('Un párrafo nuevo.');
  // The reloaded page reloads again after the next edit.
  dev.write('blog/un-articulo.md', ARTICLE.replace('Un párrafo.', 'Un tercer párrafo.'));
  await soon(() => words(tab)).toContain('Un tercer párrafo.');
  expect(readdirSync(dev.folder)).toEqual(['data']);
});

test('an open page reconnects after dev is restarted', async ({ dev, tab }) => {
  await tab.goto(dev.origin + PAGE);
  const mark = () => tab.evaluate(() => document.body.dataset.mark);
  await tab.evaluate(() => {
    document.body.dataset.mark = 'before';
  });
  expect(await mark()).toBe('before');
  await dev.restart();
  await soon(mark).not.toBe('before');
  dev.write('blog/un-articulo.md', ARTICLE.replace('Un párrafo.', 'Un párrafo nuevo.'));
  await soon(() => words(tab)).toContain('Un párrafo nuevo.');
});

test('dev separates findings of the open page from other findings, and removes fixed ones', async ({
  dev,
  tab,
}) => {
  await tab.goto(dev.origin + PAGE);
  expect(await panel(tab)).toBeNull();
  dev.write('blog/un-articulo.md', `${ARTICLE}\nLee [esto](/no-existe/).\n`);
  dev.write(
    'legal/aviso-legal.md',
    String(BASE_FILES['legal/aviso-legal.md']).concat('[x](/nada/)\n'),
  );
  await soon(() => panel(tab)).toMatchObject({
    open: true,
    here: expect.arrayContaining(['error link/broken-route']),
  });
  const shown = (await panel(tab))!;
  expect(shown.position).toBe('fixed');
  expect(shown.elsewhere).toContain('error link/broken-route');
  await tab.goto(`${dev.origin}/aviso-legal/`);
  await soon(() =>
    tab.evaluate(() => document.querySelector('#licencia-findings li')?.textContent),
  ).toContain('/nada/');
  dev.write('legal/aviso-legal.md', String(BASE_FILES['legal/aviso-legal.md']));
  dev.write('blog/un-articulo.md', ARTICLE);
  await soon(() => panel(tab)).toBeNull();
});

test('dev shows one finding for one missing comma', async ({ dev, tab }) => {
  const path = 'centros/ponce.json';
  const sound = readFileSync(join(dev.folder, 'data', path), 'utf8');
  await tab.goto(`${dev.origin}/centro/ponce/`);
  const errors = async () => {
    const { here = [], elsewhere = [] } = (await panel(tab)) ?? {};
    return [...here, ...elsewhere].filter((name) => name!.startsWith('error'));
  };
  expect(await errors()).toEqual([]);
  dev.write(path, sound.replace('"ponce",\n', '"ponce"\n'));
  await soon(errors).toEqual(['error parse/json-syntax']);
});
