/** A running `dev` on a copy of the program and of the shipped content, so that both can be edited. */
import { type ChildProcess, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { type ClientRequest, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { SOURCES } from '../../pipeline/program/cache.cjs';
import { cpuOf } from './dev.ts';

const HOOK = fileURLToPath(new URL('heap.cjs', import.meta.url));
/** Milliseconds until it is asked again. */
const RECONNECT = 100;
const COPIED = [...SOURCES, 'data'];

/** MiB after a garbage collection. */
export type Memory = { heap: number; external: number; rss: number };
export type DevServer = {
  /** Folder of the program; the content is in `data`. */
  folder: string;
  origin: string;
  edit(path: string, change: (text: string) => string): void;
  /** Resolves when the next build is shown. */
  built(): Promise<void>;
  memory(): Promise<Memory>;
  /** Seconds on a processor since its start; 0 where there is no /proc. */
  cpu(): number;
  stop(): Promise<void>;
};

/** @param root folder of this program */
export async function startDev(root: string): Promise<DevServer> {
  const folder = mkdtempSync(join(tmpdir(), 'licencia-bench-dev-'));
  for (const name of COPIED) cpSync(join(root, name), join(folder, name), { recursive: true });
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync(join(root, 'node_modules')))
    if (!name.startsWith('.'))
      symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  const heap = join(folder, 'heap.json');
  const child = spawn(
    process.execPath,
    [
      '--expose-gc',
      '--require',
      HOOK,
      join(folder, 'pipeline/program/launcher.cjs'),
      'dev',
      '--port',
      '0',
    ],
    {
      cwd: folder,
      env: { ...process.env, LICENCIA_BENCH_HEAP: heap },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  const ended = new Promise((resolve) => {
    child.once('exit', resolve);
  });
  const origin = await originOf(child);
  const builds = await watchBuilds(`${origin}/__licencia/events`);
  return {
    folder,
    origin,
    edit(path, change) {
      const file = join(folder, path);
      const text = readFileSync(file, 'utf8');
      const changed = change(text);
      if (changed === text) throw new Error(`${path} was not changed`);
      writeFileSync(file, changed);
    },
    built: builds.next,
    cpu: () => (process.platform === 'linux' ? cpuOf(child.pid!) : 0),
    async memory() {
      rmSync(heap, { force: true });
      child.kill('SIGUSR2');
      while (!existsSync(heap) || !readFileSync(heap, 'utf8').endsWith('\n')) await wait(20);
      return JSON.parse(readFileSync(heap, 'utf8')) as Memory;
    },
    async stop() {
      builds.stop();
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Resolves when the first build is served. */
function originOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.once('exit', () => reject(new Error(`dev ended: ${said}`)));
    // Its progress is read to the end: a full pipe would stop it.
    child.stderr!.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-10_000);
      const [origin] = /http:\/\/localhost:\d+/.exec(said) ?? [];
      if (origin !== undefined) resolve(origin);
    });
  });
}

/** Listens as a page does: again, when the program was started again. */
async function watchBuilds(address: string) {
  const waiting = new Set<() => void>();
  let request: ClientRequest;
  let isOver = false;
  const listen = (ready: () => void) => {
    const again = () => {
      if (!isOver) setTimeout(listen, RECONNECT, () => {});
    };
    request = get(address, (response) => {
      response.setEncoding('utf8');
      // The first event is the build that is shown already.
      response.once('data', () => {
        response.on('data', (text: string) => {
          if (!text.includes('data: ')) return;
          for (const resume of waiting) resume();
          waiting.clear();
        });
        ready();
      });
      response.on('error', () => {}).once('close', again);
    }).once('error', again);
  };
  await new Promise<void>(listen);
  return {
    next: () => new Promise<void>((resolve) => void waiting.add(resolve)),
    stop: () => {
      isOver = true;
      request.destroy();
    },
  };
}
