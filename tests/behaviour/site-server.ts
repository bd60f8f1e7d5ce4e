/** Serves the built site to the behaviour tests, simulates faults, and collects complaints of every browser. */
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createSiteServer } from '../../pipeline/commands/preview.ts';

export type SiteServer = {
  origin: string;
  /** Uncaught errors, console errors and violations of the content policy. */
  complaints: string[];
  /** JavaScript that runs before any other script of each page. */
  before: string;
  /**
   * Serves the pages as they were built, without the script that collects complaints, because the service worker checks
   * hashes.
   */
  asBuilt: boolean;
  /** Responds in place of the site; undefined passes the request on to the site. */
  fault: ((path: string, response: ServerResponse) => 'answered' | undefined) | undefined;
  /** Stops the server, which simulates a lost connection. */
  stop: () => Promise<void>;
};

const SCRIPT = '/__before.js';
const REPORT = '/__complaint';

/** Reports uncaught errors in the same way in every browser. */
const COLLECT = `(() => {
  const report = (text) => navigator.sendBeacon('${REPORT}', text);
  addEventListener('error', (event) => event.error && report('error: ' + event.error));
  addEventListener('unhandledrejection', (event) => report('unhandled: ' + event.reason));
  addEventListener('securitypolicyviolation', (event) =>
    report('policy: ' + event.violatedDirective + ' ' + event.blockedURI));
  const { error } = console;
  console.error = (...parts) => { report('console: ' + parts.join(' ')); error(...parts); };
})();\n`;

/** @param folder the built site */
export async function serveSite(folder: string): Promise<SiteServer> {
  const server = createSiteServer(folder);
  const [serve] = server.listeners('request') as ((
    request: IncomingMessage,
    response: ServerResponse,
  ) => void)[];
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    if (site.fault?.(pathname, response) === 'answered') return;
    if (pathname === REPORT) return void collect(request, response, site.complaints);
    if (pathname === SCRIPT) return void send(response, 'text/javascript', COLLECT + site.before);
    const page = join(folder, pathname, 'index.html');
    if (site.asBuilt || !pathname.endsWith('/') || !existsSync(page))
      return serve!(request, response);
    const html = readFileSync(page, 'utf8');
    send(response, 'text/html', html.replace('<head>', `$&<script src="${SCRIPT}"></script>`));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const site: SiteServer = {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    complaints: [],
    before: '',
    asBuilt: false,
    fault: undefined,
    stop: () => stop(server),
  };
  return site;
}

function send(response: ServerResponse, type: string, body: string): void {
  response.writeHead(200, { 'Content-Type': `${type};charset=utf-8`, 'Cache-Control': 'no-cache' });
  response.end(body);
}

function collect(request: IncomingMessage, response: ServerResponse, complaints: string[]): void {
  let text = '';
  request.setEncoding('utf8');
  request.on('data', (part: string) => {
    text += part;
  });
  request.on('end', () => {
    complaints.push(text);
    response.writeHead(204).end();
  });
}

async function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  if (server.listening) await new Promise((closed) => server.close(closed));
}
