/** Answers a request with a file of the site, with a part of it, or with 304 if the browser has it already. */
import { constants, type Stats } from 'node:fs';
import { type FileHandle, open, realpath } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants as zlib } from 'node:zlib';
import { lookup } from 'mrmime';

/** Error codes for a path that leads to no file. */
const MISSING = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP', 'ENXIO']);
const COMPRESSED =
  /^(text\/|application\/(javascript|json|ld\+json|xml|manifest\+json)|image\/svg)/;
const compress = promisify(brotliCompress);

type OpenFile = { path: string; handle: FileHandle; info: Stats };

/**
 * Opens the file of an address, or the `index.html` of a folder, as plain hosts do.
 * @param root real path of the site
 * @param path decoded path of the address, with a leading slash
 * @returns undefined if the site has no such file; `folder` if the address of a folder with a page has no final slash
 * @throws the system's error if the file cannot be read
 */
export async function openFileAt(
  root: string,
  path: string,
): Promise<OpenFile | 'folder' | undefined> {
  if (path.endsWith('/')) return openInside(root, join(root, `${path}index.html`));
  const file = await openInside(root, join(root, path));
  if (file !== undefined) return file;
  const page = await openInside(root, join(root, path, 'index.html'));
  await page?.handle.close();
  return page && 'folder';
}

async function openInside(root: string, path: string): Promise<OpenFile | undefined> {
  let handle: FileHandle | undefined;
  try {
    if (!(await realpath(path)).startsWith(root + sep)) return undefined;
    // Without O_NONBLOCK opening a named pipe would wait for its writer.
    handle = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
    const info = await handle.stat();
    if (info.isFile()) return { path, handle, info };
  } catch (error) {
    await handle?.close();
    if (MISSING.has(String((error as NodeJS.ErrnoException).code))) return undefined;
    throw error;
  }
  await handle.close();
  return undefined;
}

/** Answers with a file and closes it. With a status other than 200, the file is sent whole. */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { path, handle, info }: OpenFile,
  status = 200,
): Promise<void> {
  try {
    const tag = `W/"${info.size}-${info.mtime.getTime()}"`;
    setDefault(response, 'Content-Type', mediaTypeOf(path));
    setDefault(response, 'Cache-Control', 'no-cache');
    if (status === 200) {
      response.setHeader('ETag', tag);
      response.setHeader('Last-Modified', info.mtime.toUTCString());
      if (request.headers['if-none-match'] === tag) return end(response, 304);
      const part = partOf(request, info.size);
      if (part !== undefined) return await sendPart(response, handle, info.size, part);
    }
    end(response, status, await packed(request, response, await handle.readFile()));
  } finally {
    await handle.close();
  }
}

/** Compresses text if the browser accepts it, as hosts do, so that sizes and times match theirs. */
async function packed(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
): Promise<Buffer> {
  if (!COMPRESSED.test(String(response.getHeader('Content-Type')))) return body;
  response.setHeader('Vary', 'Accept-Encoding');
  if (method !== 'GET' || !/\bbr\b/.test(String(headers['accept-encoding']))) return body;
  response.setHeader('Content-Encoding', 'br');
  return compress(body, { params: { [zlib.BROTLI_PARAM_QUALITY]: 5 } });
}

type Part = { from: number; to: number };

/**
 * Parses `bytes=first-last` or `bytes=first-`, where `last` is not before `first`. Any other range, and a request with
 * If-Range, gets the whole file, as RFC 9110, section 14.2, allows.
 */
function partOf({ headers }: IncomingMessage, size: number): Part | undefined {
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? [];
  if (from === undefined || headers['if-range'] !== undefined) return undefined;
  const last = to === '' ? Number.POSITIVE_INFINITY : Number(to);
  if (Number(from) > last) return undefined;
  return { from: Number(from), to: Math.min(last, size - 1) };
}

async function sendPart(
  response: ServerResponse,
  handle: FileHandle,
  size: number,
  { from, to }: Part,
): Promise<void> {
  if (from >= size) {
    response.setHeader('Content-Range', `bytes */${size}`);
    return end(response, 416);
  }
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(to - from + 1), { position: from });
  response.setHeader('Content-Range', `bytes ${from}-${to}/${size}`);
  response.setHeader('Accept-Ranges', 'bytes');
  end(response, 206, buffer.subarray(0, bytesRead));
}

function end(response: ServerResponse, status: number, body?: Buffer): void {
  if (body !== undefined) response.setHeader('Content-Length', body.length);
  response.writeHead(status);
  response.end(body);
}

function setDefault(response: ServerResponse, name: string, value: string): void {
  if (!response.hasHeader(name)) response.setHeader(name, value);
}

export function mediaTypeOf(path: string): string {
  const type = lookup(extname(path)) ?? 'application/octet-stream';
  return type === 'text/html' ? 'text/html;charset=utf-8' : type;
}
