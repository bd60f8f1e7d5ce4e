/** Browsers that show a page of `dev` and load it again when the site has changed. */
import type { IncomingMessage, ServerResponse } from 'node:http';

const EVENTS = '/__licencia/cambios';

export type LiveReload = {
  /** Script that a page runs to be told. */
  script: string;
  /** Keeps the response open for messages. @returns whether the request asks for them */
  intercept(request: IncomingMessage, response: ServerResponse): boolean;
  /** Tells every open page. */
  reload(): void;
};

export function createLiveReload(): LiveReload {
  const browsers = new Set<ServerResponse>();
  return {
    script: `<script>new EventSource('${EVENTS}').onmessage=()=>location.reload()</script>`,
    intercept(request, response) {
      if (request.url !== EVENTS || request.method !== 'GET') return false;
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache' });
      response.flushHeaders();
      browsers.add(response);
      response.on('close', () => {
        browsers.delete(response);
      });
      return true;
    },
    reload() {
      for (const browser of browsers) browser.write('data: reload\n\n');
    },
  };
}
