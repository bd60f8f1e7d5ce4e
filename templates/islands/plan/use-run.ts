/** The presses of a session: the address, the screen and what is stored follow them. */
import { useCallback, useRef, useState } from 'react';
import type { Choice } from '../model/attempt.ts';
import { type ConceptState, withGiven } from '../model/learning/concept.ts';
import type { Material } from '../model/learning/plan-bank.ts';
import {
  choiceAt,
  isDone,
  isOver,
  minutesOn,
  plannedSession,
  questionAt,
  reachedAt,
  type Start,
  sessionOf,
  withChoice,
  withNext,
  withSession,
} from '../model/learning/session.ts';
import { CARD, type Learning, type PlanSession } from '../model/learning/types.ts';
import {
  cameFrom,
  dropPosition,
  leaveQuestions,
  positionIn,
  pushPosition,
  replaceHash,
  replacePosition,
} from '../parts/practice/address.ts';
import { useEffect } from '../parts/practice/effects.ts';
import { type ScreenControls, useScreen } from '../parts/practice/use-screen.ts';
import { withSessionAnswer } from '../store/learning.ts';
import type { OpenDrills } from './use-drills.ts';
import type { Known, LearningControls } from './use-learning.ts';
import { useTime } from './use-time.ts';

/** Starts or continues today's session: the address that home links to. */
export const SESSION_HASH = '#sesion';
const DONE_HASH = '#listo';
/** What the addresses start that ask for a session besides today's. */
const STARTS: Readonly<Record<string, Start>> = {
  '#diez': { minutes: 5, isExtra: true, most: 10 },
};
/** Whether an address leads to a question and not to a card. */
export const startsAtOnce = (hash: string): boolean => hash === SESSION_HASH || hash in STARTS;

export type Run = {
  screen: ScreenControls;
  session: PlanSession | undefined;
  at: number;
  choice: Choice | undefined;
  /** The hash of the card on the screen. */
  place: string;
  isDone: boolean;
  start(start: Start): void;
  goOn(): void;
  choose(choice: Choice): void;
  /** @param picked the choice, if it was made with the same press */
  reveal(picked?: Choice): void;
  next(): void;
  previous(): void;
  /** The right answer on the screen was a guess; absent: it is none, or that was said already. */
  unsure: (() => void) | undefined;
  toPlan(): void;
};

type Props = {
  material: Material | undefined;
  controls: LearningControls;
  /** The drills, if they are loaded. */
  open: OpenDrills | undefined;
};

/** The right answer given last, and the row before it. */
type LastRight = { at: number; concept: string; row: ConceptState | undefined };

