/** Serves a built site as a host would: its own headers and redirects, both forms of each address, and a true 404. */

import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join, sep } from 'node:path';
import { type BrotliCompress, constants, createBrotliCompress } from 'node:zlib';
import sirv from 'sirv';
import { EnvironmentError, UsageError } from '../failures.ts';
import { type CommandContext, folderOf } from './context.ts';

export type HeaderBlock = { pattern: RegExp; set: [string, string][]; remove: string[] };

export async function previewCommand(context: CommandContext): Promise<number> {
  const out = folderOf(context, 'out');
  if (!existsSync(join(out, 'index.html')))
    throw new UsageError(
      `there is no built site in ${context.options.out}; run "licencia build" first`,
    );
  const server = createSiteServer(out);
  const port = await listen(server, Number(context.options.port));
  process.stdout.write(`http://localhost:${port}/\n`);
  await stopped(server);
  return 0;
}

/** @param inject text put before </body> of every page: the live reload of `dev` */
export function createSiteServer(out: string, inject?: () => string): Server {
  let served:
    | {
        real: string;
        built: number | undefined;
        handler: ReturnType<typeof sirv>;
        headers: HeaderBlock[];
        redirects: Map<string, string>;
        base: string;
      }
    | undefined;
  // The published folder is a link that each build moves on, to and fro between two folders: each has a list beside
  // it, which every build writes anew. What was read of another build is dropped.
  const site = () => {
    const real = realpathSync(out);
    const built = statSync(`${real}.files`, { throwIfNoEntry: false })?.mtimeMs;
    if (served?.real !== real || served.built !== built) {
      const headers = parseHeaders(readIfThere(join(real, '_headers')));
      served = {
        real,
        built,
        headers,
        redirects: parseRedirects(readIfThere(join(real, '_redirects'))),
        handler: sirv(real, { dev: true, etag: true, dotfiles: false }),
        base: basePathOf(join(real, 'index.html')),
      };
    }
    return served;
  };
  return createServer((request, response) => {
    if (!existsSync(out)) {
      response.writeHead(503, { 'Content-Type': 'text/html;charset=utf-8' });
      response.end(
        `<!doctype html><title>licencia</title><p>No site has been built yet.</p>${inject?.() ?? ''}`,
      );
      return;
    }
    const { real, handler, headers, redirects, base } = site();
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' });
      return void response.end();
    }
    // Whoever asks for a part that cannot be gets all of it, as RFC 9110, 14.2 has it.
    if (!isRange(request.headers.range)) delete request.headers.range;
    const url = addressOf(request.url ?? '/');
    if (url === undefined) return badRequest(response);
    const target = redirects.get(url.pathname) ?? redirects.get(`${url.pathname}/`);
    applyHeaders(response, headers, url.pathname);
    compress(request, response);
    if (target !== undefined) return redirect(response, target);
    if (base !== '' && url.pathname === base) return redirect(response, `${base}/`);
    if (base !== '' && !url.pathname.startsWith(`${base}/`))
      return notFound(response, real, inject);
    const path = url.pathname.slice(base.length);
    if (/^\/+(_headers|_redirects|nginx\.conf)\/*$|\/\./.test(decodePath(path)))
      return notFound(response, real, inject);
    const page = join(real, decodePath(path), path.endsWith('/') ? 'index.html' : '');
    if (
      inject !== undefined &&
      page.startsWith(real + sep) &&
      page.endsWith('.html') &&
      existsSync(page)
    )
      return sendHtml(response, 200, page, inject);
    if (base !== '') request.url = path + url.search;
    handler(request, response, () => notFound(response, real, inject));
  });
}

/** Two slashes would begin a host's name; a path is all that a request names here. */
function addressOf(requested: string): URL | undefined {
  const address = `http://localhost${requested}`;
  return requested.startsWith('/') && URL.canParse(address) ? new URL(address) : undefined;
}

/** From one byte to a later one, or to the end. */
function isRange(range: string | undefined): boolean {
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? [];
  return from !== undefined && (to === '' || Number(from) <= Number(to));
}

function badRequest(response: ServerResponse): void {
  response.writeHead(400, { 'Content-Type': 'text/plain' });
  response.end('Bad request\n');
}

const COMPRESSED =
  /^(text\/|application\/(javascript|json|ld\+json|xml|manifest\+json)|image\/svg)/;

/** Hosts send text compressed. So does this server: or what it shows of sizes and times would be no preview. */
function compress({ method, headers: asked }: IncomingMessage, response: ServerResponse): void {
  if (method !== 'GET' || !/\bbr\b/.test(String(asked['accept-encoding']))) return;
  const [writeHead, write, end] = [
    response.writeHead.bind(response),
    response.write.bind(response),
    response.end.bind(response),
  ];
  let packer: BrotliCompress | undefined;
  response.writeHead = ((status: number, headers: Record<string, unknown> = {}) => {
    const type = String(headers['Content-Type'] ?? response.getHeader('Content-Type') ?? '');
    if (status === 206 || status === 304 || !COMPRESSED.test(type))
      return writeHead(status, headers as never);
    packer = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    packer
      .on('data', write)
      .on('end', () => end())
      .on('drain', () => response.emit('drain'));
    const { 'Content-Length': _, ...rest } = headers;
    return writeHead(status, {
      ...rest,
      'Content-Encoding': 'br',
      Vary: 'Accept-Encoding',
    } as never);
  }) as never;
  response.write = ((chunk: Buffer) => (packer ?? { write }).write(chunk)) as never;
  response.end = ((chunk?: Buffer) => {
    if (packer === undefined) end(chunk);
    else packer.end(chunk);
    return response;
  }) as never;
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const readIfThere = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '');

/** The base path that the site was built for, from its own stylesheet address. */
function basePathOf(index: string): string {
  return /<link rel="stylesheet" href="([^"]*)\/assets\//.exec(readIfThere(index))?.[1] ?? '';
}

export function parseHeaders(text: string): HeaderBlock[] {
  const blocks: HeaderBlock[] = [];
  for (const line of text.split('\n')) {
    if (/^\S/.test(line))
      blocks.push({
        pattern: new RegExp(
          `^${line
            .trim()
            .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
            .replaceAll('*', '.*')}$`,
        ),
        set: [],
        remove: [],
      });
    const removed = /^\s+!\s*(\S+)/.exec(line)?.[1];
    const added = /^\s+([A-Za-z-]+):\s*(.*)$/.exec(line);
    if (removed !== undefined) blocks.at(-1)?.remove.push(removed);
    else if (added !== null) blocks.at(-1)?.set.push([added[1]!, added[2]!]);
  }
  return blocks;
}

export function parseRedirects(text: string): Map<string, string> {
  return new Map(
    text
      .split('\n')
      .flatMap((line) =>
        line.trim() === '' ? [] : [line.trim().split(/\s+/).slice(0, 2) as [string, string]],
      ),
  );
}

function applyHeaders(
  response: ServerResponse,
  blocks: readonly HeaderBlock[],
  path: string,
): void {
  for (const { pattern, set, remove } of blocks) {
    if (!pattern.test(path)) continue;
    for (const name of remove) response.removeHeader(name);
    for (const [name, value] of set) response.setHeader(name, value);
  }
}

function redirect(response: ServerResponse, to: string): void {
  response.writeHead(301, { Location: to });
  response.end();
}

function notFound(response: ServerResponse, root: string, inject?: () => string): void {
  sendHtml(response, 404, join(root, '404.html'), inject ?? (() => ''));
}

function sendHtml(
  response: ServerResponse,
  status: number,
  file: string,
  inject: () => string,
): void {
  response.writeHead(status, { 'Content-Type': 'text/html;charset=utf-8' });
  response.end(readIfThere(file).replace('</body>', () => `${inject()}</body>`));
}

export function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new EnvironmentError(`port ${port} is in use; choose another with --port`)
          : error,
      ),
    );
    server.listen(port, '127.0.0.1', () => resolve((server.address() as { port: number }).port));
  });
}

/** Resolves when the person ends the server with Ctrl-C. */
export function stopped(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      server.close();
      server.closeAllConnections();
      resolve();
    };
    process.once('SIGINT', end);
    process.once('SIGTERM', end);
  });
}
