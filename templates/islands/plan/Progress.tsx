/** How far the learner is: what is firm, the days of study, and the readiness with its picture. */
import { type ReactNode, useMemo } from 'react';
import { Camino } from '../quiz/Camino.tsx';
import type { RetosLink } from '../quiz/quiz-data.ts';
import { comingExam, isFuture } from './days.ts';
import { dueOn, holdOut, rowOf } from './due.ts';
import { isFirm } from './memory.ts';
import type { Material } from './plan-bank.ts';
import { memoryWords } from './queue.ts';
import { type Readiness, readinessOn } from './readiness.ts';
import { measuringSession } from './run.ts';
import type { Known } from './use-learning.ts';
import type { Run } from './use-run.ts';
import { counted, futureWords, needsMore, readinessWords } from './words.ts';

type Props = { run: Run; material: Material; known: Known };

export function Progress({ run, material, known }: Props): ReactNode {
  const { learning, today } = known;
  const { bank } = material;
  const examDay = comingExam(learning.plan?.examDay, today);
  const readiness = useMemo(
    () => readinessOn(learning, bank, { today, day: examDay ?? today }),
    [bank, examDay, learning, today],
  );
  const asked = bank.questions.filter(({ isDrill }) => !isDrill);
  const rows = asked.flatMap((question) => rowOf(learning, question) ?? []);
  const seen = rows.length;
  const daysLeft = examDay === undefined ? undefined : examDay - today;
  const held = holdOut(learning, bank, today);
  const early = rows.filter(({ lastDay }) => isFuture(lastDay, today)).length;
  const { due } = dueOn(learning, bank, today);
  const isNew = learning.memory.size === 0;
  const session = run.session;
  const isMeasuring = session !== undefined && session.results.length < session.items.length;
  return (
    <>
      {!isNew && (
        <section>
          <h2>Cómo vas</h2>
          <p>
            <b>{memoryWords(seen - due.length, due.length, asked.length - seen)}</b>
          </p>
          {early > 0 && <p className="aviso">{futureWords(early)}</p>}
          {firmTopics(material, known).map(({ href, label }) => (
            <p key={href}>
              Ya tienes firme este tema: prueba <a href={href}>{label}</a>.
            </p>
          ))}
        </section>
      )}
      <section>
        <h2>Tu preparación</h2>
        <ReadinessRoad readiness={readiness} pass={bank.pass} of={bank.exam.questions} />
        <NextStep readiness={readiness} material={material} />
        {needsMore(readiness, daysLeft) && (
          <p className="aviso">
            {`A ${learning.plan?.minutes ?? 10} minutos al día es probable que no llegues a tu fecha. Estudia 20, añade días o mueve la cita.`}
          </p>
        )}
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
      </section>
    </>
  );
}

/** The harder questions of the topics of which every question is firm. */
export function firmTopics(
  { bank, retos }: Pick<Material, 'bank' | 'retos'>,
  { learning, today }: Pick<Known, 'learning' | 'today'>,
): RetosLink[] {
  return retos.filter(({ topic }) => {
    const own = bank.questions.filter((each) => !each.isDrill && each.topic === topic);
    return (
      own.length > 0 &&
      own.every((question) => {
        const row = rowOf(learning, question);
        return row !== undefined && isFirm(row, today, learning.plan?.examDay);
      })
    );
  });
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
