/** A session of a practice, in which the address and the reader's presses change the attempt and the screen. */
import { useMemo, useRef, useState } from 'react';
import { type Attempt, type AttemptAction, isExam, startAttempt } from '../model/attempt.ts';
import {
  dropPosition,
  isPreviousEntry,
  leaveQuestions,
  pushMap,
  pushPosition,
  replaceHash,
  replacePosition,
} from '../parts/practice/address.ts';
import { forwardAction } from '../parts/practice/screen.ts';
import { useScreen } from '../parts/practice/use-screen.ts';
import { type AddressOptions, DEFAULT_ATTEMPT_START, useAddress } from './use-address.ts';
import { type AttemptStart, useAttempt } from './use-attempt.ts';

export type SessionOptions = AddressOptions & {
  /** Returns the hash of the result on this page; undefined if the result is on another page, which then opens. */
  onFinish: (done: Attempt) => string | undefined;
};

export function useSession(options: SessionOptions) {
  const session = useAttempt(options.data, options.store);
  const screen = useScreen();
  const [opening, setOpening] = useState(DEFAULT_ATTEMPT_START);
  const follow = useAddress(options, session, screen, setOpening);
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
      // Firefox stores a page in its history with its last address. With the hash of a question, Back would return to
      // that question.
      dropPosition();
      const result = options.onFinish(done);
      // The last question stays on the screen until the page is left. Otherwise a start card would appear for a moment.
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
    if (!attempt) return change({ type: 'refuse' });
    const explain = attempt.explain === true && !session.readOnly && !isExam(attempt);
    const steps = {
      refuse: () => change({ type: 'refuse' }),
      next: () => goOn(attempt, explain),
      map: openMap,
      finish,
    };
    steps[forwardAction(attempt, explain)]();
  };

  const press = {
    start(plan?: AttemptStart) {
      session.start(plan);
      showQuestion(0, undefined);
    },
    /** Begins the attempt at the question on the screen, and performs the action there. */
    begin(action: AttemptAction) {
      // The stored data may not have been read yet, and it may contain an attempt.
      const stored = session.claim();
      if (stored) {
        replacePosition(stored.position);
        return show('question');
      }
      session.start(opening);
      // Back must lead to the previous page, not to a blank first question.
      replacePosition(opening.position);
      change({ type: 'begin' });
      act(action);
    },
    goTo(position: number) {
      const reached = act({ type: 'goTo', position });
      // The reader comes from the map, so the previous history entry is not a question.
      if (reached) showQuestion(reached.position, undefined);
    },
    openMap,
    next,
    previous() {
      if (!attempt && opening.position > 0) {
        const position = opening.position - 1;
        setOpening((before) => ({ ...before, position }));
        replacePosition(position);
        show('card');
      }
      if (!attempt || attempt.position === 0) return;
      if (isPreviousEntry(attempt.position - 1)) {
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
      // Shows the screen again to move the focus there, because the pressed button is gone.
      show(screen.shown.screen);
    },
    takeOver() {
      const taken = session.claim();
      if (taken) replacePosition(taken.position);
      else dropPosition();
      show(taken ? 'question' : 'card');
    },
  };
  const onExplain = (explain: boolean) => setOpening((before) => ({ ...before, explain }));
  const { data, card } = options;
  /** The attempt that the first answer would begin; undefined if a card begins it. */
  const blank = useMemo(
    () => (card === undefined ? startAttempt(data, { id: '', now: 0, ...opening }) : undefined),
    [card, data, opening],
  );
  return { session, screen, press, blank, onExplain };
}
