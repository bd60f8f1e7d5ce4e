/** Turns an attempt and the page's address into what is on the screen: start card, question, map or the end of the time. */
import { type ReactNode, useCallback, useRef, useState } from 'react';
import type { PracticeSettings, ProgressStore } from '../storage/progress.ts';
import {
  cameFrom,
  dropPosition,
  isMap,
  leaveQuestions,
  positionIn,
  pushMap,
  pushPosition,
  replaceHash,
  replacePosition,
} from './address.ts';
import { type Attempt, isExam, isLast, isReady } from './attempt.ts';
import { ExamMap } from './ExamMap.tsx';
import { useEffect } from './effects.ts';
import { Notices } from './Notices.tsx';
import { QuestionScreen } from './QuestionScreen.tsx';
import type { QuizData } from './quiz-data.ts';
import { TimeUp } from './TimeUp.tsx';
import { type StartPlan, useAttempt } from './use-attempt.ts';
import { useClock } from './use-clock.ts';
import { usePageState } from './use-page-state.ts';

const CHOOSE_FIRST = 'Escoge una respuesta para continuar';

/** What a start card can do. */
export type Controls = {
  attempt: Attempt | undefined;
  settings: PracticeSettings;
  onSettings: (change: Partial<PracticeSettings>) => void;
  onStart: (plan?: StartPlan) => void;
};

type Screen = 'card' | 'question' | 'map';

type Props = {
  data: QuizData;
  store: ProgressStore;
  /** The address #p1 alone starts a new attempt. */
  startsByAddress?: boolean;
  /** Every answer is explained before the next question, whatever the setting. */
  alwaysExplains?: boolean;
  /** Its h1 takes the focus when the reader comes back to it. */
  card: (controls: Controls) => ReactNode;
  /** Returns the place of the result on this page; nothing if the page is being left for it. */
  onFinish: (done: Attempt) => string | undefined;
  /** Called for an address that is no place of a session: #examen=…, #r=…. */
  onOtherAddress?: (hash: string) => void;
};

