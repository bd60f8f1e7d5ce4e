/** Progress in the browser's local storage, or in memory if storage is blocked or full. */
import { type Attempt, type Keys, loggedAnswers, settled } from '../quiz/attempt.ts';
import {
  DEFAULT_SETTINGS,
  EMPTY_PROGRESS,
  MAX_LOG,
  type Mistakes,
  type PracticeSettings,
  type Progress,
  progressWriter,
  type Running,
  readProgress,
} from './progress-format.ts';
import { BEFORE_KEY, PROGRESS_KEY } from './registry.ts';
import { corruptKeys, type StorageTrouble, setAside } from './set-aside.ts';

export type { Mistakes, PracticeSettings, Progress, Running } from './progress-format.ts';
export type { StorageTrouble } from './set-aside.ts';

export type ProgressStore = {
  read(): Progress;
  /** Reads, changes and writes at once, so that newer work of another tab is not lost. */
  update(change: (progress: Progress) => Progress): void;
  trouble(): StorageTrouble | undefined;
  exportText(): string;
  /** Keeps a copy of what is stored, before a part of it that cannot be read is left out; false if there is no room. */
  setAside(): boolean;
  deleteAll(): void;
};

/** Event of the window after an import or a deletion: islands read their progress again. */
export const PROGRESS_CHANGED = 'progreso';
/** Event of the window after each writing: the menu counts again. */
export const PROGRESS_STORED = 'guardado';

const MAX_RESULTS = 100;
/** Of the harder questions of each topic. */
const MAX_RETOS = 5;

/** `storage` is a function: in a browser that blocks storage, reading `window.localStorage` throws. */
export function openProgress(storage: () => Storage): ProgressStore {
  /** The last text read or written: a text that did not change is not parsed again. */
  let seen: { text: string; progress: Progress } | undefined;
  /** Set while the device refuses writes: then this is what counts. */
  let memory: Progress | undefined;
  let trouble: StorageTrouble | undefined;
  /** Never write: it would lose what another version stored, or it is impossible. */
  let locked = false;
  const textOf = progressWriter();

  const keepInMemory = (why: StorageTrouble, progress: Progress): Progress => {
    trouble = why;
    locked = true;
    memory = progress;
    return progress;
  };

  const read = (): Progress => {
    if (memory) return memory;
    let text: string | null;
    try {
      text = storage().getItem(PROGRESS_KEY);
    } catch {
      return keepInMemory('blocked', seen?.progress ?? EMPTY_PROGRESS);
    }
    if (text === null) return EMPTY_PROGRESS;
    return seen?.text === text ? seen.progress : readText(text);
  };

  const readText = (text: string): Progress => {
    const reading = readProgress(text);
    switch (reading.state) {
      case 'newer':
        // A newer page wrote it: this one would cut off what it does not know.
        return keepInMemory('newer', EMPTY_PROGRESS);
      case 'damaged':
        if (!setAside(storage, text)) return keepInMemory('full', reading.progress);
        trouble = 'damaged';
        write(reading.progress);
        return reading.progress;
      default:
        seen = { text, progress: reading.progress };
        return reading.progress;
    }
  };

  const write = (progress: Progress): void => {
    const text = textOf(progress);
    try {
      storage().setItem(PROGRESS_KEY, text);
      seen = { text, progress };
      memory = undefined;
      if (trouble === 'full') trouble = undefined;
      // Not in the tests, which run in Node.
      globalThis.dispatchEvent?.(new Event(PROGRESS_STORED));
    } catch (error) {
      if (!isQuota(error)) return void keepInMemory('blocked', progress);
      trouble = 'full';
      memory = progress;
    }
  };

  const update = (change: (progress: Progress) => Progress): void => {
    const progress = change(read());
    if (locked) memory = progress;
    else write(trimmed(progress));
  };

  return {
    read,
    update,
    trouble: () => trouble,
    exportText: () => textOf(read()),
    setAside: () => setAside(storage, textOf(read())),
    deleteAll() {
      seen = undefined;
      memory = undefined;
      trouble = undefined;
      locked = false;
      try {
        const device = storage();
        for (const key of [PROGRESS_KEY, BEFORE_KEY, ...corruptKeys()]) device.removeItem(key);
      } catch {
        keepInMemory('blocked', EMPTY_PROGRESS);
      }
    },
  };
}

