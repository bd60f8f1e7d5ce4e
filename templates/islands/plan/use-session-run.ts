/** Handles the presses in a session: updates the address, the screen and the stored data. */
import { useRef, useState } from 'react';
import type { Choice } from '../model/attempt.ts';
import { missesOf } from '../model/learning/forms.ts';
import type { FirstSessionData } from '../model/learning/plan-data.ts';
import type { Material } from '../model/learning/plan-material.ts';
import { usualMinutes } from '../model/learning/plan-settings.ts';
import {
  choiceAt,
  currentSessionOf,
  isDayDone,
  isSessionOver,
  openingSession,
  plannedSession,
  questionAt,
  reachableIndex,
  type SessionStart,
  withChoice,
  withSession,
} from '../model/learning/session.ts';
import {
  CARD_STEP_SUFFIX,
  EXTRA_SESSION,
  type PlanSession,
  REVIEW_SESSION,
} from '../model/learning/types.ts';
import { newSeed } from '../model/shuffle.ts';
import {
  dropPosition,
  isPreviousEntry,
  leaveQuestions,
  positionIn,
  pushPosition,
  replaceHash,
  replacePosition,
} from '../parts/practice/address.ts';
import { useEffect } from '../parts/practice/effects.ts';
import { useScreen } from '../parts/practice/use-screen.ts';
import { withSessionAnswer } from '../store/learning.ts';
import { useActiveTime } from './session/use-active-time.ts';
import { useGuessMark } from './session/use-guess-mark.ts';
import type { LoadedDrills } from './use-drills.ts';
import type { LearnerState, LearningControls } from './use-learning.ts';
import { useScreenFromAddress } from './use-screen-from-address.ts';

const DONE_HASH = '#listo';
/** Hash that opens the form for the exam day. */
export const DATE_HASH = '#fecha';
/** Hash that starts ten questions: mixed ones or, on the page of a stop, questions of the stop. */
const TEN_HASH = '#diez';
/** True if a hash starts a session: today's session, all misses, five more minutes, or ten questions. */
export const isSessionHash = (hash: string): boolean =>
  /^#(sesion(-(5|10|20))?|fallos|mas|diez)$/.test(hash);

function startAt(
  hash: string,
  { learning, today }: LearnerState,
  { forms }: Material,
  ten: SessionStart,
): SessionStart {
  const chosen = ([5, 10, 20] as const).find((minutes) => hash === `#sesion-${minutes}`);
  switch (hash) {
    case TEN_HASH:
      return ten;
    case '#fallos': {
      const only = missesOf(learning, forms).map((rule) => rule.forms[0]!.id);
      return { minutes: 10, of: REVIEW_SESSION, only, most: only.length };
    }
    case '#mas':
      return { minutes: 5, of: EXTRA_SESSION };
    default:
      return { minutes: chosen ?? usualMinutes(learning, today) };
  }
}

export type SessionRun = ReturnType<typeof useSessionRun>;

type Props = {
  material: Material | undefined;
  controls: LearningControls;
  open: LoadedDrills | undefined;
  /** The first session in the page; undefined if the page has none, or the device is not new. */
  opening: FirstSessionData | undefined;
  printed: Material | undefined;
  ten: SessionStart;
};

