/** Serves a built site as a host would: its own headers and redirects, a redirect to the folder of an address without its final slash, and a true 404. */
import { realpathSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { defined } from '../../schemas/defined.ts';
import {
  EnvironmentError,
  environmentFailure,
  failureOf,
  UsageError,
} from '../program/failures.ts';
import { HOST_FILES } from '../publish/hosting.ts';
import { type CommandContext, folderOf } from './context.ts';
import { applyHeaders, type HostRules, hostRules } from './host-rules.ts';
import { withMarkup } from './live-reload.ts';
import { printError } from './output.ts';
import { confirm } from './report.ts';
import { openAddress, sendFile } from './static-file.ts';

export async function previewCommand(context: CommandContext): Promise<number> {
  const out = folderOf(context, 'out');
  requireSite(out, String(context.options.out));
  const server = createSiteServer(out);
  const port = await listen(server, Number(context.options.port));
  confirm(context, `http://localhost:${port}/\n`);
  await stopped(server);
  return 0;
}

/** @throws UsageError if no site was built there; EnvironmentError if it cannot be read */
function requireSite(out: string, label: string): void {
  const index = join(out, 'index.html');
  try {
    if (statSync(index, { throwIfNoEntry: false })?.isFile()) return;
  } catch (error) {
    const failure = environmentFailure(error, 'the built site cannot be read');
    if (!/^(ENOTDIR|ELOOP|ENAMETOOLONG)$/.test(String((error as NodeJS.ErrnoException).code)))
      throw failure;
  }
  throw new UsageError(`there is no built site in ${label}; run "licencia build" first`, {
    path: index,
  });
}

/** Additions of `dev` to the server. */
export type DevOptions = {
  /** @returns text put before </body> of the page at an address */
  inject: (path: string) => string;
  /** @returns whether it answers the request for a path itself */
  intercept: (request: IncomingMessage, response: ServerResponse, path: string) => boolean;
  /** Resolves when the build that is running has ended: what is missing until then may be there. */
  built: () => Promise<void>;
};

/**
 * A request that fails is answered with 400 or 500 and reported in one line; the server goes on.
 * @param out the built site, which may be replaced at any time
 */
export function createSiteServer(out: string, dev?: DevOptions): Server {
  const rulesOf = hostRules();
  return createServer((request, response) => {
    answer({ request, response, out, rulesOf, dev }).catch((error: unknown) => {
      fail(request, response, error);
    });
  });
}

type Exchange = {
  request: IncomingMessage;
  response: ServerResponse;
  out: string;
  rulesOf: (folder: string) => HostRules;
  dev: DevOptions | undefined;
  /** What `dev` adds to the page. */
  markup: string | undefined;
};

async function answer(asked: Omit<Exchange, 'markup'>): Promise<void> {
  const { request, response, out, rulesOf, dev } = asked;
  if (!OWN_HOST.test(request.headers.host ?? '')) return refuseHost(response);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' });
    return void response.end();
  }
  const path = pathOf(request.url ?? '/');
  if (path === undefined) return say(response, 400, 'Bad request');
  if (!OWN_HOST.test(path.host)) return refuseHost(response);
  if (dev?.intercept(request, response, path.encoded)) return;
  // Before the site is read: a page that is read while a build ends must not say that it is of that build.
  const exchange = { ...asked, markup: dev?.inject(path.encoded) };
  const root = builtSite(out);
  if (root === undefined) return noSite(exchange);
  const rules = rulesOf(root);
  applyHeaders(response, rules.headers, path.encoded);
  if (dev !== undefined) response.setHeader('Cache-Control', 'no-store');
  const target = redirectOf(rules, path.encoded);
  if (target !== undefined) return redirect(response, target);
  const local = localPath(rules, path);
  await (local === undefined
    ? sendMissing(exchange, root)
    : sendPage(exchange, root, { encoded: path.encoded, local }));
}

/**
 * Names by which a browser on this machine reaches the server, at any port. A page of any site can have a name that leads to
 * this machine, and could read what is served here: the request says which name it was.
 */
const OWN_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d*)?$/i;

const refuseHost = (response: ServerResponse) =>
  say(response, 403, 'This server answers only to localhost, 127.0.0.1 and [::1]');

/** @property host of an address that names one */
type RequestPath = { host: string; encoded: string; decoded: string };
/** An address, and its path below the folder of the site. */
type LocalPath = { encoded: string; local: string };

/** @returns undefined if the address is malformed; a proxy's client may name a host in it */
function pathOf(requested: string): RequestPath | undefined {
  // A path that starts with two slashes would be read as the name of a host.
  const address = requested.startsWith('/') ? `http://localhost${requested}` : requested;
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return undefined;
  const { host, pathname: encoded } = new URL(address);
  const decoded = decode(encoded);
  return decoded === undefined ? undefined : { host, encoded, decoded };
}

