/** Serves the script and style of `dev`, and tells browsers to reload their pages. */
import type { ServerResponse } from 'node:http';
import { ADDRESSES, devMarkup, type PanelFinding, SCRIPT, STYLE } from './dev-page.ts';

/** Milliseconds until a browser reconnects after `dev` restarts. */
const RETRY = 250;

export type LiveReload = {
  /** @returns a page of the current site with the script and the style */
  withMarkup: (html: string) => string;
  /** Answers the requests for the script, the style and the events. @returns true if the request was one of them */
  intercept: (response: ServerResponse, path: string) => boolean;
  /** Announces a new site: every open page reloads and shows these findings. */
  reload: (findings: readonly PanelFinding[]) => void;
  /** Shows new findings of the same site, without a reload. */
  show: (findings: readonly PanelFinding[]) => void;
};

export function createLiveReload(): LiveReload {
  const browsers = new Set<ServerResponse>();
  // Differs between runs, so that pages opened during an earlier run reload, too.
  let state = Date.now();
  let findings: readonly PanelFinding[] = [];
  const message = () => `data: ${JSON.stringify({ state: String(state), findings })}\n\n`;
  const listen = (response: ServerResponse) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    // The site may have changed between the page and this connection.
    response.write(`retry: ${RETRY}\n${message()}`);
    browsers.add(response);
    response.on('close', () => browsers.delete(response));
  };
  const show: LiveReload['show'] = (panel) => {
    findings = panel;
    for (const browser of browsers) browser.write(message());
  };
  return {
    withMarkup: (html) => html.replace('</body>', () => `${devMarkup(String(state))}</body>`),
    intercept(response, path) {
      if (path === ADDRESSES.script) send(response, 'text/javascript', SCRIPT);
      else if (path === ADDRESSES.style) send(response, 'text/css', STYLE);
      else if (path === ADDRESSES.events) listen(response);
      else return false;
      return true;
    },
    reload(panel) {
      state += 1;
      show(panel);
    },
    show,
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
