/** What an open page is told while `dev` builds, and which page it then gets. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createLiveReload, type LiveReload } from '../../pipeline/commands/live-reload.ts';
import { createSiteServer } from '../../pipeline/commands/serve.ts';
import { temporaryFolder } from '../project.ts';

const site = temporaryFolder();
mkdirSync(join(site, 'blog'));
writeFileSync(join(site, 'index.html'), '<p>inicio viejo</p></body>');
writeFileSync(join(site, 'blog/index.html'), '<p>blog viejo</p></body>');

let pages: LiveReload;
let built = () => Promise.resolve();
const server = createSiteServer(site, {
  inject: (path) => pages.inject(path),
  intercept: (...exchange) => pages.intercept(...exchange),
  built: () => built(),
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => {
  server.close();
  server.closeAllConnections();
});
beforeEach(() => {
  pages = createLiveReload();
  built = () => Promise.resolve();
});

const address = (path: string) =>
  `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
const textOf = async (path: string) => (await fetch(address(path))).text();
const stateIn = (html: string) => /data-state="(\d+)"/.exec(html)?.[1];

type Told = { state: string; findings: unknown[] };
/** Listens as the script of a page does. @returns what it is told, from the answer to the connection on */
async function listen(page: string): Promise<Told[]> {
  const told: Told[] = [];
  const response = await new Promise<IncomingMessage>((resolve) =>
    get(address(`/__licencia/events?page=${encodeURIComponent(page)}`), resolve),
  );
  response.setEncoding('utf8').on('data', (text: string) => {
    for (const [, data] of text.matchAll(/^data: (.*)$/gm)) told.push(JSON.parse(data!) as Told);
  });
  await expect.poll(() => told.length).toBe(1);
  return told;
}

const early = (html: Record<string, string>, style = 'a{}') => ({
  pages: new Map(Object.entries(html)),
  files: new Map([['/assets/site.css', Buffer.from(style)]]),
});

test('an open page that is another one is told at once, and gets it; others are told in the end', async () => {
  const [home, blog] = [await listen('/'), await listen('/blog/')];
  const before = stateIn(await textOf('/'))!;
  expect([pages.isOpen('/'), pages.isOpen('/tests/')]).toEqual([true, false]);
  pages.begin();
  void pages.showEarly(early({ '/': '<p>inicio nuevo</p></body>' }), []);
  await expect.poll(() => home.length).toBe(2);
  expect(blog).toHaveLength(1);
  const html = await textOf('/');
  expect(html).toContain('inicio nuevo');
  expect(stateIn(html)).toBe(home[1]!.state);
  expect(home[1]!.state).not.toBe(before);
  expect(stateIn(await textOf('/blog/'))).toBe(before);
  expect(await textOf('/assets/site.css')).toBe('a{}');

  pages.show([]);
  await expect.poll(() => blog.length).toBe(2);
  // The same state: the page that was shown early stays.
  expect(home.at(-1)!.state).toBe(home[1]!.state);
  expect(blog[1]!.state).toBe(home[1]!.state);
  expect(stateIn(await textOf('/blog/'))).toBe(blog[1]!.state);
});

test('another style concerns every open page, also those that are as before', async () => {
  const blog = await listen('/blog/');
  pages.begin();
  await pages.showEarly(early({}), []);
  pages.show([]);
  await expect.poll(() => blog.length).toBe(2);
  pages.begin();
  void pages.showEarly(early({}, 'a{color:red}'), []);
  await expect.poll(() => blog.length).toBe(3);
  expect(stateIn(await textOf('/blog/'))).toBe(blog[2]!.state);
  expect(await textOf('/assets/site.css')).toBe('a{color:red}');
});

test('a page of a build that was ended is another one than that of the next', async () => {
  const home = await listen('/');
  pages.begin();
  void pages.showEarly(early({ '/': 'a</body>' }), []);
  pages.begin();
  expect(await textOf('/')).toContain('inicio viejo');
  pages.show([]);
  await expect.poll(() => home.length).toBe(3);
  expect(new Set(home.map(({ state }) => state)).size).toBe(3);
});

test('the other pages are made when the browser has loaded the page, or after a moment', async () => {
  await listen('/');
  pages.begin();
  let isOver = false;
  const over = pages.showEarly(early({ '/': 'a</body>' }), []).then(() => {
    isOver = true;
  });
  await textOf('/');
  expect(isOver).toBe(false);
  const started = performance.now();
  await listen('/');
  await over;
  pages.begin();
  await pages.showEarly(early({ '/': 'b</body>' }), []);
  expect(performance.now() - started).toBeGreaterThan(250);
});

test('a file that the running build has not made yet is waited for', async () => {
  built = async () => writeFileSync(join(site, 'tarde.txt'), 'tarde');
  expect(await textOf('/tarde.txt')).toBe('tarde');
  expect((await fetch(address('/nunca.txt'))).status).toBe(404);
});

test('a page that is read while a build ends does not say that it is of that build', async () => {
  const before = stateIn(await textOf('/'));
  built = async () => {
    writeFileSync(join(site, 'nueva.html'), '<p>nueva</p></body>');
    pages.begin();
    pages.show([]);
  };
  // Loading it once more costs little; a page that never is would stay old.
  expect(stateIn(await textOf('/nueva.html'))).toBe(before);
  expect(stateIn(await textOf('/nueva.html'))).not.toBe(before);
});