export function useSessionRun({ material, controls, open, opening, printed, ten }: Props) {
  const screen = useScreen();
  const { known, change } = controls;
  const [wanted, setWanted] = useState(0);
  const [place, setPlace] = useState('');
  const [hasFollowed, setFollowed] = useState(false);
  /** The option that was pressed before the session began. */
  const [early, setEarly] = useState<Choice>();
  const isLeaving = useRef(false);
  /** The session whose questions are on the screen. */
  const opened = useRef<string>(undefined);
  const { note, unsureAt } = useGuessMark(change);
  const time = useActiveTime();
  const begun =
    material && known && currentSessionOf(known.learning, material, known.today, opened.current);
  /**
   * True while the printed question is shown: in the build, before the stored data is read, and on a new device until
   * the session begins.
   */
  const isPrinted = opening !== undefined && !hasFollowed;
  const session = isPrinted ? openingSession(opening, 0) : begun;
  // Another tab may have answered or replaced the session, so this shows the position that the session reached.
  const at = session ? (reachableIndex(session, wanted) ?? session.items.length - 1) : wanted;
  const isRevealed = session !== undefined && at < session.results.length;
  const isShown = isPrinted || screen.shown.screen === 'question';
  const asked = isPrinted ? printed : material;
  /** The session's question, if it is on the screen and loaded. */
  const question = isShown && session && asked ? questionAt(session, at, asked) : undefined;
  const choice = isPrinted ? early : session && choiceAt(session, at);

  const enter = (id: string | undefined) => {
    if (opened.current === id) time.goOn();
    else time.begin();
    opened.current = id;
  };
  const showItem = (position: number, from: number | undefined, id = session?.id) => {
    setWanted(position);
    enter(id);
    setFollowed(true);
    pushPosition(position, from);
    screen.show('question');
  };
  const showCard = (hash: string) => {
    if (hash !== DONE_HASH) opened.current = undefined;
    setPlace(hash);
    setFollowed(true);
    screen.show('card');
  };
  const begin = (started: PlanSession | undefined, start?: SessionStart) => {
    if (!started || !material) return showCard('');
    change((learning) => withSession(learning, started, start, Date.now()));
    showItem(0, undefined, started.id);
  };
  const start = (wished: SessionStart) => {
    if (known && material)
      begin(plannedSession(known.learning, material, known.today, wished), wished);
  };
  const openSession = (stored: PlanSession) => {
    if (isSessionOver(stored)) showCard(DONE_HASH);
    else showItem(stored.results.length, undefined, stored.id);
  };
  const goOn = () => {
    if (session && !isSessionOver(session)) openSession(session);
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
    const row = own && known.learning.memory.get(own.rule);
    note(right && own ? { at, form: own, day: session.day, row } : undefined);
    const spent = session.spent + time.spend();
    const given = { session: session.id, id, right, choice: picked, spent };
    change((stored) => {
      const after = withSessionAnswer(stored, material, given, form, Date.now());
      return open ? open.part.withPair(after, open.drills, material) : after;
    });
  };
  /** @param picked the choice, if it was made with the same press */
  const reveal = (picked: Choice | undefined = choice) => {
    if (picked === undefined || isRevealed || isPrinted) return;
    give(picked);
    screen.change({ type: 'reveal' });
  };

  const next = () => {
    if (!session) return;
    if (choice === undefined && session.items[at]?.id.endsWith(CARD_STEP_SUFFIX)) {
      give(0);
      showItem(at + 1, at);
    } else if (choice === undefined && !isRevealed) screen.change({ type: 'refuse' });
    else if (!isRevealed) reveal();
    else if (at + 1 < session.items.length) showItem(at + 1, at);
    else finish();
  };

  const previous = () => {
    if (at === 0 || !session || choiceAt(session, at - 1) === undefined) return;
    if (isPreviousEntry(at - 1)) history.back();
    else showItem(at - 1, at);
  };

  const startByAddress = (now: LearnerState, found: Material) => {
    const { learning, today } = now;
    const { hash } = location;
    const wished = startAt(hash, now, found, ten);
    const stored = currentSessionOf(learning, found, today, opened.current);
    // Without the hash, Back leads to the card and does not start another session.
    dropPosition();
    // A session under way continues, unless the address asks for misses or for another stop's questions.
    const isWished = hash !== '#fallos' && (!wished.only || wished.of === stored?.of);
    if (stored && !isSessionOver(stored) && isWished) return openSession(stored);
    if (wished.of === undefined && isDayDone(stored, today)) return showCard(DONE_HASH);
    if (hash === TEN_HASH && opening && learning.memory.size === 0 && !learning.session)
      return begin(openingSession(opening, today, opening.of ? 0 : newSeed()), wished);
    begin(plannedSession(learning, found, today, wished), wished);
  };

  const follow = (now: LearnerState, found: Material) => {
    const { learning, today } = now;
    const { hash } = location;
    if (isSessionHash(hash)) return startByAddress(now, found);
    const asked = positionIn(hash);
    if (asked === undefined) return showCard(hash);
    const stored = currentSessionOf(learning, found, today, opened.current);
    const reached = stored && reachableIndex(stored, asked);
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
  useScreenFromAddress(material, known, follow, screen);
  const answerEarly = early !== undefined && begun && !isPrinted;
  useEffect(() => {
    if (!answerEarly) return;
    setEarly(undefined);
    reveal(early);
  });

  return {
    isPrinted,
    screen,
    session,
    question,
    at,
    choice,
    place,
    isDone: place === DONE_HASH && session !== undefined && isSessionOver(session),
    start,
    goOn,
    choose: (picked: Choice) => {
      if (isPrinted) return setEarly(picked);
      if (!session || isRevealed) return;
      screen.change({ type: 'choose' });
      change((learning) => withChoice(learning, session.id, at, picked));
    },
    reveal,
    next,
    previous,
    /**
     * Marks the answer on the screen as a guess; undefined if it is not the last one, was wrong, or is marked already.
     */
    unsure: isRevealed ? unsureAt(at) : undefined,
    toPlan: () => {
      replaceHash(location.pathname + location.search);
      showCard('');
    },
  };
}
