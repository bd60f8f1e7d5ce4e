import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createDevServer } from '../../pipeline/commands/dev-server.ts';
import type { DevSite } from '../../pipeline/commands/dev-site.ts';
import { createLiveReload, type LiveReload } from '../../pipeline/commands/live-reload.ts';
import { devSiteFromFiles } from '../build/dev-site.ts';

let pages: LiveReload;
let site: () => Promise<DevSite | undefined>;
const server = createDevServer(
  {
    withMarkup: (html) => pages.withMarkup(html),
    intercept: (...exchange) => pages.intercept(...exchange),
    reload: () => {},
    show: () => {},
  },
  () => site(),
);
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => {
  server.close();
  server.closeAllConnections();
});
const saying = (words: string) =>
  devSiteFromFiles(new Map(['/index.html', '/404.html'].map((path) => [path, `${words}</body>`])));
beforeEach(() => {
  pages = createLiveReload();
  site = async () => saying('viejo');
});

const address = (path: string) =>
  `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
const textOf = async (path: string) => (await fetch(address(path))).text();
const stateIn = (html: string) => /data-state="(\d+)"/.exec(html)?.[1];

type Told = { state: string; findings: unknown[] };
/** Listens for events as a page's script does. @returns a list to which each received event is added */
async function listen(): Promise<Told[]> {
  const told: Told[] = [];
  const response = await new Promise<IncomingMessage>((resolve) =>
    get(address('/__licencia/events'), resolve),
  );
  response.setEncoding('utf8').on('data', (text: string) => {
    for (const [, data] of text.matchAll(/^data: (.*)$/gm)) told.push(JSON.parse(data!) as Told);
  });
  await expect.poll(() => told.length).toBe(1);
  return told;
}

test('notifies an open page of a new site, and serves the new site', async () => {
  const told = await listen();
  expect(stateIn(await textOf('/'))).toBe(told[0]!.state);
  site = async () => saying('nuevo');
  pages.reload([]);
  await expect.poll(() => told.length).toBe(2);
  expect(told[1]!.state).not.toBe(told[0]!.state);
  const html = await textOf('/');
  expect([html.includes('nuevo'), stateIn(html)]).toEqual([true, told[1]!.state]);
});

test('sends findings of all pages without reloading any page', async () => {
  const told = await listen();
  const finding = { severity: 'error', rule: 'a/b', title: 't', help: [], place: 'p', urls: [] };
  pages.show([finding as never]);
  await expect.poll(() => told.length).toBe(2);
  expect(told[1]).toEqual({ state: told[0]!.state, findings: [finding] });
});

test('a page requested during a reload shows the newest content', async () => {
  let read = (_: DevSite) => {};
  site = () =>
    new Promise((resolve) => {
      read = resolve;
    });
  const page = textOf('/');
  await new Promise((resolve) => setTimeout(resolve, 50));
  pages.reload([]);
  read(saying('nuevo'));
  const html = await page;
  expect(html).toContain('nuevo');
  expect(stateIn(html)).toBe((await listen())[0]!.state);
});

test.each([
  ['a page that is missing', 404, async () => saying('No está')],
  ['content that cannot be shown', 503, async () => undefined],
  [
    'a template that fails',
    500,
    async () => ({
      ...saying(''),
      file: () => {
        throw new Error('/: <roto>');
      },
    }),
  ],
])('%s is reported by a page that reloads itself', async (_, status, now) => {
  site = now;
  const response = await fetch(address('/nada/'));
  expect([response.status, response.headers.get('Content-Type')]).toEqual([
    status,
    'text/html;charset=utf-8',
  ]);
  const html = await response.text();
  expect(stateIn(html)).toBeDefined();
  expect(html).not.toContain('<roto>');
});
