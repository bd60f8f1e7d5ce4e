/** A session of a practice: the address and the reader's presses change the attempt and the screen. */
import { useCallback, useRef } from 'react';
import { type Attempt, isExam } from '../model/attempt.ts';
import type { QuizData } from '../model/quiz-data.ts';
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
  /** The addresses #p1 and #p1-final alone start a new attempt. */
  startsByAddress?: boolean;
  /** Returns the place of the result on this page; nothing if the page is being left for it. */
  onFinish: (done: Attempt) => string | undefined;
  /** Called for an address that is no place of a session: #examen=…, #r=…. */
  onOtherAddress?: (hash: string) => void;
};

export type Presses = {
  start(plan?: StartPlan): void;
  goTo(position: number): void;
  openMap(): void;
  next(): void;
  previous(): void;
  reveal(): void;
  finish(): void;
  goOnUntimed(): void;
  takeOver(): void;
};

export type SessionControls = { session: AttemptSession; screen: ScreenControls; press: Presses };

export function useSession(options: SessionOptions): SessionControls {
  const session = useAttempt(options.data, options.store);
  const screen = useScreen();
  const follow = useAddress(options, session, screen);
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
    if (!attempt) return;
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
    goTo(position) {
      const reached = act({ type: 'goTo', position });
      // It comes from the map: the entry before it is no question.
      if (reached) showQuestion(reached.position, undefined);
    },
    openMap,
    next,
    previous() {
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
  return { session, screen, press };
}

/** The address decides what is shown: at load, on Back and Forward, and on the links of the start card. @returns a function that reads the address again */
function useAddress(
  { startsByAddress = false, onOtherAddress }: SessionOptions,
  { act, claim, load, start }: AttemptSession,
  { live, show, change }: ScreenControls,
): () => void {
  const follow = useCallback(
    (from: Screen = live.current.screen, isRestored = false) => {
      const { hash } = location;
      const wanted = positionIn(hash);
      if (wanted === undefined && !isMap(hash)) {
        show('card');
        return onOtherAddress?.(hash);
      }
      // A reader who comes back has not asked for a new attempt.
      if (from === 'card' && !claim() && wanted === 0 && startsByAddress && !isRestored)
        start({ explain: hash !== AT_THE_END });
      // Without a position the attempt stays where it is: spending nothing only looks at it.
      const reached = act(
        wanted === undefined ? { type: 'spend', ms: 0 } : { type: 'goTo', position: wanted },
      );
      const screen = screenAt(wanted === undefined ? 'map' : 'question', reached);
      if (screen === 'card') dropPosition();
      if (screen === 'question' && reached && reached.position !== wanted)
        replacePosition(reached.position);
      show(screen);
    },
    [act, claim, live, onOtherAddress, show, start, startsByAddress],
  );

  const isLoaded = useRef(false);
  useEffect(() => {
    // Once: the reasons that arrive after the questions change the data, and must not move the reader's focus.
    if (isLoaded.current) return;
    isLoaded.current = true;
    load();
    follow();
    const { userActivation } = navigator as { userActivation?: UserActivation };
    change({ type: 'load', isTouched: userActivation?.hasBeenActive ?? false });
  }, [change, load, follow]);

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
