/** A simulated exam, drawn from the bank by blueprint and number: no feedback until the end, then the whole result. */
import { type ReactNode, useMemo, useState } from 'react';
import { drawExam, examIn, newExamNumber } from '../../model/draw.ts';
import { DEFAULT_SETTINGS, EMPTY_PROGRESS, withSettings } from '../../model/progress.ts';
import type { ExamBlueprint, PracticeData, QuizData } from '../../model/quiz-data.ts';
import { attemptHash, attemptIn } from '../../parts/practice/address.ts';
import { BankStatus, PartStatus } from '../../parts/practice/BankStatus.tsx';
import { useEffect } from '../../parts/practice/effects.ts';
import { nextInput } from '../../parts/practice/reasons.ts';
import { useBank } from '../../parts/practice/use-bank.ts';
import { usePart } from '../../parts/practice/use-part.ts';
import { deviceProgress, type ProgressStore } from '../../store/progress.ts';
import { PastResults } from '../result/PastResults.tsx';
import { type Controls, Session } from '../Session.tsx';
import { ExamCard, type SettingsControls } from './ExamCard.tsx';

const EXAM = 'simulacro';
const results = () => import('../result/results.ts');

type Props = { data: PracticeData; store?: ProgressStore };

export function Exam({ data: practice, store = deviceProgress }: Props): ReactNode {
  const bank = useBank(practice.bank);
  const early = useSettings(store);
  const blueprint = practice.exam as ExamBlueprint;
  const [hash, setHash] = useState('');
  // Here, not in the card: the card is drawn anew when the questions arrive.
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
      questions: [...bank.questions],
      links: practice.links,
      passMark: practice.passMark,
    }),
    [bank.questions, bank.revision, blueprint, practice],
  );
  const result = usePart(results);
  const { load } = result;
  const wantsResult = hash.startsWith('#r=') || attemptIn(hash) !== undefined;
  const isReady = bank.state === 'ready';
  useEffect(() => {
    // With the reasons: who loses the connection on the way sees the result all the same.
    if (isReady) void (wantsResult ? load() : nextInput().then(load));
  }, [isReady, load, wantsResult]);

  const chosen = { blueprint, minutes, onMinutes: setMinutes, isOpen, onOpen: setOpen };
  if (bank.state !== 'ready') {
    return (
      <div className="quiz">
        <ExamCard
          {...chosen}
          controls={undefined}
          settings={early}
          asked={undefined}
          onStart={() => undefined}
        >
          <BankStatus bank={bank} />
        </ExamCard>
        <PastResults data={data} progress={EMPTY_PROGRESS} shown={undefined} exam />
      </div>
    );
  }

  const start = ({ onStart }: Controls) => {
    const seen = new Set(
      [...store.read().finished, ...store.read().running.map(({ attempt }) => attempt)].flatMap(
        ({ order }) => order.map(({ id }) => id),
      ),
    );
    const number = examIn(hash) ?? newExamNumber(bank.questions, blueprint, seen);
    onStart({
      kind: EXAM,
      ref: String(number),
      seed: number,
      questions: drawExam(bank.questions, blueprint, number),
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
              asked={examIn(hash)}
              unknown={hash.startsWith('#examen=') && examIn(hash) === undefined}
              onStart={() => start(controls)}
            />
          )}
          <PastResults data={data} progress={store.read()} shown={attemptIn(hash)} exam />
        </>
      )}
    />
  );
}

/** The settings on this device, for a card whose questions are still loading. */
function useSettings(store: ProgressStore): SettingsControls {
  // What the build printed, until the device is read.
  const [settings, show] = useState(DEFAULT_SETTINGS);
  useEffect(() => {
    show(store.read().settings);
  }, [store]);
  return {
    settings,
    onSettings: (change) => {
      store.update((progress) => withSettings(progress, change));
      show((before) => ({ ...before, ...change }));
    },
  };
}