export function Session({
  data,
  store,
  startsByAddress = false,
  alwaysExplains = false,
  card,
  onFinish,
  onOtherAddress,
}: Props): ReactNode {
  const session = useAttempt(data, store);
  const { attempt, settings, load, start, claim, act } = session;
  const [screen, setScreen] = useState<Screen>('card');
  const [notice, setNotice] = useState('');
  const root = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const feedback = useRef<HTMLHeadingElement>(null);
  const current = useRef<Screen>('card');
  const focusNext = useRef<'heading' | 'feedback' | undefined>(undefined);

  const show = useCallback((next: Screen) => {
    focusNext.current = 'heading';
    current.current = next;
    setNotice('');
    setScreen(next);
  }, []);

  /** The address decides what is shown: at load, on Back and Forward, and on the links of the start card. */
  const followAddress = useCallback(() => {
    const { hash } = location;
    const wanted = positionIn(hash);
    if (wanted === undefined && !isMap(hash)) {
      show('card');
      return onOtherAddress?.(hash);
    }
    if (current.current === 'card' && !claim() && wanted === 0 && startsByAddress) start();
    // Without a position the attempt stays where it is: spending nothing only looks at it.
    const reached = act(
      wanted === undefined ? { type: 'spend', ms: 0 } : { type: 'goTo', position: wanted },
    );
    if (!reached || reached.endedAt !== undefined || (wanted === undefined && !isExam(reached))) {
      dropPosition();
      return show('card');
    }
    if (wanted === undefined) return show('map');
    if (reached.position !== wanted) replacePosition(reached.position);
    show('question');
  }, [act, claim, load, onOtherAddress, show, start, startsByAddress]);

  useEffect(() => {
    load();
    followAddress();
    // Who arrives at a question is not moved; who pressed the card's link before this script came is taken to it. And never
    // is the card moved under a finger that is just pressing.
    const { userActivation } = navigator as { userActivation?: UserActivation };
    if (current.current === 'card' || !userActivation?.hasBeenActive) focusNext.current = undefined;
    const onShow = (event: PageTransitionEvent) => {
      // Back from the result page: the browser kept this page as it was, but the attempt is over.
      if (!event.persisted) return;
      current.current = 'card';
      load();
      followAddress();
    };
    window.addEventListener('popstate', followAddress);
    window.addEventListener('pageshow', onShow);
    return () => {
      window.removeEventListener('popstate', followAddress);
      window.removeEventListener('pageshow', onShow);
    };
  }, [load, followAddress]);

  const clock = useClock(attempt, screen !== 'card' && !session.readOnly, act);
  const over = clock.over && screen !== 'card' && !session.readOnly;
  const place =
    attempt && screen === 'question'
      ? `Pregunta ${attempt.position + 1} de ${attempt.order.length}`
      : screen === 'map'
        ? 'Antes de terminar'
        : undefined;
  // Before the scroll below: what it puts away would move the page under it.
  usePageState(root, over ? 'Se acabó el tiempo' : place);

  useEffect(() => {
    // What was asked for is not drawn yet.
    if (current.current !== screen) return;
    const wanted = focusNext.current;
    // A card draws its own heading, whichever card it is.
    const target =
      wanted === 'feedback'
        ? feedback.current
        : wanted === 'heading'
          ? (heading.current ?? root.current?.querySelector('h1'))
          : null;
    if (!target) return;
    focusNext.current = undefined;
    target.focus({ preventScroll: true });
    if (wanted === 'heading') {
      root.current?.scrollIntoView({ block: 'start' });
      return;
    }
    // As much of the reason as fits; of one that is taller than the screen, its beginning.
    target.parentElement?.scrollIntoView({ block: 'nearest' });
    target.scrollIntoView({ block: 'nearest' });
  });

  useEffect(() => {
    if (over) heading.current?.focus();
  }, [over]);

  const goTo = (position: number) => {
    const next = act({ type: 'goTo', position });
    if (!next) return;
    // It comes from the map: the entry before it is no question.
    pushPosition(next.position, undefined);
    show('question');
  };

  const openMap = () => {
    pushMap();
    show('map');
  };

  const goForward = () => {
    if (!attempt) return;
    if (!isReady(attempt)) return setNotice(CHOOSE_FIRST);
    const explain = (settings.explain || alwaysExplains) && !session.readOnly && !isExam(attempt);
    if (isLast(attempt) && isExam(attempt)) return openMap();
    if (isLast(attempt) && !(explain && !isRevealed(attempt))) return finish();
    const next = act({ type: 'next', explain });
    if (!next || next === attempt) return;
    if (next.position === attempt.position) focusNext.current = 'feedback';
    else {
      pushPosition(next.position, attempt.position);
      show('question');
    }
  };

  const finish = () => {
    const done = act({ type: 'finish', at: Date.now() });
    if (done?.endedAt === undefined) return;
    leaveQuestions(() => {
      const result = onFinish(done);
      // Until the page is left the last question stays: a start card would flash by.
      if (result === undefined) return;
      replaceHash(result);
      followAddress();
    });
  };

  const goOnUntimed = () => {
    act({ type: 'untime' });
    // Back where the reader was, the focus too: the button that was pressed is gone.
    show(screen);
  };

  const goBack = () => {
    if (!attempt || attempt.position === 0) return;
    if (cameFrom(attempt.position - 1)) return history.back();
    act({ type: 'previous' });
    pushPosition(attempt.position - 1, attempt.position);
    show('question');
  };

  const reveal = () => {
    const next = act({ type: 'reveal' });
    if (next !== attempt) focusNext.current = 'feedback';
  };

  const onStart = (plan?: StartPlan) => {
    start(plan);
    pushPosition(0, undefined);
    show('question');
  };

  const onTakeOver = session.readOnly
    ? () => {
        const taken = claim();
        if (taken) replacePosition(taken.position);
        else dropPosition();
        show(taken ? 'question' : 'card');
      }
    : undefined;

  const question =
    attempt && data.questions.find(({ id }) => id === attempt.order[attempt.position]?.id);
  const body = () => {
    if (!attempt || !question || screen === 'card')
      return card({
        attempt: attempt?.endedAt === undefined ? attempt : undefined,
        settings,
        onSettings: session.set,
        onStart,
      });
    if (over)
      return <TimeUp attempt={attempt} heading={heading} onFinish={finish} onGoOn={goOnUntimed} />;
    if (screen === 'map')
      return (
        <ExamMap
          attempt={attempt}
          heading={heading}
          onTakeOver={onTakeOver}
          onGoTo={goTo}
          onFinish={finish}
        />
      );
    return (
      <QuestionScreen
        key={question.id}
        data={data}
        question={question}
        attempt={attempt}
        keys={settings.keys}
        notice={notice}
        onTakeOver={onTakeOver}
        clock={clock}
        heading={heading}
        feedback={feedback}
        onChoose={(choice) => {
          setNotice('');
          act({ type: 'choose', choice });
        }}
        onReveal={reveal}
        onNext={goForward}
        onPrevious={goBack}
        onFlag={() => act({ type: 'flag' })}
        onMap={openMap}
      />
    );
  };

  return (
    <div className="quiz" ref={root}>
      <Notices trouble={session.trouble} voided={session.voided} />
      {body()}
    </div>
  );
}

function isRevealed(attempt: Attempt): boolean {
  const asked = attempt.order[attempt.position];
  return asked !== undefined && attempt.answers.get(asked.id)?.revealed === true;
}
