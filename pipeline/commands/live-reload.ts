/** Serves the script and style of `dev`, and tells browsers to reload their pages. */
import type { ServerResponse } from 'node:http';
import { DEV_ADDRESSES, DEV_SCRIPT, DEV_STYLE, devMarkup, type PanelFinding } from './dev-page.ts';

/** Milliseconds until a browser reconnects after `dev` restarts. */
const RETRY = 250;

export type LiveReload = ReturnType<typeof createLiveReload>;

export function createLiveReload() {
  const browsers = new Set<ServerResponse>();
  // Differs between runs, so that pages opened during an earlier run reload, too.
  let state = Date.now();
  let findings: readonly PanelFinding[] = [];
  const message = () => `data: ${JSON.stringify({ state: String(state), findings })}\n\n`;
  const listen = (response: ServerResponse) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    // The site may have changed since the page was loaded.
    response.write(`retry: ${RETRY}\n${message()}`);
    browsers.add(response);
    response.on('close', () => browsers.delete(response));
  };
  /** Shows new findings of the same site, without a reload. */
  const show = (panel: readonly PanelFinding[]) => {
    findings = panel;
    for (const browser of browsers) browser.write(message());
  };
  return {
    withMarkup: (html: string) =>
      html.replace('</body>', () => `${devMarkup(String(state))}</body>`),
    /** Answers the requests for the script, the style and the events. @returns true if the request was one of them */
    intercept(response: ServerResponse, path: string): boolean {
      if (path === DEV_ADDRESSES.script) send(response, 'text/javascript', DEV_SCRIPT);
      else if (path === DEV_ADDRESSES.style) send(response, 'text/css', DEV_STYLE);
      else if (path === DEV_ADDRESSES.events) listen(response);
      else return false;
      return true;
    },
    /** Announces a new site: every open page reloads and shows these findings. */
    reload(panel: readonly PanelFinding[]) {
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
