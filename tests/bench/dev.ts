/** What `dev` uses for one saved article: CPU of its whole process tree, from /proc. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type Range, rangeOf } from './measure.ts';

/** Milliseconds without output after which a rebuild has ended. */
const QUIET = 700;

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
  // Its progress is not read: a full pipe would stop it.
  const child = spawn(process.execPath, [launcher, 'dev', '--port', '0'], {
    cwd,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const used = new Map<string, number[]>(Object.keys(edits).map((name) => [name, []]));
  try {
    await settled(child);
    for (let round = 0; round <= rounds; round++)
      for (const [name, edit] of Object.entries(edits)) {
        const before = cpuOf(child.pid!);
        writeFileSync(article, edit(readFileSync(article, 'utf8'), round));
        await settled(child);
        // The first edits compile what the others use.
        if (round > 0) used.get(name)!.push(cpuOf(child.pid!) - before);
      }
    return new Map([...used].map(([name, seconds]) => [name, rangeOf(seconds)]));
  } finally {
    child.kill('SIGTERM');
    writeFileSync(article, original);
    await new Promise((resolve) => child.once('exit', resolve));
  }
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
