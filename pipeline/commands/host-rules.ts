/** Reads the hosting rules of a built site: headers for each address, redirects, and the base path. */
import { readFileSync, statSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';

type HeaderBlock = { pattern: RegExp; set: [string, string][]; remove: string[] };

export type HostRules = {
  headers: HeaderBlock[];
  redirects: Map<string, string>;
  base: string;
};

const FILES = ['_headers', '_redirects', 'index.html'] as const;

/** @returns a function that reads the rules in a folder, and parses them again only when they have changed */
export function hostRulesReader(): (folder: string) => HostRules {
  let cached: { state: string; rules: HostRules } | undefined;
  return (folder) => {
    const state = [folder, ...FILES.map((name) => stateOf(join(folder, name)))].join('\n');
    if (cached?.state !== state) {
      const read = (name: (typeof FILES)[number]) => readIfThere(join(folder, name));
      const base = basePathOf(read('index.html'));
      cached = { state, rules: parseHostRules(read('_headers'), read('_redirects'), base) };
    }
    return cached.rules;
  };
}

/** @param headers text of _headers @param redirects text of _redirects */
export const parseHostRules = (headers: string, redirects: string, base: string): HostRules => ({
  headers: parseHeaders(headers),
  redirects: parseRedirects(redirects),
  base,
});

/** @returns a text that differs after each build that writes the file; empty if there is no file */
function stateOf(path: string): string {
  const info = statSync(path, { throwIfNoEntry: false, bigint: true });
  return info === undefined ? '' : `${info.ino} ${info.size} ${info.mtimeNs} ${info.ctimeNs}`;
}

function readIfThere(path: string): string {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ? readFileSync(path, 'utf8') : '';
}

/** The base path that the site was built for, read from the address of the stylesheet in `index.html`. */
function basePathOf(index: string): string {
  return /<link rel="stylesheet" href="([^"]*)\/assets\//.exec(index)?.[1] ?? '';
}

function parseHeaders(text: string): HeaderBlock[] {
  const blocks: HeaderBlock[] = [];
  for (const line of text.split('\n')) {
    if (/^\S/.test(line)) {
      const path = line.trim().replace(/[.+?^${}()|[\]\\]/g, '\\$&');
      blocks.push({ pattern: new RegExp(`^${path.replace(/\*+/g, '.*')}$`), set: [], remove: [] });
    }
    const removed = /^\s+!\s*(\S+)/.exec(line)?.[1];
    const [, name, value = ''] = /^\s+([A-Za-z-]+):\s*(.*)$/.exec(line) ?? [];
    if (removed !== undefined) blocks.at(-1)?.remove.push(removed);
    else if (name !== undefined) blocks.at(-1)?.set.push([name, value]);
  }
  return blocks;
}

function parseRedirects(text: string): Map<string, string> {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return new Map(lines.map((line) => line.trim().split(/\s+/).slice(0, 2) as [string, string]));
}

/** Sets the headers of an address; a later block overrides an earlier one. */
export function applyHeaders(
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