function redirectOf({ redirects, base }: HostRules, path: string): string | undefined {
  const target = redirects.get(path) ?? redirects.get(`${path}/`);
  return target ?? (base !== '' && path === base ? `${base}/` : undefined);
}

/** @returns the path below the folder of the site; undefined for what visitors must not read */
function localPath({ base }: HostRules, { encoded, decoded }: RequestPath): string | undefined {
  if (base !== '' && !encoded.startsWith(`${base}/`)) return undefined;
  const local = decoded.slice(base.length);
  return isHidden(local) ? undefined : local;
}

function decode(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path);
    return decoded.includes('\0') ? undefined : decoded;
  } catch {
    return undefined;
  }
}

/** Files for hosts, hidden files, and steps to the folder above. */
const isHidden = (path: string) =>
  (HOST_FILES as readonly string[]).includes(path.replace(/\/+/g, '/').replace(/\/$/, '')) ||
  path.includes('/.') ||
  !path.startsWith('/');

/** Real path of the built site; undefined before the first build. */
function builtSite(out: string): string | undefined {
  try {
    return realpathSync(out);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

async function sendPage(
  exchange: Exchange,
  root: string,
  { encoded, local }: LocalPath,
): Promise<void> {
  const { request, response, markup } = exchange;
  const file = (await openAddress(root, local)) ?? (await openBuilt(exchange, local));
  if (file === undefined) return sendMissing(exchange, root);
  // Two slashes in front would be read as the name of a host.
  if (file === 'folder') return redirect(response, `${encoded.replace(/^\/+/, '/')}/`);
  const isPage = markup !== undefined && file.path.endsWith('.html');
  await sendFile(request, response, file, isPage ? { change: adding(markup) } : {});
}

/** A page that is shown early may name a file that the build has not made yet. */
async function openBuilt({ out, dev }: Exchange, local: string): ReturnType<typeof openAddress> {
  await dev?.built();
  const root = dev && builtSite(out);
  return root === undefined ? undefined : openAddress(root, local);
}

async function sendMissing({ request, response, markup }: Exchange, root: string): Promise<void> {
  const file = await openAddress(root, '/404.html');
  if (file === undefined || file === 'folder') return say(response, 404, 'Not found');
  // The rules may have set the type of the missing file.
  response.removeHeader('Content-Type');
  await sendFile(request, response, file, {
    status: 404,
    ...defined({ change: markup === undefined ? undefined : adding(markup) }),
  });
}

const adding = (markup: string) => (html: string) => withMarkup(html, markup);

function noSite({ response, markup = '' }: Exchange): void {
  response.writeHead(503, { 'Content-Type': 'text/html;charset=utf-8' });
  response.end(`<!doctype html><title>licencia</title><p>No site has been built yet.</p>${markup}`);
}

function redirect(response: ServerResponse, to: string): void {
  response.writeHead(301, { Location: to });
  response.end();
}

function say(response: ServerResponse, status: number, words: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain' });
  response.end(`${words}\n`);
}

function fail(request: IncomingMessage, response: ServerResponse, error: unknown): void {
  const { message } = failureOf(error) ?? (error as Error);
  printError(`licencia: ${request.method} ${request.url?.slice(0, 200)}: ${message}\n`);
  if (response.headersSent) {
    response.destroy();
    return;
  }
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  say(response, 500, 'The server cannot answer this request');
}

/** @returns the port; the system chooses one for port 0 @throws EnvironmentError if the port cannot be used */
export function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const refuse = (error: NodeJS.ErrnoException) => reject(portError(port, error));
    server.once('error', refuse);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', refuse);
      // Report and go on: after an error such as too many open files the next connection may succeed.
      server.on('error', ({ message }) => {
        printError(`licencia: ${message}\n`);
      });
      resolve((server.address() as { port: number }).port);
    });
  });
}

function portError(port: number, error: NodeJS.ErrnoException): Error {
  const reasons: Record<string, string> = {
    EADDRINUSE: 'is in use',
    EACCES: 'needs a right that this user does not have',
  };
  const reason = reasons[String(error.code)];
  if (reason === undefined) return error;
  return new EnvironmentError(`port ${port} ${reason}; choose another with --port`, {
    cause: error,
  });
}

/** Ends the server when the process is interrupted, as by Ctrl-C. */
export function stopped(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      process.off('SIGINT', end);
      process.off('SIGTERM', end);
      close(server);
      resolve();
    };
    process.on('SIGINT', end);
    process.on('SIGTERM', end);
  });
}

/** Ends the server and every connection to it. */
export function close(server: Server): void {
  server.close();
  server.closeAllConnections();
}
