/** Tells browsers that show a page of `dev` to load it again. */
import type { IncomingMessage, ServerResponse } from 'node:http';

const EVENTS = '/__licencia/cambios';

export type LiveReload = {
  /** Script of every page that listens for changes. */
  script: string;
  /** Keeps the response open if the request asks for messages. @returns whether it does */
  intercept(request: IncomingMessage, response: ServerResponse): boolean;
  /** Reloads every open page. */
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
