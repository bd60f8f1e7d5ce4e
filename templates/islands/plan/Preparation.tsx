/** The readiness with its picture. */
import { type ReactNode, useMemo } from 'react';
import { comingExam } from '../model/days.ts';
import { holdOut } from '../model/learning/due.ts';
import type { Material } from '../model/learning/plan-bank.ts';
import { predictedShare, type Readiness, readinessOn } from '../model/learning/readiness.ts';
import { needsMore, readinessWords, tooLateWords } from '../model/learning/readiness-words.ts';
import type { Day, Learning, PlanSession, SessionItem } from '../model/learning/types.ts';
import { counted } from '../model/learning/words.ts';
import { newSeed } from '../model/shuffle.ts';
import { Camino } from '../parts/road/Camino.tsx';
import type { Known } from './use-learning.ts';
import type { Run } from './use-run.ts';

type Props = { run: Run; material: Material; known: Known };

export function Preparation({ run, material, known: { learning, today } }: Props): ReactNode {
  const { bank } = material;
  const examDay = comingExam(learning.plan?.examDay, today);
  const readiness = useMemo(
    () => readinessOn(learning, bank, { today, day: examDay ?? today }),
    [bank, examDay, learning, today],
  );
  const daysLeft = examDay === undefined ? undefined : examDay - today;
  const held = holdOut(learning, bank, today);
  const session = run.session;
  const isMeasuring = session !== undefined && session.results.length < session.items.length;
  return (
    <>
      <ReadinessRoad readiness={readiness} pass={bank.pass} of={bank.exam.questions} />
      <NextStep readiness={readiness} material={material} />
      {needsMore(readiness, daysLeft) && <p className="aviso">{tooLateWords(learning)}</p>}
      {readiness.state !== 'silent' && !isMeasuring && held.length > 0 && (
        <>
          {daysLeft !== undefined && daysLeft < 10 && <p>Te queda una semana: mídete ahora.</p>}
          <p>
            <button
              className="btn alt"
              type="button"
              onClick={() => {
                run.begin(measuringSession(learning, material, today));
              }}
            >
              {`Mide tu preparación (${held.length} preguntas)`}
            </button>
          </p>
        </>
      )}
    </>
  );
}

/** «Mide tu preparación»: the questions that were held out, once. */
function measuringSession(
  learning: Learning,
  { bank }: Material,
  day: Day,
): PlanSession | undefined {
  const ids = holdOut(learning, bank, day).map(({ id }) => id);
  if (ids.length === 0) return undefined;
  return {
    id: newSeed().toString(36),
    day,
    minutes: 10,
    items: ids.map((id): SessionItem => ({ id, reason: 'new', again: false })),
    results: [],
    predicted: predictedShare(learning, bank, ids, day),
  };
}

/** Where the score of an exam of this site would be, beside the pass mark. */
function ReadinessRoad({
  readiness,
  pass,
  of,
}: {
  readiness: Readiness;
  pass: number;
  of: number;
}): ReactNode {
  const { text, band } = readinessWords(readiness);
  return (
    <>
      {band && (
        <Camino
          car={(band[0] + band[1]) / 2}
          band={band}
          posts={[{ at: (100 * pass) / of, number: pass, word: 'Aprobar' }]}
        />
      )}
      <p>{text}</p>
    </>
  );
}

function NextStep({
  readiness,
  material: { file },
}: {
  readiness: Readiness;
  material: Material;
}): ReactNode {
  const next = readiness.state === 'silent' ? undefined : readiness.next;
  const section = next && file.sections[Number(next.group)];
  if (!next || !section) return null;
  return (
    <p>
      Lo que más te sube: <a href={section.href}>{section.title}</a>,{' '}
      {counted(next.questions, 'pregunta', 'preguntas')}.
    </p>
  );
}
