/**
 * The attempt on the screen. It is read from the device, and stored after each action, before the change is painted.
 */
import { useCallback, useRef, useState } from 'react';
import {
  type Attempt,
  type AttemptAction,
  reduceAttempt,
  type StartOptions,
  startAttempt,
  updateAttemptToBank,
} from '../model/attempt.ts';
import { mergeAttempts } from '../model/merge-attempts.ts';
import {
  DEFAULT_SETTINGS,
  keyOfAttempt,
  type PracticeSettings,
  type RunningAttempt,
  runningAttemptOf,
  withFinishedAttempt,
  withRunningAttempt,
  withSettings,
} from '../model/progress.ts';
import type { QuizData } from '../model/quiz-data.ts';
import { newSeed } from '../model/shuffle.ts';
import { useEffect } from '../parts/practice/effects.ts';
import { PROGRESS_CHANGED_EVENT, type ProgressStore } from '../store/progress.ts';
import { PROGRESS_KEY } from '../store/registry.ts';
import type { StorageTrouble } from '../store/stored.ts';

export type AttemptSession = ReturnType<typeof useAttempt>;

/** The options of a new attempt. Without `questions` it has all questions of the test. */
export type AttemptStart = Omit<StartOptions, 'id' | 'now' | 'seed'> & { seed?: number };

type Shown = typeof BLANK;
const BLANK = {
  /** Undefined in the build and until storage has been read. */
  attempt: undefined as Attempt | undefined,
  settings: DEFAULT_SETTINGS,
  trouble: undefined as StorageTrouble | undefined,
  /** Number of answers that are void because their questions changed. */
  voided: 0,
  /** True if another tab opened this attempt later and owns it. */
  readOnly: false,
};

/** The tab that owns an attempt, and the time at which it took the attempt over. */
type Claim = Pick<RunningAttempt, 'tab' | 'claimedAt'>;

export function useAttempt(data: QuizData, store: ProgressStore) {
  const [shown, setShown] = useState(BLANK);
  const place = data.test.id;
  /**
   * The latest state, which may be newer than the painted one, so that a quick second press does not change an old
   * attempt.
   */
  const live = useRef(BLANK);
  const claimed = useRef<Claim>({ tab: '', claimedAt: -1 });

  const show = useCallback(
    (change: Partial<Shown>) => {
      live.current = { ...live.current, ...change, trouble: store.trouble() };
      setShown(live.current);
    },
    [store],
  );

  /**
   * Stores the attempt unless a later tab owns it.
   * @returns false if a later tab owns it
   */
  const keep = useCallback(
    (attempt: Attempt): boolean => {
      let mine = true;
      store.update((progress) => {
        const stored = runningAttemptOf(progress, place);
        mine = !stored || !isLater(stored, claimed.current);
        if (!mine) return progress;
        return attempt.endedAt === undefined
          ? withRunningAttempt(progress, { attempt, ...claimed.current })
          : withFinishedAttempt(progress, attempt);
      });
      return mine;
    },
    [place, store],
  );

  const load = useCallback((): Attempt | undefined => {
    const progress = store.read();
    const stored = runningAttemptOf(progress, place);
    const today = stored ? updateAttemptToBank(stored.attempt, data) : undefined;
    // An attempt whose questions have all been removed counts as none.
    const attempt = today && today.attempt.order.length > 0 ? today.attempt : undefined;
    const voided = today?.voided ?? 0;
    show({ attempt, voided, settings: progress.settings, readOnly: false });
    return attempt;
  }, [data, place, store, show]);

  const take = useCallback(
    (attempt: Attempt): Attempt => {
      const before = runningAttemptOf(store.read(), keyOfAttempt(attempt))?.claimedAt ?? 0;
      claimed.current = {
        tab: claimed.current.tab || newSeed().toString(36),
        claimedAt: Math.max(Date.now(), before + 1),
      };
      keep(attempt);
      show({ attempt, readOnly: false });
      return attempt;
    },
    [keep, show, store],
  );

  const start = useCallback(
    (plan: AttemptStart = {}) => {
      const seed = plan.seed ?? (live.current.settings.shuffle ? newSeed() : 0);
      show({ voided: 0 });
      return take(
        startAttempt(data, {
          ...plan,
          id: `${newSeed().toString(36)}${newSeed().toString(36)}`,
          seed,
          now: Date.now(),
        }),
      );
    },
    [data, show, take],
  );

  const claim = useCallback(() => {
    const attempt = load();
    return attempt && take(attempt);
  }, [load, take]);

  const act = useCallback(
    (action: AttemptAction): Attempt | undefined => {
      const { attempt, readOnly } = live.current;
      // Reading on is allowed in a tab that lost the attempt; answering is not.
      if (!attempt || (readOnly && !['goTo', 'next', 'previous'].includes(action.type)))
        return attempt;
      const next = reduceAttempt(attempt, action);
      if (next === attempt) return attempt;
      if (!readOnly && !keep(next)) {
        show({ readOnly: true });
        return attempt;
      }
      show({ attempt: next });
      return next;
    },
    [keep, show],
  );

  const set = useCallback(
    (change: Partial<PracticeSettings>) => {
      store.update((progress) => withSettings(progress, change));
      show({ settings: { ...live.current.settings, ...change } });
    },
    [show, store],
  );

  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      const { attempt, readOnly } = live.current;
      // The key is null after all data was deleted.
      const isProgress = key === PROGRESS_KEY || key === null;
      const isOwner = !readOnly && claimed.current.claimedAt >= 0;
      if (!isProgress || !isOwner || !attempt) return;
      const stored = runningAttemptOf(store.read(), keyOfAttempt(attempt));
      const merged = attemptAfter(stored, { attempt, ...claimed.current });
      if (!merged) return show({ readOnly: true });
      if (merged === attempt) return;
      live.current = { ...live.current, attempt: merged };
      if (keep(merged)) show({ attempt: merged });
    };
    const onChanged = () => void load();
    const gone = new AbortController();
    window.addEventListener('storage', onStorage, { signal: gone.signal });
    window.addEventListener(PROGRESS_CHANGED_EVENT, onChanged, { signal: gone.signal });
    return () => gone.abort();
  }, [keep, load, show, store]);

  return { ...shown, load, start, claim, act, set };
}

/** The attempt of this tab after another tab wrote; undefined if this tab has lost it. */
function attemptAfter(
  stored: RunningAttempt | undefined,
  mine: RunningAttempt,
): Attempt | undefined {
  // Without `stored`, the other tab finished or deleted the attempt, and writing it here would restore it.
  if (!stored || isLater(stored, mine)) return undefined;
  // The previous owner wrote after this tab took over, so its answers are merged, and this tab keeps the attempt.
  return stored.tab !== mine.tab && stored.attempt.id === mine.attempt.id
    ? mergeAttempts(mine.attempt, stored.attempt)
    : mine.attempt;
}

function isLater(stored: Claim, mine: Claim): boolean {
  if (stored.tab === mine.tab) return false;
  return stored.claimedAt === mine.claimedAt
    ? stored.tab > mine.tab
    : stored.claimedAt > mine.claimedAt;
}
