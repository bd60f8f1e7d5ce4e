/** Serves a built site as a host would: sends its headers, redirects and 404 page, and adds missing final slashes. */
import { realpathSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import {
  asEnvironmentError,
  EnvironmentError,
  failureOf,
  UsageError,
} from '../program/failures.ts';
import { HOST_FILES } from '../write/hosting.ts';
import { restoreOutput } from '../write/output/output-folder.ts';
import { type CommandContext, resolveFolderOption } from './context.ts';
import { applyHeaders, type HostRules, hostRulesReader } from './host-rules.ts';
import { printError } from './output.ts';
import { printOutcome } from './report.ts';
import { openFileAt, sendFile } from './static-file.ts';

export async function previewCommand(context: CommandContext): Promise<number> {
  const out = resolveFolderOption(context, 'out');
  restoreOutput(out);
  requireSite(out, String(context.options.out));
  const server = createSiteServer(out);
  const port = await listenOnPort(server, Number(context.options.port));
  printOutcome(context, `http://localhost:${port}/\n`);
  await closeOnInterrupt(server);
  return 0;
}

/** @throws UsageError if the folder contains no built site; EnvironmentError if it cannot be read */
function requireSite(out: string, label: string): void {
  const index = join(out, 'index.html');
  try {
    if (statSync(index, { throwIfNoEntry: false })?.isFile()) return;
  } catch (error) {
    const failure = asEnvironmentError(error, 'the built site cannot be read');
    if (!/^(ENOTDIR|ELOOP|ENAMETOOLONG)$/.test(String((error as NodeJS.ErrnoException).code)))
      throw failure;
  }
  throw new UsageError(`there is no built site in ${label}; run "licencia build" first`, {
    path: index,
  });
}

export type Exchange = { request: IncomingMessage; response: ServerResponse; path: RequestPath };
type Answer = (exchange: Exchange) => Promise<void>;

/** @param out folder of the built site, which may be replaced at any time */
export function createSiteServer(out: string): Server {
  const rulesOf = hostRulesReader();
  return createLocalServer(async (exchange) => {
    const { response, path } = exchange;
    const root = builtSite(out);
    if (root === undefined) return sendText(response, 503, 'No site has been built yet');
    const rules = rulesOf(root);
    if (applyHostRules(exchange, rules)) return;
    const local = localPath(rules, path);
    await (local === undefined
      ? sendMissing(exchange, root)
      : sendPage(exchange, root, { encoded: path.encoded, local }));
  });
}

/**
 * A server for browsers on this machine. If an answer fails, the error is reported in one line, and the server keeps
 * running.
 * @param answer called for valid requests only
 */
export function createLocalServer(answer: Answer): Server {
  return createServer((request, response) => {
    answerSound(request, response, answer).catch((error: unknown) => {
      fail(request, response, error);
    });
  });
}

async function answerSound(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
): Promise<void> {
  if (!OWN_HOST.test(request.headers.host ?? '')) return refuseHost(response);
  if (!/^(?:GET|HEAD)$/.test(request.method ?? '')) return refuseMethod(response);
  const path = pathOf(request.url ?? '/');
  if (path === undefined) return sendText(response, 400, 'Bad request');
  if (!OWN_HOST.test(path.host)) return refuseHost(response);
  await answer({ request, response, path });
}

function refuseMethod(response: ServerResponse): void {
  response.writeHead(405, { Allow: 'GET, HEAD' });
  response.end();
}

/** Sets the headers of the address. @returns true if the address is redirected */
export function applyHostRules({ response, path }: Exchange, rules: HostRules): boolean {
  applyHeaders(response, rules.headers, path.encoded);
  const target = redirectOf(rules, path.encoded);
  if (target !== undefined) redirect(response, target);
  return target !== undefined;
}

/**
 * Host names by which a browser on this machine reaches the server, at any port. Requests with other names are refused
 * to prevent DNS rebinding: any site can point its name at this machine, and could read what is served here.
 */
const OWN_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d*)?$/i;

const refuseHost = (response: ServerResponse) =>
  sendText(response, 403, 'This server answers only to localhost, 127.0.0.1 and [::1]');

/** @property host the host that the address names, or localhost */
type RequestPath = { host: string; encoded: string; decoded: string };
/** An address, and its path below the folder of the site. */
type LocalPath = { encoded: string; local: string };

/** @param requested a path, or a whole URL from a proxy's client @returns undefined if it is malformed */
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

/**
 * @returns the path below the folder of the site; undefined outside the base path, and for files that visitors must not
 * read
 */
export function localPath(
  { base }: HostRules,
  { encoded, decoded }: RequestPath,
): string | undefined {
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

const isHidden = (path: string) =>
  (HOST_FILES as readonly string[]).includes(path.replace(/\/+/g, '/').replace(/\/$/, '')) ||
  path.includes('/.') ||
  !path.startsWith('/');

function builtSite(out: string): string | undefined {
  try {
    return realpathSync(out);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

async function sendPage(
  { request, response }: Exchange,
  root: string,
  { encoded, local }: LocalPath,
): Promise<void> {
  const file = await openFileAt(root, local);
  if (file === undefined) return sendMissing({ request, response }, root);
  if (file === 'folder') return redirectToFolder(response, encoded);
  await sendFile(request, response, file);
}

/** Adds the final slash. Two leading slashes would be read as the start of a host name. */
export const redirectToFolder = (response: ServerResponse, encoded: string) =>
  redirect(response, `${encoded.replace(/^\/+/, '/')}/`);

async function sendMissing(
  { request, response }: Pick<Exchange, 'request' | 'response'>,
  root: string,
): Promise<void> {
  const file = await openFileAt(root, '/404.html');
  if (file === undefined || file === 'folder') return sendText(response, 404, 'Not found');
  // The host rules may have set a content type for the missing file, and a cache lifetime of a year.
  response.removeHeader('Content-Type');
  response.setHeader('Cache-Control', 'no-cache');
  await sendFile(request, response, file, 404);
}

function redirect(response: ServerResponse, to: string): void {
  response.writeHead(301, { Location: to });
  response.end();
}

function sendText(response: ServerResponse, status: number, words: string): void {
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
  sendText(response, 500, 'The server cannot answer this request');
}

/** @returns the port; the system chooses one for port 0 @throws EnvironmentError if the port cannot be used */
export function listenOnPort(server: Server, port: number): Promise<number> {
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

/** Ends the server when the process is interrupted, for example with Ctrl-C. */
export function closeOnInterrupt(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      process.off('SIGINT', end);
      process.off('SIGTERM', end);
      closeServer(server);
      resolve();
    };
    process.on('SIGINT', end);
    process.on('SIGTERM', end);
  });
}

/** Ends the server and every connection to it. */
export function closeServer(server: Server): void {
  server.close();
  server.closeAllConnections();
}
