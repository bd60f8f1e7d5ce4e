/** Turns a test into its practice: start card, one question at a time, then the result page. */
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { deviceProgress, lastResultOf, type ProgressStore, type StorageTrouble } from '../storage/progress.ts';
import { cameFrom, dropPosition, positionIn, pushPosition, replacePosition } from './address.ts';
import { type Attempt, isLast, isReady } from './attempt.ts';
import { codeOf } from './outcome.ts';
import { QuestionScreen } from './QuestionScreen.tsx';
import type { QuizData } from './quiz-data.ts';
import { StartCard } from './StartCard.tsx';
import { useAttempt } from './use-attempt.ts';

const CHOOSE_FIRST = 'Escoge una respuesta para continuar';

const TROUBLE: Record<StorageTrouble, string> = {
  blocked: 'Este navegador no deja guardar tu progreso. Puedes practicar, pero al cerrar la página se pierde.',
  full: 'No queda espacio para guardar tu progreso. Puedes practicar, pero al cerrar la página se pierde.',
  damaged: 'No se pudo leer parte de tu progreso guardado. Apartamos una copia en este dispositivo y puedes seguir.',
  newer: 'Tu progreso es de una versión más nueva del sitio. Recarga la página. Lo de aquí no se guarda.',
};

type Props = { data: QuizData; store?: ProgressStore };

export function Quiz({ data, store = deviceProgress }: Props): ReactNode {
  const session = useAttempt(data, store);
  const { attempt, settings, load, start, claim, act } = session;
  const [asking, setAsking] = useState(false);
  const [notice, setNotice] = useState('');
  const root = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const feedback = useRef<HTMLHeadingElement>(null);
  const onScreen = useRef(false);
  const focusNext = useRef<'heading' | 'feedback' | undefined>(undefined);

  const show = useCallback((question: boolean) => {
    focusNext.current = question ? 'heading' : undefined;
    onScreen.current = question;
    setNotice('');
    setAsking(question);
  }, []);

  /** The address decides what is shown: at load, on Back and Forward, and on the links of the start card. */
  const followAddress = useCallback(() => {
    const wanted = positionIn(location.hash);
    if (wanted === undefined) return show(false);
    const current = onScreen.current ? act({ type: 'goTo', position: wanted }) : (claim() ?? (wanted === 0 ? start() : undefined));
    const reached = current && act({ type: 'goTo', position: wanted });
    if (!reached || reached.endedAt !== undefined) {
      dropPosition();
      return show(false);
    }
    if (reached.position !== wanted) replacePosition(reached.position);
    show(true);
  }, [act, claim, show, start]);

  useEffect(() => {
    load();
    followAddress();
    focusNext.current = undefined;
    const onShow = (event: PageTransitionEvent) => {
      // Back from the result page: the browser kept this page as it was, but the attempt is over.
      if (!event.persisted) return;
      onScreen.current = false;
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

  useEffect(() => {
    const target = focusNext.current === 'heading' ? heading.current : focusNext.current === 'feedback' ? feedback.current : null;
    if (target && focusNext.current === 'heading') {
      target.focus({ preventScroll: true });
      root.current?.scrollIntoView({ block: 'start' });
    } else target?.focus();
    if (target) focusNext.current = undefined;
  });

  usePageState(root, asking && attempt ? `Pregunta ${attempt.position + 1} de ${attempt.order.length}` : undefined);

  const goForward = () => {
    if (!attempt) return;
    if (!isReady(attempt)) return setNotice(CHOOSE_FIRST);
    const explain = settings.explain && !session.readOnly;
    if (isLast(attempt) && !(explain && !isRevealed(attempt))) return finish();
    const next = act({ type: 'next', explain });
    if (!next || next === attempt) return;
    if (next.position === attempt.position) focusNext.current = 'feedback';
    else {
      pushPosition(next.position, attempt.position);
      show(true);
    }
  };

  const finish = () => {
    const done = act({ type: 'finish', at: Date.now() });
    if (!done?.endedAt) return;
    // The stored result is enough, unless this device could not store it: then the address carries it.
    const stored = store.trouble() === undefined && lastResultOf(store.read(), data.test.id)?.id === done.id;
    location.assign(data.links.result + (stored ? '' : `#r=${codeOf(data, done)}`));
  };

  const goBack = () => {
    if (!attempt || attempt.position === 0) return;
    if (cameFrom(attempt.position - 1)) return history.back();
    act({ type: 'previous' });
    pushPosition(attempt.position - 1, attempt.position);
    show(true);
  };

  const reveal = () => {
    const next = act({ type: 'reveal' });
    if (next !== attempt) focusNext.current = 'feedback';
  };

  const restart = () => {
    start();
    pushPosition(0, undefined);
    show(true);
  };

  const takeOver = () => {
    const taken = claim();
    if (taken) replacePosition(taken.position);
    else dropPosition();
    show(taken !== undefined);
  };

  const question = attempt && data.questions.find(({ id }) => id === attempt.order[attempt.position]?.id);

  return (
    <div className="quiz" ref={root}>
      <div role="status">
        {session.trouble && <p className="aviso">{TROUBLE[session.trouble]}</p>}
        {session.voided > 0 && (
          <p className="aviso">
            Las preguntas cambiaron desde tu última visita: {session.voided === 1 ? '1 respuesta quedó' : `${session.voided} respuestas quedaron`} sin efecto.
          </p>
        )}
        {session.readOnly && <p className="aviso">Este test cambió en otra pestaña. Aquí queda solo para leer.</p>}
      </div>
      {session.readOnly && (
        <button className="btn alt" type="button" onClick={takeOver}>
          Seguir aquí
        </button>
      )}
      {asking && attempt && question ? (
        <QuestionScreen
          key={question.id}
          data={data}
          question={question}
          attempt={attempt}
          keys={settings.keys}
          locked={session.readOnly}
          notice={notice}
          heading={heading}
          feedback={feedback}
          onChoose={(choice) => {
            setNotice('');
            act({ type: 'choose', choice });
          }}
          onReveal={reveal}
          onNext={goForward}
          onPrevious={goBack}
        />
      ) : (
        <StartCard data={data} attempt={attempt?.endedAt === undefined ? attempt : undefined} settings={settings} onSettings={session.set} onRestart={restart} />
      )}
    </div>
  );
}

function isRevealed(attempt: Attempt): boolean {
  const asked = attempt.order[attempt.position];
  return asked !== undefined && attempt.answers.get(asked.id)?.revealed === true;
}

/** Names the question in the title, and marks the island so that the style can put away the list below it. */
function usePageState(root: { current: HTMLDivElement | null }, screen: string | undefined): void {
  const pageTitle = useRef<string>(undefined);
  useEffect(() => {
    pageTitle.current ??= document.title;
    document.title = screen ? `${screen} – ${pageTitle.current}` : pageTitle.current;
    root.current?.closest('[data-island]')?.setAttribute('data-estado', screen ? 'pregunta' : 'inicio');
  }, [root, screen]);
}
