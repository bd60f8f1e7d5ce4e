/** Serves what `dev` adds to the pages, and tells browsers that show one to load it again after each build. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { ADDRESSES, devMarkup, type PanelFinding, SCRIPT, STYLE } from './dev-page.ts';

/** Milliseconds until a browser asks again, after `dev` was started again. */
const RETRY = 250;

export type LiveReload = {
  /** @returns the markup of the script and the style, for every page */
  inject: () => string;
  /** Answers the requests for the script, the style and the events. @returns whether the request was one of them */
  intercept: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Shows these findings from now on, and reloads every open page. */
  show: (findings: readonly PanelFinding[]) => void;
};

export function createLiveReload(): LiveReload {
  const browsers = new Set<ServerResponse>();
  // Another number than that of an earlier run: pages of that one are reloaded too.
  let state = Date.now();
  let findings: readonly PanelFinding[] = [];
  const message = () => `data: ${JSON.stringify({ state: String(state), findings })}\n\n`;

  const answers: Record<string, (response: ServerResponse) => void> = {
    [ADDRESSES.script]: (response) => send(response, 'text/javascript', SCRIPT),
    [ADDRESSES.style]: (response) => send(response, 'text/css', STYLE),
    [ADDRESSES.events]: (response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
      // A build may have ended between the page and this connection.
      response.write(`retry: ${RETRY}\n${message()}`);
      browsers.add(response);
      response.on('close', () => {
        browsers.delete(response);
      });
    },
  };
  return {
    inject: () => devMarkup(String(state)),
    intercept(request, response) {
      const { url = '', method } = request;
      if (method !== 'GET' || !Object.hasOwn(answers, url)) return false;
      answers[url]!(response);
      return true;
    },
    show(now) {
      findings = now;
      state += 1;
      for (const browser of browsers) browser.write(message());
    },
  };
}

function send(response: ServerResponse, type: string, body: string): void {
  response.writeHead(200, {
    'Content-Type': `${type};charset=utf-8`,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(body);
}