export function useRun({ material, controls, open }: Props): Run {
  const screen = useScreen();
  const { known, change } = controls;
  const [wanted, setWanted] = useState(0);
  const [place, setPlace] = useState('');
  const isLeaving = useRef(false);
  /** The session whose questions are on the screen. */
  const opened = useRef<string>(undefined);
  const [lastRight, setLastRight] = useState<LastRight>();
  const time = useTime();
  const session =
    material && known && sessionOf(known.learning, material, known.today, opened.current);
  // Another tab may have answered it, or begun another session: this one goes on where the session is.
  const at = session ? (reachedAt(session, wanted) ?? session.items.length - 1) : wanted;
  const isRevealed = session !== undefined && at < session.results.length;
  const choice = session && choiceAt(session, at);

  const enter = (id: string | undefined) => {
    if (opened.current === id) time.goOn();
    else time.begin();
    opened.current = id;
  };
  const showItem = (position: number, from: number | undefined, id = session?.id) => {
    setWanted(position);
    enter(id);
    pushPosition(position, from);
    screen.show('question');
  };
  const showCard = (hash: string) => {
    if (hash !== DONE_HASH) opened.current = undefined;
    setPlace(hash);
    screen.show('card');
  };
  const begin = (started: PlanSession | undefined, start?: Start) => {
    if (!started || !material) return showCard('');
    change((learning) => withSession(learning, started, start, Date.now()));
    showItem(0, undefined, started.id);
  };
  const start = (wished: Start) => {
    if (known && material)
      begin(plannedSession(known.learning, material, known.today, wished), wished);
  };
  /** Shows the item to answer. A session that another page began has chosen none yet. */
  const openSession = (stored: PlanSession, learning: Learning, found: Material) => {
    const opening = withNext(stored, learning, found);
    if (opening !== stored) change((before) => ({ ...before, session: opening }));
    if (isOver(opening)) showCard(DONE_HASH);
    else showItem(opening.results.length, undefined, opening.id);
  };
  const goOn = () => {
    if (session && !isOver(session) && material && known)
      openSession(session, known.learning, material);
  };

  const finish = () =>
    leaveQuestions(isLeaving, () => {
      replaceHash(DONE_HASH);
      showCard(DONE_HASH);
    });

  const give = (picked: Choice) => {
    opened.current ??= session?.id;
    const item = session?.items[at];
    const question = session && material && questionAt(session, at, material);
    if (!item || !question || !material || !known || isRevealed) return;
    const right = picked === question.answer;
    const { id } = item;
    const pair = open?.drills.byId(id);
    const own = material.forms.byId.get(id);
    const form = own ?? (pair && open?.part.formOfPair(pair, material));
    const row = own && known.learning.memory.get(own.concept);
    setLastRight(right && own ? { at, concept: own.concept, row } : undefined);
    const spent = session.spent + time.spend();
    const given = { session: session.id, id, right, choice: picked, spent };
    change((stored) => {
      const after = withSessionAnswer(stored, material, given, form, Date.now());
      return open ? open.part.withPair(after, open.drills, material) : after;
    });
  };
  const unsure = () => {
    const form = session && material?.forms.byId.get(session.items[at]?.id ?? '');
    setLastRight(undefined);
    if (!form || lastRight?.at !== at) return;
    const { concept, row } = lastRight;
    const given = { concept, form, right: true, sure: false, day: session.day };
    change((learning) => ({
      ...learning,
      memory: new Map(learning.memory).set(concept, withGiven(row, given)),
    }));
  };
  const reveal = (picked = choice) => {
    if (picked === undefined || isRevealed) return;
    give(picked);
    screen.change({ type: 'reveal' });
  };

  const next = () => {
    if (!session) return;
    if (choice === undefined && session.items[at]?.id.endsWith(CARD)) {
      give(0);
      showItem(at + 1, at);
    } else if (choice === undefined && !isRevealed) screen.change({ type: 'refuse' });
    else if (!isRevealed) reveal();
    else if (at + 1 < session.items.length) showItem(at + 1, at);
    else finish();
  };

  const previous = () => {
    if (at === 0 || !session || choiceAt(session, at - 1) === undefined) return;
    if (cameFrom(at - 1)) history.back();
    else showItem(at - 1, at);
  };

  const startByAddress = ({ learning, today }: Known, found: Material, wished?: Start) => {
    const stored = sessionOf(learning, found, today, opened.current);
    // Back leads to the card, and does not start another session.
    dropPosition();
    if (stored && !isOver(stored)) return openSession(stored, learning, found);
    if (!wished && isDone(stored, today)) return showCard(DONE_HASH);
    const usual = wished ?? { minutes: minutesOn(learning, today) };
    begin(plannedSession(learning, found, today, usual), usual);
  };

  /** Shows what the address names. */
  const follow = (now: Known, found: Material) => {
    const { learning, today } = now;
    const { hash } = location;
    if (hash === SESSION_HASH || STARTS[hash]) return startByAddress(now, found, STARTS[hash]);
    const asked = positionIn(hash);
    if (asked === undefined) return showCard(hash);
    const stored = sessionOf(learning, found, today, opened.current);
    const reached = stored && reachedAt(stored, asked);
    if (reached === undefined) {
      const rest = stored ? DONE_HASH : '';
      replaceHash(rest || location.pathname + location.search);
      return showCard(rest);
    }
    if (reached !== asked) replacePosition(reached);
    enter(stored?.id);
    setWanted(reached);
    screen.show('question');
  };
  useFollowing(material, known, follow, screen);

  return {
    screen,
    session,
    at,
    choice,
    place,
    isDone: place === DONE_HASH && session !== undefined && isOver(session),
    start,
    goOn,
    choose: (picked) => {
      if (!session || isRevealed) return;
      screen.change({ type: 'choose' });
      change((learning) => withChoice(learning, session.id, at, picked));
    },
    reveal,
    next,
    previous,
    unsure: isRevealed && lastRight?.at === at ? unsure : undefined,
    toPlan: () => {
      replaceHash(location.pathname + location.search);
      showCard('');
    },
  };
}

/** Follows the address once the device is read, and on Back and Forward. */
function useFollowing(
  material: Material | undefined,
  known: Known | undefined,
  follow: (known: Known, material: Material) => void,
  { change, live }: ScreenControls,
): void {
  const latest = useRef<() => void>(undefined);
  latest.current = material && known ? () => follow(known, material) : undefined;
  const isReady = latest.current !== undefined;
  const followNow = useCallback(() => latest.current?.(), []);
  useEffect(() => {
    if (!isReady) return;
    // On a slow device the button may be pressed before this effect runs: what was asked for then wins.
    if (!live.current.focus) followNow();
    const { userActivation } = navigator as { userActivation?: UserActivation };
    change({ type: 'load', isTouched: userActivation?.hasBeenActive ?? false });
    window.addEventListener('popstate', followNow);
    return () => {
      window.removeEventListener('popstate', followNow);
    };
  }, [isReady, followNow, change, live]);
}
