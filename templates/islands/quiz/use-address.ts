/** Keeps the address of a practice and its screen in sync, in both directions. */
import { useCallback, useRef } from 'react';
import { nextTryNumber } from '../model/progress.ts';
import type { QuizData } from '../model/quiz-data.ts';
import { newSeed, seedOfPupil } from '../model/shuffle.ts';
import {
  classExamNumberIn,
  dropPosition,
  EXPLAIN_AT_END_HASH,
  MAP_HASH,
  positionIn,
  replacePosition,
} from '../parts/practice/address.ts';
import { useEffect } from '../parts/practice/effects.ts';
import { type Screen, screenAt } from '../parts/practice/screen.ts';
import type { ScreenControls } from '../parts/practice/use-screen.ts';
import type { ProgressStore } from '../store/progress.ts';
import { readPupilName } from '../store/pupil-name.ts';
import type { AttemptSession } from './use-attempt.ts';

/** The practice, and a handler for addresses that name no screen of its session. */
export type AddressOptions = {
  data: QuizData;
  store: ProgressStore;
  /**
   * Draws a card before an attempt begins. Without a card, the first question is shown at once, and its answer begins
   * the attempt.
   */
  card?: unknown;
  /** Called for an address that names no screen of a session: #examen=…, #r=…. */
  onOtherAddress?: (hash: string) => void;
};

type AddressStart = { position: number; explain: boolean; seed: number; sealed?: number };
export const DEFAULT_ATTEMPT_START: AddressStart = { position: 0, explain: true, seed: 0 };

/**
 * Shows the screen that the address names: at load, on Back and Forward, and after a press of a link of the start card.
 * @returns a function that reads the address again
 */
export function useAddress(
  { card, data, store, onOtherAddress }: AddressOptions,
  { act, claim, load }: AttemptSession,
  { live, show, change }: ScreenControls,
  open: (opening: (before: AddressStart) => AddressStart) => void,
): () => void {
  const opens = card === undefined;
  const openAt = useCallback(
    (named: number | undefined, isRestored: boolean) => {
      const seed = store.read().settings.shuffle ? newSeed() : 0;
      // For a reader who comes back from a result, the address still names a question, which is ignored.
      const position = isRestored ? 0 : Math.min(named ?? 0, data.questions.length - 1);
      const { hash } = location;
      const classNumber = classExamNumberIn(location);
      if (classNumber !== undefined) {
        const own = seedOfPupil(classNumber, readPupilName());
        const sealed = nextTryNumber(store.read(), data.test.id, own);
        open(() => ({ seed: own, position: 0, explain: false, sealed }));
        return;
      }
      open(({ explain }) => ({
        seed,
        position,
        explain: named === undefined ? explain : hash !== EXPLAIN_AT_END_HASH,
      }));
    },
    [data, open, store],
  );
  /** Goes to a question or to the map of the attempt. The address then names the question that was reached. */
  const reach = useCallback(
    (wanted: number | 'map', named: number | undefined): Screen => {
      // The map keeps the position of the attempt: spending 0 ms changes nothing and returns the attempt.
      const isQuestion = typeof wanted === 'number';
      const reached = act(
        isQuestion ? { type: 'goTo', position: wanted } : { type: 'spend', ms: 0 },
      );
      const screen = screenAt(isQuestion ? 'question' : wanted, reached);
      if (screen === 'card' && !opens) dropPosition();
      if (screen === 'question' && reached && reached.position !== named)
        replacePosition(reached.position);
      return screen;
    },
    [act, opens],
  );
  const follow = useCallback(
    (from: Screen = live.current.screen, isRestored = false) => {
      const { hash } = location;
      const named = positionIn(hash);
      const asked = named ?? (hash === MAP_HASH ? 'map' : undefined);
      const claimed = from === 'card' && (opens || asked !== undefined) && claim();
      // An empty hash resumes at the reader's last position; `onOtherAddress` handles any other address.
      const wanted = asked ?? (opens && claimed && hash === '' ? claimed.position : undefined);
      if (opens && from === 'card' && !claimed) openAt(named, isRestored);
      if (wanted === undefined) {
        show('card');
        return onOtherAddress?.(hash);
      }
      show(reach(wanted, named));
    },
    [claim, live, onOtherAddress, openAt, opens, reach, show],
  );

  const isLoaded = useRef(false);
  useEffect(() => {
    // Runs only once: reasons that load after the questions change the data, which must not move the reader's focus.
    if (isLoaded.current) return;
    isLoaded.current = true;
    // An early press may have begun an attempt already, which must not be replaced.
    if (live.current.screen === 'question') return;
    load();
    follow();
    const { userActivation } = navigator as { userActivation?: UserActivation };
    change({ type: 'load', isTouched: userActivation?.hasBeenActive ?? false });
  }, [change, live, load, follow]);

  // The listeners below are added only once and call the latest functions. If React replaced them at each rendering,
  // they would miss a change of the address by the card's effect, which runs between removal and addition.
  const latest = useRef({ load, follow });
  useEffect(() => {
    latest.current = { load, follow };
  }, [load, follow]);

  useEffect(() => {
    const onMove = () => latest.current.follow();
    const onShow = (event: PageTransitionEvent) => {
      // The reader is back from the result page. The browser restored this page as it was, but the attempt is over.
      if (!event.persisted) return;
      latest.current.load();
      latest.current.follow('card', true);
    };
    const gone = new AbortController();
    window.addEventListener('popstate', onMove, { signal: gone.signal });
    window.addEventListener('pageshow', onShow, { signal: gone.signal });
    return () => gone.abort();
  }, []);

  return follow;
}
