import { mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Project } from '../browsers/find.ts';
import { SHORTEST_TEST_ID } from '../e2e/site.ts';
import { SITE_VARIABLE } from '../e2e/variables.ts';
import { launchPersistent, type PersistentBrowser } from './drivers/persistent-browser.ts';
import { expect, test as plain } from './fixtures.ts';
import {
  atQuestion,
  choose,
  continueButton,
  openFirstQuestion,
  readOpenQuestions,
} from './practice.ts';
import { buildRelease } from './releases.ts';
import { type SiteServer, serveSite } from './site-server.ts';
import { controlNamed, createVisitor, type Visitor } from './visitor.ts';

const KEY = 'licencia-pr:progreso';
const TEST = `/test/${SHORTEST_TEST_ID}/`;
/** The number of files of a release that reach the device before the connection fails. */
const WHOLE = 12;
const NEWER = /Tu progreso es de una versión más nueva del sitio/;

/** Browsers that keep their storage in a folder. WebKit's MiniBrowser keeps nothing under automation. */
const BROWSERS: Partial<Record<Project, 'chrome' | 'firefox'>> = {
  'chromium-packaged': 'chrome',
  'chromium-newest': 'chrome',
  firefox: 'firefox',
};

type Fixtures = {
  host: SiteServer & { publish: (site: string) => void };
  phone: {
    start: () => Promise<void>;
    close: () => Promise<void>;
    kill: () => Promise<void>;
    look: () => Promise<Visitor>;
  };
};

const test = plain.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for an object pattern here.
  host: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'licencia-host-'));
    const published = join(folder, 'site');
    const publish = (site: string) => {
      rmSync(published, { force: true });
      symlinkSync(site, published);
    };
    publish(process.env[SITE_VARIABLE]!);
    const site = await serveSite(published);
    site.asBuilt = true;
    await use(Object.assign(site, { publish }));
    await site.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  },
  phone: async ({ host }, use, { project }) => {
    const kind = BROWSERS[project.name as Project];
    plain.skip(kind === undefined, 'this browser, when it is driven, keeps nothing after it ends');
    const folder = mkdtempSync(join(tmpdir(), 'licencia-phone-'));
    const { executablePath, env } = project.use.launchOptions!;
    const launch = { path: executablePath!, env: env as Record<string, string> };
    let browser: PersistentBrowser | undefined;
    await use({
      start: async () => {
        browser = await launchPersistent(kind!, launch, folder);
      },
      close: () => browser!.close(),
      kill: () => browser!.kill(),
      look: async () => createVisitor(await browser!.open(), host.origin),
    });
    await browser?.kill();
    // Files that the closing browser still writes are removed with the folder of the run.
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }).catch(
      () => undefined,
    );
  },
});

type Answer = [id: string, choice: number, revealed: number];
type Kept = { version: number; running: { attempt: { answers: Answer[] } }[] };
const textKept = (me: Visitor) => me.tab.evaluate((key) => localStorage.getItem(key), KEY);
const kept = async (me: Visitor) => JSON.parse((await textKept(me))!) as Kept;
const answers = async (me: Visitor) => (await kept(me)).running[0]!.attempt.answers;

const scriptsOf = (site: string) =>
  readdirSync(join(site, 'assets')).filter((name) => /\.(js|css)$/.test(name));
/** The releases that a device has saved or has begun to save. */
const saved = (me: Visitor) => me.tab.evaluate(async () => (await caches.keys()).sort());
const idOf = (me: Visitor) =>
  me.tab.evaluate(
    async () =>
      /"id":"(\w+)"/.exec(await (await fetch('/sw.js', { cache: 'no-store' })).text())![1],
  );
/** Checks for a new release. @returns true once it is installed, false if it fails */
const update = (me: Visitor) =>
  me.tab.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update().catch(() => undefined);
    while (registration.installing !== null) await new Promise((wait) => setTimeout(wait, 50));
    return registration.waiting !== null;
  });

/** Opens a page without questions until the device has saved only the published release. */
async function renew(look: () => Promise<Visitor>, me: Visitor): Promise<Visitor> {
  await me.open('/accesibilidad/');
  const published = [`licencia-${await idOf(me)}`];
  await update(me);
  await expect
    .poll(
      async () => {
        const visit = await look();
        await visit.open('/accesibilidad/');
        return saved(visit);
      },
      { timeout: 20_000, intervals: [300] },
    )
    .toEqual(published);
  return look();
}

/** Lets `WHOLE` files of a release and /sw.js through, and fails all others. @returns the count of failed requests */
function failing(host: SiteServer, fail: (response: ServerResponse) => void): () => number {
  let files = 0;
  host.fault = (path, response) => {
    if (path === '/sw.js' || ++files <= WHOLE) return undefined;
    fail(response);
    return 'answered';
  };
  return () => Math.max(0, files - WHOLE);
}

