/** A simulated exam, drawn from the bank by blueprint and number: no feedback until the end, then the whole result. */
import { useCallback, useMemo, useState } from 'react';
import { drawExam, examNumberIn, newExamNumber } from '../../model/draw-exam.ts';
import {
  DEFAULT_SETTINGS,
  EMPTY_PROGRESS,
  nextTryNumber,
  type Progress,
  runningAttemptOf,
  withSettings,
} from '../../model/progress.ts';
import type { ExamBlueprint, FullQuestion, PracticeData, QuizData } from '../../model/quiz-data.ts';
import { seedOfPupil, shuffle } from '../../model/shuffle.ts';
import { attemptHash, attemptIdIn } from '../../parts/practice/address.ts';
import { BankStatus, PartStatus } from '../../parts/practice/BankStatus.tsx';
import { useEffect } from '../../parts/practice/effects.ts';
import { nextInput } from '../../parts/practice/reasons.ts';
import { useBank } from '../../parts/practice/use-bank.ts';
import { useLazyPart } from '../../parts/practice/use-lazy-part.ts';
import { loadSecondForms } from '../../parts/second-forms.ts';
import { deviceProgress, type ProgressStore } from '../../store/progress.ts';
import { readPupilName } from '../../store/pupil-name.ts';
import { PastResults } from '../result/PastResults.tsx';
import { Session, type SessionControls } from '../Session.tsx';
import { ExamCard, type SettingsControls } from './ExamCard.tsx';

const EXAM = 'simulacro';
const results = () => import('../result/results.ts');

type Props = { data: PracticeData; store?: ProgressStore };

export function Exam({ data: practice, store = deviceProgress }: Props) {
  const [forms, setForms] = useState<readonly FullQuestion[]>([]);
  const loadForms = useCallback(
    async () => setForms(await loadSecondForms(practice.bank)),
    [practice.bank],
  );
  const device = useDevice(store);
  const wanted = useCallback(
    () => (isNewTo(store) ? nextInput(['click', 'hashchange']) : undefined),
    [store],
  );
  const bank = useBank(practice.bank, loadForms, wanted);
  const [isPressed, setPressed] = useState(false);
  const blueprint = practice.exam as ExamBlueprint;
  const [hash, setHash] = useState('');
  // These states are kept outside the card, which is replaced when the questions have loaded.
  const [minutes, setMinutes] = useState<number>();
  const [isOpen, setOpen] = useState(false);
  const data = useMemo(
    (): QuizData => ({
      test: {
        id: EXAM,
        title: 'Simulacro de examen',
        minutes: blueprint.minutes ?? 0,
        whole: true,
      },
      bankRevision: bank.revision,
      questions: [...bank.questions, ...forms],
      links: practice.links,
      passMark: practice.passMark,
    }),
    [bank.questions, bank.revision, blueprint, forms, practice],
  );
  const result = useLazyPart(results);
  const { load } = result;
  const wantsResult = hash.startsWith('#r=') || attemptIdIn(hash) !== undefined;
  const isReady = bank.state === 'ready';
  useEffect(() => {
    // Loads the script of the result early, so that a reader who loses the connection still sees the result.
    if (isReady) void (wantsResult ? load() : nextInput().then(load));
  }, [isReady, load, wantsResult]);

  const chosen = { blueprint, minutes, onMinutes: setMinutes, isOpen, onOpen: setOpen };
  if (bank.state !== 'ready') {
    return (
      <div className="quiz">
        <ExamCard
          {...chosen}
          controls={undefined}
          settings={device}
          asked={undefined}
          isLoading={!device.isNew || isPressed}
          onStart={() => setPressed(true)}
        >
          <BankStatus bank={bank} />
        </ExamCard>
        <PastResults data={data} progress={EMPTY_PROGRESS} shown={undefined} exam />
      </div>
    );
  }

  const start = ({ onStart }: SessionControls) => {
    setPressed(false);
    const asked = examNumberIn(hash);
    const number = asked ?? newExamNumber(data.questions, blueprint, seenIn(store.read()));
    const questions = drawExam(data.questions, blueprint, number);
    // In a class each pupil gets a different order.
    const own =
      asked === undefined || readPupilName() === ''
        ? undefined
        : seedOfPupil(number, readPupilName());
    onStart({
      kind: EXAM,
      ref: String(number),
      seed: own ?? number,
      questions: own === undefined ? questions : shuffle(questions, own),
      sealed: own === undefined ? undefined : nextTryNumber(store.read(), EXAM, own),
      ...(minutes === undefined ? {} : { limitMinutes: minutes }),
    });
  };

  return (
    <Session
      data={data}
      store={store}
      out={data.links.exam ?? data.links.tests}
      onFinish={({ id }) => attemptHash(id)}
      onOtherAddress={setHash}
      card={(controls) => (
        <>
          {wantsResult ? (
            result.part ? (
              <result.part.ExamResult key={hash} data={data} store={store} />
            ) : (
              <>
                <h1 tabIndex={-1}>Resultado</h1>
                <PartStatus late={result} />
              </>
            )
          ) : (
            <ExamCard
              {...chosen}
              controls={controls}
              settings={controls}
              asked={examNumberIn(hash)}
              unknown={hash.startsWith('#examen=') && examNumberIn(hash) === undefined}
              isPressed={isPressed}
              onStart={() => start(controls)}
            />
          )}
          <PastResults data={data} progress={store.read()} shown={attemptIdIn(hash)} exam />
        </>
      )}
    />
  );
}

const seenIn = ({ finished, running, log }: Progress): ReadonlySet<string> =>
  new Set([
    ...[...finished, ...running.map(({ attempt }) => attempt)].flatMap(({ order }) =>
      order.map(({ id }) => id),
    ),
    ...log.map(([, id]) => id),
  ]);

/**
 * True if the address names no exam and the device has none under way. The questions then load at the reader's first
 * input.
 */
const isNewTo = (store: ProgressStore): boolean =>
  window.location.hash === '' && runningAttemptOf(store.read(), EXAM) === undefined;

/**
 * The settings on the device, for a card that waits for its questions. Before they are read, the defaults apply, as in
 * the build.
 */
function useDevice(store: ProgressStore): SettingsControls & { isNew: boolean } {
  const [device, show] = useState({ settings: DEFAULT_SETTINGS, isNew: false });
  useEffect(() => {
    show({ settings: store.read().settings, isNew: isNewTo(store) });
  }, [store]);
  return {
    ...device,
    onSettings: (change) => {
      store.update((progress) => withSettings(progress, change));
      show((before) => ({ ...before, settings: { ...before.settings, ...change } }));
    },
  };
}
