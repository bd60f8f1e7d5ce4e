/** Serves the site of `dev` from memory, with the script and style of `dev` in each page. */
import type { Server, ServerResponse } from 'node:http';
import { escapeHtml } from '../text/escape.ts';
import type { DevSite } from './dev-site.ts';
import type { LiveReload } from './live-reload.ts';
import {
  applyHostRules,
  createLocalServer,
  type Exchange,
  localPath,
  redirectToFolder,
} from './preview.ts';
import { mediaTypeOf } from './static-file.ts';

/**
 * @param site waits until all earlier edits are read; resolves to the newest site that can be shown, or to undefined if
 * no site could be shown so far
 */
export function createDevServer(
  pages: LiveReload,
  site: () => Promise<DevSite | undefined>,
): Server {
  return createLocalServer(async (exchange) => {
    const { response, path } = exchange;
    if (pages.intercept(response, path.encoded)) return;
    const now = await site();
    const sendPage: SendPage = (status, html) => {
      // The host rules may have set the content type of the missing file.
      response.removeHeader('Content-Type');
      send(response, status, 'page.html', pages.withMarkup(html));
    };
    if (now === undefined)
      return sendPage(503, noticeOf('The content cannot be shown yet: see what dev has printed.'));
    if (applyHostRules(exchange, now.rules)) return;
    try {
      answer(exchange, now, sendPage);
    } catch (error) {
      // Shows the error as a page, which reloads when the template changes. The check of all pages reports the bug.
      sendPage(500, noticeOf((error as Error).message));
    }
  });
}

type SendPage = (status: number, html: string) => void;

function answer({ response, path }: Exchange, site: DevSite, sendPage: SendPage): void {
  const local = localPath(site.rules, path)?.replace(/\/+/g, '/');
  const fileAt = (address: string) => (local === undefined ? undefined : site.file(address));
  const file = `${local}`.replace(/\/$/, '/index.html');
  const body = fileAt(file);
  if (body !== undefined) {
    if (typeof body === 'string' && file.endsWith('.html')) sendPage(200, body);
    else send(response, 200, file, body);
  } else if (fileAt(`${local}/index.html`) !== undefined) {
    redirectToFolder(response, path.encoded);
  } else {
    sendPage(404, String(site.file('/404.html')));
  }
}

const noticeOf = (words: string) =>
  `<!doctype html><title>licencia</title><body><p>${escapeHtml(words)}</p></body>`;

function send(
  response: ServerResponse,
  status: number,
  path: string,
  body: string | Uint8Array,
): void {
  if (!response.hasHeader('Content-Type')) response.setHeader('Content-Type', mediaTypeOf(path));
  response.setHeader('Cache-Control', 'no-store');
  response.writeHead(status);
  response.end(body);
}
