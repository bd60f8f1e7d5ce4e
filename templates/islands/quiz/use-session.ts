/** A session of a practice: the address and the reader's presses change the attempt and the screen. */
import { useCallback, useMemo, useRef, useState } from 'react';
import { type Action, type Attempt, isExam, startAttempt } from '../model/attempt.ts';
import type { QuizData } from '../model/quiz-data.ts';
import { newSeed } from '../model/shuffle.ts';
import {
  AT_THE_END,
  cameFrom,
  dropPosition,
  isMap,
  leaveQuestions,
  positionIn,
  pushMap,
  pushPosition,
  replaceHash,
  replacePosition,
} from '../parts/practice/address.ts';
import { useEffect } from '../parts/practice/effects.ts';
import { type Screen, screenAt, stepForward } from '../parts/practice/screen.ts';
import { type ScreenControls, useScreen } from '../parts/practice/use-screen.ts';
import type { ProgressStore } from '../store/progress.ts';
import { type AttemptSession, type StartPlan, useAttempt } from './use-attempt.ts';

export type SessionOptions = {
  data: QuizData;
  store: ProgressStore;
  /** Draws a card before an attempt begins; absent: its first question is there at once, and the first answer begins it. */
  card?: unknown;
  /** Returns the place of the result on this page; nothing if the page is being left for it. */
  onFinish: (done: Attempt) => string | undefined;
  /** Called for an address that is no place of a session: #examen=…, #r=…. */
  onOtherAddress?: (hash: string) => void;
};

/** What is on the screen before an attempt begins. */
type Opening = { position: number; explain: boolean; seed: number };
const FIRST: Opening = { position: 0, explain: true, seed: 0 };

export type Presses = {
  start(plan?: StartPlan): void;
  /** Begins the attempt at the question that is on the screen, and does this there. */
  begin(action: Action): void;
  goTo(position: number): void;
  openMap(): void;
  next(): void;
  previous(): void;
  reveal(): void;
  finish(): void;
  goOnUntimed(): void;
  takeOver(): void;
};

type SessionControls = {
  session: AttemptSession;
  screen: ScreenControls;
  press: Presses;
  /** The attempt that the first answer begins; absent where a card begins it. */
  blank: Attempt | undefined;
  onExplain: (explain: boolean) => void;
};

export function useSession(options: SessionOptions): SessionControls {
  const session = useAttempt(options.data, options.store);
  const screen = useScreen();
  const [opening, open] = useState(FIRST);
  const follow = useAddress(options, session, screen, open);
  const isLeaving = useRef(false);
  const { attempt, act } = session;
  const { show, change } = screen;

  const showQuestion = (position: number, from: number | undefined) => {
    pushPosition(position, from);
    show('question');
  };

  const openMap = () => {
    pushMap();
    show('map');
  };

  const finish = () => {
    const done = act({ type: 'finish', at: Date.now() });
    if (done?.endedAt === undefined) return;
    leaveQuestions(isLeaving, () => {
      // Firefox keeps a page under the address that it was left with: Back would find the place of a question.
      dropPosition();
      const result = options.onFinish(done);
      // Until the page is left the last question stays: a start card would flash by.
      if (result === undefined) return;
      replaceHash(result);
      follow();
    });
  };

  const goOn = (before: Attempt, explain: boolean) => {
    const next = act({ type: 'next', explain });
    if (!next || next === before) return;
    if (next.position === before.position) change({ type: 'reveal' });
    else showQuestion(next.position, before.position);
  };

  const next = () => {
    // Nothing is answered yet.
    if (!attempt) return change({ type: 'refuse' });
    const explain = attempt.explain === true && !session.readOnly && !isExam(attempt);
    const steps = {
      refuse: () => change({ type: 'refuse' }),
      next: () => goOn(attempt, explain),
      map: openMap,
      finish,
    };
    steps[stepForward(attempt, explain)]();
  };

  const press: Presses = {
    start(plan) {
      session.start(plan);
      showQuestion(0, undefined);
    },
    begin(action) {
      // The press came before the device was read.
      const stored = session.claim();
      if (stored) {
        replacePosition(stored.position);
        return show('question');
      }
      const { explain, position, seed } = opening;
      session.start({ explain, position, seed });
      // Back leads to the page before, not to a blank first question.
      replacePosition(position);
      change({ type: 'begin' });
      act(action);
    },
    goTo(position) {
      const reached = act({ type: 'goTo', position });
      // It comes from the map: the entry before it is no question.
      if (reached) showQuestion(reached.position, undefined);
    },
    openMap,
    next,
    previous() {
      if (!attempt && opening.position > 0) {
        const position = opening.position - 1;
        open((before) => ({ ...before, position }));
        replacePosition(position);
        show('card');
      }
      if (!attempt || attempt.position === 0) return;
      if (cameFrom(attempt.position - 1)) {
        history.back();
        return;
      }
      act({ type: 'previous' });
      showQuestion(attempt.position - 1, attempt.position);
    },
    reveal() {
      if (act({ type: 'reveal' }) !== attempt) change({ type: 'reveal' });
    },
    finish,
    goOnUntimed() {
      act({ type: 'untime' });
      // Back where the reader was, the focus too: the button that was pressed is gone.
      show(screen.shown.screen);
    },
    takeOver() {
      const taken = session.claim();
      if (taken) replacePosition(taken.position);
      else dropPosition();
      show(taken ? 'question' : 'card');
    },
  };
  const onExplain = (explain: boolean) => {
    open((before) => ({ ...before, explain }));
  };
  const { data, card } = options;
  const blank = useMemo(
    () => (card === undefined ? startAttempt(data, { id: '', now: 0, ...opening }) : undefined),
    [card, data, opening],
  );
  return { session, screen, press, blank, onExplain };
}

/** The address decides what is shown: at load, on Back and Forward, and on the links of the start card. @returns a function that reads the address again */
function useAddress(
  { card, data, store, onOtherAddress }: SessionOptions,
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
      open(({ explain }) => ({
        seed,
        position,
        explain: named === undefined ? explain : hash !== AT_THE_END,
      }));
    },
    [data, open, store],
  );
  /** Goes to a place of the attempt, and has the address name it. @param wanted absent: its map */
  const reach = useCallback(
    (wanted: number | undefined, named: number | undefined): Screen => {
      // Without a position the attempt stays where it is: spending nothing only looks at it.
      const reached = act(
        wanted === undefined ? { type: 'spend', ms: 0 } : { type: 'goTo', position: wanted },
      );
      const screen = screenAt(wanted === undefined ? 'map' : 'question', reached);
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
      const claimed = from === 'card' && (opens || named !== undefined || isMap(hash)) && claim();
      // Where the reader was. Another address is one of the list below.
      const wanted = named ?? (opens && claimed && hash === '' ? claimed.position : undefined);
      if (opens && from === 'card' && !claimed) openAt(named, isRestored);
      if (wanted === undefined && !isMap(hash)) {
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
    // A press that the page kept has begun an attempt: it stays where it is.
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
    window.addEventListener('popstate', onMove);
    window.addEventListener('pageshow', onShow);
    return () => {
      window.removeEventListener('popstate', onMove);
      window.removeEventListener('pageshow', onShow);
    };
  }, []);

  return follow;
}
