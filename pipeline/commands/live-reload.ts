/** Serves what `dev` adds to the pages, and pages that are shown before the build has ended; tells browsers to load them again. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { lookup } from 'mrmime';
import { ADDRESSES, devMarkup, type PanelFinding, SCRIPT, STYLE } from './dev-page.ts';

/** Milliseconds until a browser asks again, after `dev` was started again. */
const RETRY = 250;
/** Milliseconds in which a browser loads a page. */
const LOADING = 300;

export type LiveReload = {
  /** @param path of the page, with the base path @returns the markup of the script and the style */
  inject: (path: string) => string;
  /** Answers the requests for the script, the style, the events and what is shown early. @returns whether the request was one of them */
  intercept: (request: IncomingMessage, response: ServerResponse, path: string) => boolean;
  /** Whether a browser shows the page of this address, with the base path. */
  isOpen: (path: string) => boolean;
  /** A build begins. */
  begin: () => void;
  /**
   * Shows open pages before the others are made. The browsers load those that are other ones, or all if a style is.
   * Resolves when they have, so that they need not wait for the other pages; or after a moment.
   */
  showEarly: (early: Early, findings: readonly PanelFinding[]) => Promise<void>;
  /** The build has ended: shows these findings from now on, and reloads every open page that was not shown early. */
  show: (findings: readonly PanelFinding[]) => void;
};

export type Early = {
  /** HTML of the pages that are other ones, by their paths with the base path. */
  pages: ReadonlyMap<string, string>;
  /** Scripts and styles of the same build. */
  files: ReadonlyMap<string, Uint8Array>;
};
const NOTHING: Early = { pages: new Map(), files: new Map() };

export function createLiveReload(): LiveReload {
  /** The browsers that listen, and the page of each. */
  const browsers = new Map<ServerResponse, string>();
  // Another number than that of an earlier run: pages of that one are reloaded too.
  let state = Date.now();
  /** The state of the build that is running, or of the last one. */
  let next = state;
  let early = NOTHING;
  /** Paths of the pages that are those of the next state already. */
  let told: ReadonlySet<string> = new Set();
  let files = NOTHING.files;
  /** How many browsers have not loaded theirs, and what waits for that. */
  let loading = { count: 0, end: () => {} };
  let findings: readonly PanelFinding[] = [];
  const stateOf = (path: string) => String(told.has(path) ? next : state);
  const message = (path: string) =>
    `data: ${JSON.stringify({ state: stateOf(path), findings })}\n\n`;

  const listen = (response: ServerResponse, page: string) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    // A build may have ended between the page and this connection.
    response.write(`retry: ${RETRY}\n${message(page)}`);
    browsers.set(response, page);
    if (told.has(page)) loading.count -= 1;
    if (loading.count === 0) loading.end();
    response.on('close', () => {
      browsers.delete(response);
    });
  };
  return {
    inject: (path) => devMarkup(stateOf(path)),
    intercept({ url = '', method }, response, path) {
      if (method !== 'GET') return false;
      const page = early.pages.get(path);
      const file = early.files.get(path);
      if (path === ADDRESSES.script) send(response, 'text/javascript', SCRIPT);
      else if (path === ADDRESSES.style) send(response, 'text/css', STYLE);
      else if (path === ADDRESSES.events) listen(response, pageOf(url));
      else if (page !== undefined)
        send(response, 'text/html', withMarkup(page, devMarkup(stateOf(path))));
      else if (file !== undefined) send(response, lookup(path) ?? 'application/octet-stream', file);
      else return false;
      return true;
    },
    isOpen: (path) => [...browsers.values()].includes(path),
    begin() {
      next += 1;
      early = NOTHING;
      told = new Set();
    },
    showEarly(now, panel) {
      const isOther = ([path, bytes]: [string, Uint8Array]) => {
        const before = files.get(path);
        return before !== undefined && Buffer.compare(before, bytes) !== 0;
      };
      const open = [...now.files].some(isOther) ? [...browsers.values()] : [];
      early = now;
      files = now.files;
      findings = panel;
      told = new Set([...now.pages.keys(), ...open]);
      const waiting = [...browsers].filter(([, page]) => told.has(page));
      for (const [browser, page] of waiting) browser.write(message(page));
      if (waiting.length === 0) return Promise.resolve();
      return new Promise((resolve) => {
        loading = { count: waiting.length, end: resolve };
        setTimeout(resolve, LOADING);
      });
    },
    show(panel) {
      findings = panel;
      state = next;
      early = NOTHING;
      for (const [browser, page] of browsers) browser.write(message(page));
    },
  };
}

/** The address of the page that listens, as its script says it. */
const pageOf = (url: string): string =>
  new URLSearchParams(url.slice(url.indexOf('?') + 1)).get('page') ?? '';

/** @returns the page with markup at its end */
export const withMarkup = (html: string, markup: string): string =>
  html.replace('</body>', () => `${markup}</body>`);

function send(response: ServerResponse, type: string, body: string | Uint8Array): void {
  const charset = type.startsWith('text/') ? ';charset=utf-8' : '';
  response.writeHead(200, {
    'Content-Type': type + charset,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(body);
}
