/** Keeps the address of a practice and the screen in step, in both directions. */
import { useCallback, useRef } from 'react';
import { nextTry } from '../model/progress.ts';
import type { QuizData } from '../model/quiz-data.ts';
import { newSeed, seedOfPupil } from '../model/shuffle.ts';
import {
  AT_THE_END,
  classExamIn,
  dropPosition,
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

/** A practice, and the handler of an address that is not a place of its session. */
export type AddressOptions = {
  data: QuizData;
  store: ProgressStore;
  /** Draws a card before an attempt begins; absent: its first question is there at once, and the first answer begins it. */
  card?: unknown;
  /** Called for an address that is no place of a session: #examen=…, #r=…. */
  onOtherAddress?: (hash: string) => void;
};

/** The state of the screen before an attempt begins. */
type Opening = { position: number; explain: boolean; seed: number; sealed?: number };
export const FIRST: Opening = { position: 0, explain: true, seed: 0 };

/** The address decides what is shown: at load, on Back and Forward, and on the links of the start card. @returns a function that reads the address again */
export function useAddress(
  { card, data, store, onOtherAddress }: AddressOptions,
  { act, claim, load }: AttemptSession,
  { live, show, change }: ScreenControls,
  open: (opening: (before: Opening) => Opening) => void,
): () => void {
  const opens = card === undefined;
  const openAt = useCallback(
    (named: number | undefined, isRestored: boolean) => {
      const seed = store.read().settings.shuffle ? newSeed() : 0;
      // A reader who comes back from a result has not asked for the question of the address.
      const position = isRestored ? 0 : Math.min(named ?? 0, data.questions.length - 1);
      const { hash } = location;
      const classNumber = classExamIn(location);
      if (classNumber !== undefined) {
        const own = seedOfPupil(classNumber, readPupilName());
        const sealed = nextTry(store.read(), data.test.id, own);
        open(() => ({ seed: own, position: 0, explain: false, sealed }));
        return;
      }
      open(({ explain }) => ({
        seed,
        position,
        explain: named === undefined ? explain : hash !== AT_THE_END,
      }));
    },
    [data, open, store],
  );
  /** Goes to a question of the attempt or to its map, and names it in the address. */
  const reach = useCallback(
    (wanted: number | 'map', named: number | undefined): Screen => {
      // Without a position the attempt stays where it is: spending 0 ms only reads it.
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
      // An empty hash resumes where the reader was; any other address is left to `onOtherAddress`.
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
    // Once: the reasons that arrive after the questions change the data, and must not move the reader's focus.
    if (isLoaded.current) return;
    isLoaded.current = true;
    // A press from before the script loaded has already begun an attempt: leave it.
    if (live.current.screen === 'question') return;
    load();
    follow();
    const { userActivation } = navigator as { userActivation?: UserActivation };
    change({ type: 'load', isTouched: userActivation?.hasBeenActive ?? false });
  }, [change, live, load, follow]);

  // Never without a listener: the card's own effect may change the address, and React runs it after it has removed the
  // listeners of the rendering before, and before it has added those of this one.
  const latest = useRef({ load, follow });
  useEffect(() => {
    latest.current = { load, follow };
  }, [load, follow]);

  useEffect(() => {
    const onMove = () => latest.current.follow();
    const onShow = (event: PageTransitionEvent) => {
      // Back from the result page: the browser kept this page as it was, but the attempt is over.
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