/** What is stored on the device, for a page that only looks: it changes nothing, and damaged parts are left out. */
export function glance(storage: () => Storage): Progress | undefined {
  try {
    const text = storage().getItem(PROGRESS_KEY);
    const reading = text === null ? undefined : readProgress(text);
    return reading && 'progress' in reading ? reading.progress : undefined;
  } catch {
    return undefined;
  }
}

/** The one store of the page. It touches the device when it is first read; a script that only looks is built without it. */
export const deviceProgress: ProgressStore = /* @__PURE__ */ openProgress(
  () => window.localStorage,
);

/** Each test and each topic of harder questions has its place; all exams share one. */
export const placeOf = ({ kind, ref }: Pick<Attempt, 'kind' | 'ref'>): string =>
  kind === 'simulacro' ? kind : ref;

export const runningOf = (progress: Progress, place: string): Running | undefined =>
  progress.running.find(({ attempt }) => placeOf(attempt) === place);

export const resultsOf = (progress: Progress, place: string): Attempt[] =>
  progress.finished.filter((attempt) => placeOf(attempt) === place);

export const lastResultOf = (progress: Progress, place: string): Attempt | undefined =>
  resultsOf(progress, place).at(-1);

export function withRunning(progress: Progress, running: Running): Progress {
  const isSamePlace = ({ attempt }: Running) => placeOf(attempt) === placeOf(running.attempt);
  const replaced = progress.running.filter(isSamePlace).map(({ attempt }) => attempt);
  return {
    ...withLogged(
      progress,
      replaced.filter(({ id }) => id !== running.attempt.id),
    ),
    running: [...progress.running.filter((other) => !isSamePlace(other)), running],
  };
}

export const withFinished = (progress: Progress, done: Attempt): Progress => ({
  ...progress,
  running: progress.running.filter(({ attempt }) => attempt.id !== done.id),
  finished: [...progress.finished.filter(({ id }) => id !== done.id), done],
});

/**
 * A right answer takes a question out of the mistake bank, a wrong one puts it at its end. When it is asked again memory
 * says: see plan/queue.ts. Harder questions are not in it: no review asks them.
 */
export function withMistakes(
  mistakes: Mistakes,
  before: Attempt | undefined,
  after: Attempt,
  keys: Keys,
): Mistakes {
  if (after.kind === 'reto') return mistakes;
  const known = before === undefined ? new Map() : settled(before);
  const next = new Set(mistakes);
  for (const [id, choice] of settled(after)) {
    if (known.has(id) || !keys.has(id)) continue;
    // Deleted first: the bank is in the order of the last miss.
    next.delete(id);
    if (choice !== keys.get(id)) next.add(id);
  }
  return next;
}

/** Changes only what the reader touched: a card that has not read the rest yet must not overwrite it. */
export const withSettings = (progress: Progress, change: Partial<PracticeSettings>): Progress => ({
  ...progress,
  settings: { ...progress.settings, ...change },
});

export { DEFAULT_SETTINGS, EMPTY_PROGRESS };

/** Answers enter the log before their attempt is dropped. */
function trimmed(progress: Progress): Progress {
  const others = (attempt: Attempt) => attempt.kind === 'reto';
  const later = new Map<string, number>();
  // They must not push results of tests off the device.
  const recent = new Set(
    [...progress.finished].reverse().filter((attempt) => {
      const place = placeOf(attempt);
      later.set(place, (later.get(place) ?? 0) + 1);
      return others(attempt) && later.get(place)! <= MAX_RETOS;
    }),
  );
  const counted = progress.finished.filter((attempt) => !others(attempt)).slice(-MAX_RESULTS);
  const kept = new Set<Attempt>([...counted, ...recent]);
  const finished = progress.finished.filter((attempt) => kept.has(attempt));
  const dropped = progress.finished.filter((attempt) => !kept.has(attempt));
  return { ...withLogged(progress, dropped), finished };
}

/** Adds the settled answers of attempts that are about to be dropped. */
export const withLogged = (progress: Progress, dropped: readonly Attempt[]): Progress =>
  dropped.length === 0
    ? progress
    : { ...progress, log: [...progress.log, ...dropped.flatMap(loggedAnswers)].slice(-MAX_LOG) };

function isQuota(error: unknown): boolean {
  return (
    error instanceof DOMException &&
    (error.name === 'QuotaExceededError' || error.name === 'NS_ERROR_DOM_QUOTA_REACHED')
  );
}
