/**
 * Measures the CPU time that the process tree of `licencia dev` uses (from /proc) until a saved article is shown, and
 * the time until its findings follow.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Range, rangeOf } from './measure.ts';

/** Milliseconds without output after which the check of all pages counts as finished. */
const QUIET = 700;
/** Milliseconds between requests for the page. */
const POLL = 40;

/**
 * @param launcher path of the program
 * @param cwd folder with the content in `data`
 * @param article path of an article
 * @returns CPU seconds for an edit of the article's body, and wall-clock seconds until all findings are printed;
 * undefined without /proc
 */
export async function measureDev(
  launcher: string,
  cwd: string,
  article: string,
  rounds: number,
): Promise<{ shown: Range; found: Range } | undefined> {
  if (process.platform !== 'linux') return undefined;
  const original = readFileSync(article, 'utf8');
  const child = spawn(process.execPath, [launcher, 'dev', '--port', '0'], {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const origin = originOf(child);
  const used: number[] = [];
  const found: number[] = [];
  try {
    await settled(child);
    const address = `${await origin}/blog/${basename(article, '.md')}/`;
    for (let round = 0; round <= rounds; round++) {
      const old = await textOf(address);
      const checked = settled(child);
      const before = cpuOf(child.pid!);
      const saved = performance.now();
      writeFileSync(
        article,
        `${original}\nQuien conduce espera con ${'calma y '.repeat(round)}paz.\n`,
      );
      while ((await textOf(address)) === old) await wait(POLL);
      // The first edit also compiles shared code, so it is not counted.
      if (round > 0) used.push(cpuOf(child.pid!) - before);
      await checked;
      if (round > 0) found.push((performance.now() - saved - QUIET) / 1000);
    }
    return { shown: rangeOf(used), found: rangeOf(found) };
  } finally {
    child.kill('SIGTERM');
    writeFileSync(article, original);
    await new Promise((resolve) => child.once('exit', resolve));
  }
}

/** The page without `data-state`, which every edit changes. */
const textOf = async (address: string) =>
  (await (await fetch(address)).text()).replace(/ data-state="\d+"/, '');

/** Resolves when the site is served. Keeps reading the progress output, because a full pipe would block the child. */
function originOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    let said = '';
    child.stderr!.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-10_000);
      const [origin] = /http:\/\/localhost:\d+/.exec(said) ?? [];
      if (origin !== undefined) resolve(origin);
    });
  });
}

/** Waits for a report, and then until the output stops. */
function settled(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let timer: NodeJS.Timeout | undefined;
    const heard = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        child.stdout!.off('data', heard);
        child.off('exit', ended);
        resolve();
      }, QUIET);
    };
    const ended = (code: number | null) => reject(new Error(`dev ended with ${code}`));
    child.stdout!.on('data', heard);
    child.once('exit', ended);
  });
}

/** CPU seconds of all threads of a process and its descendants. */
function cpuOf(root: number): number {
  const read = (path: string) => attempt(() => readFileSync(path, 'utf8')) ?? '';
  // Field 4 of proc(5) stat; the name before it may contain spaces and brackets.
  const parentOf = (pid: number) =>
    Number(read(`/proc/${pid}/stat`).split(') ').at(-1)!.split(' ')[1]);
  const isBelow = (pid: number): boolean => pid === root || (pid > 1 && isBelow(parentOf(pid)));
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && isBelow(Number(name)))
    .flatMap((pid) =>
      (attempt(() => readdirSync(`/proc/${pid}/task`)) ?? []).map(
        (id) => `/proc/${pid}/task/${id}`,
      ),
    )
    .reduce((sum, thread) => sum + Number(read(`${thread}/schedstat`).split(' ')[0]) / 1e9, 0);
}

/** Returns undefined if the process or thread has ended. */
function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