/** Sends half of the announced body and closes the connection. */
function cut(response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'text/html;charset=utf-8', 'Content-Length': '9000' });
  response.write('<!doctype html>'.padEnd(4500), () => response.destroy());
}

test('answers survive an interrupted release, one with a newer storage format, and a rollback', async ({
  host,
  phone,
}) => {
  const first = process.env[SITE_VARIABLE]!;
  await phone.start();
  let me = await phone.look();
  await me.tab.resize(360, 740);
  await me.open('/tests/');
  await me.click({ css: '[data-offline] button' });
  await me.see(controlNamed('Borrar lo guardado'));
  const questions = await openFirstQuestion(me, TEST);
  const [one, changed, three, four] = questions;
  // The third release is built while the second is tested.
  const toSecond = buildRelease('b', { question: changed!.id });
  const toThird = toSecond.then(() => buildRelease('c', { question: changed!.id, isNewer: true }));
  try {
    for (const [index, { answer }] of questions.slice(0, 3).entries()) {
      await atQuestion(me, index + 1);
      await choose(me, answer);
      await me.click(continueButton);
    }
    await atQuestion(me, 4);
    const before = await answers(me);
    expect(before.map(([id]) => id)).toEqual([one!.id, changed!.id, three!.id]);
    const old = await saved(me);

    const second = await toSecond;
    expect(scriptsOf(second).filter((name) => scriptsOf(first).includes(name))).toEqual([]);

    // Chromium may take a minute to write a page's storage to disk. Quitting the browser writes it at once.
    await phone.close();
    await phone.start();
    me = await phone.look();
    await me.open(TEST);
    await atQuestion(me, 4);

    // Some bodies of the second release are truncated: the device rejects it and keeps the first.
    host.publish(second);
    const wasCut = failing(host, cut);
    expect(await update(me)).toBe(false);
    expect(wasCut()).toBeGreaterThan(0);
    expect(await saved(me)).toEqual(old);
    await me.reload();
    await atQuestion(me, 4);

    // The release is requested again, and the browser is killed during the download.
    const onTheirWay = failing(host, () => undefined);
    await me.tab.evaluate(async () => {
      void (await navigator.serviceWorker.ready).update();
    });
    await expect.poll(onTheirWay).toBeGreaterThan(0);
    expect((await saved(me)).length).toBe(2);
    await phone.kill();
    host.fault = undefined;

    // After a restart the second release is saved, the answers are kept, and the changed question is asked again.
    await phone.start();
    me = await renew(phone.look, await phone.look());
    await me.open(TEST);
    await me.reads(
      { css: 'main' },
      /cambiaron desde tu última visita: 1 respuesta quedó sin efecto/,
    );
    await atQuestion(me, 2);
    await me.reads({ css: 'form h1' }, /^Otra vez: /);
    const [now] = (await readOpenQuestions(me)).filter(({ id }) => id === changed!.id);
    await choose(me, now!.answer);
    const again = await answers(me);
    expect(new Map(again.map(([id, choice]) => [id, choice]))).toEqual(
      new Map(before.map(([id, choice]) => [id, id === changed!.id ? now!.answer : choice])),
    );

    for (const number of [3, 4]) {
      await me.click(continueButton);
      await atQuestion(me, number);
    }

    const third = await toThird;
    expect(scriptsOf(third).filter((name) => scriptsOf(second).includes(name))).toEqual([]);
    host.publish(third);
    me = await renew(phone.look, me);
    await me.open(TEST);
    await atQuestion(me, 4);
    await choose(me, four!.answer);
    expect(await kept(me)).toMatchObject({ version: 2, newer: 0 });
    expect(await answers(me)).toHaveLength(4);
    const text = await textKept(me);

    // Rollback to the second release: it cannot read the newer progress, says so, and does not change it.
    host.publish(second);
    me = await renew(phone.look, me);
    await me.open(TEST);
    await me.reads({ css: 'main' }, NEWER);
    await choose(me, four!.answer);
    await me.click(continueButton);
    await me.open('/plan/');
    await me.reads({ css: 'main' }, NEWER);
    expect(await textKept(me)).toBe(text);

    // After another update to the third release, every answer is there.
    host.publish(third);
    me = await renew(phone.look, me);
    await me.open(TEST);
    await atQuestion(me, 4);
    await me.is({ css: `form input[value="${four!.answer}"]` }, { checked: true });
    expect(await answers(me)).toHaveLength(4);
  } finally {
    for (const built of await Promise.allSettled([toSecond, toThird]))
      if (built.status === 'fulfilled')
        rmSync(dirname(built.value), {
          recursive: true,
          force: true,
          maxRetries: 20,
          retryDelay: 100,
        });
  }
});
