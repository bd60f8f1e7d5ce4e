/** What `dev` uses until a saved article is shown: CPU of its whole process tree, from /proc. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Range, rangeOf } from './measure.ts';

/** Milliseconds without output after which the check of all pages has ended. */
const QUIET = 700;
/** Milliseconds until the page is asked for again: it is answered when an edit that is noticed has been read. */
const POLL = 40;

/**
 * @param launcher path of the program @param cwd folder with the content in `data` @param article path of an article
 * @param edits by name, the text of the article after an edit in a round
 * @returns CPU seconds of each edit; nothing where there is no /proc
 */
export async function measureDev(
  launcher: string,
  cwd: string,
  article: string,
  edits: Readonly<Record<string, (text: string, round: number) => string>>,
  rounds: number,
): Promise<Map<string, Range>> {
  if (process.platform !== 'linux') return new Map();
  const original = readFileSync(article, 'utf8');
  const child = spawn(process.execPath, [launcher, 'dev', '--port', '0'], {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const origin = originOf(child);
  const used = new Map<string, number[]>(Object.keys(edits).map((name) => [name, []]));
  try {
    await settled(child);
    const address = `${await origin}/blog/${basename(article, '.md')}/`;
    for (let round = 0; round <= rounds; round++)
      for (const [name, edit] of Object.entries(edits)) {
        const old = await textOf(address);
        const checked = settled(child);
        const before = cpuOf(child.pid!);
        writeFileSync(article, edit(readFileSync(article, 'utf8'), round));
        while ((await textOf(address)) === old) await wait(POLL);
        // The first edits compile what the others use.
        if (round > 0) used.get(name)!.push(cpuOf(child.pid!) - before);
        await checked;
      }
    return new Map([...used].map(([name, seconds]) => [name, rangeOf(seconds)]));
  } finally {
    child.kill('SIGTERM');
    writeFileSync(article, original);
    await new Promise((resolve) => child.once('exit', resolve));
  }
}

/** Without the number of the site, which every edit changes. */
const textOf = async (address: string) =>
  (await (await fetch(address)).text()).replace(/ data-state="\d+"/, '');

/** Resolves when the site is served. Its progress is read to the end: a full pipe would stop it. */
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

/** Waits for a report, and until nothing more comes. */
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

/** Seconds on a processor, of all threads of a process and of its children. */
export function cpuOf(root: number): number {
  const parents = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name): [number, number][] => {
        // Field 4 of proc(5) stat, after a name that may hold spaces and brackets.
        const stat = attempt(() => readFileSync(`/proc/${name}/stat`, 'utf8'));
        return stat === undefined
          ? []
          : [[Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])]];
      }),
  );
  const isBelow = (pid: number | undefined): boolean =>
    pid !== undefined && (pid === root || isBelow(parents.get(pid)));
  return [...parents.keys()]
    .filter(isBelow)
    .flatMap((pid) =>
      (attempt(() => readdirSync(`/proc/${pid}/task`)) ?? []).map(
        (id) => `/proc/${pid}/task/${id}`,
      ),
    )
    .reduce((sum, thread) => {
      const used = attempt(() => readFileSync(`${thread}/schedstat`, 'utf8').split(' ')[0]);
      return sum + Number(used ?? 0) / 1e9;
    }, 0);
}

/** A process or a thread may have ended. */
function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
