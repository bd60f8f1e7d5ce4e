/** How far the learner is: what is firm, the days of study, and the readiness with its picture. */
import { type ReactNode, useMemo } from 'react';
import type { RetosLink } from '../quiz/quiz-data.ts';
import { Road } from '../quiz/Road.tsx';
import { comingExam, isFuture } from './days.ts';
import { dueOn, holdOut, rowOf } from './due.ts';
import { isFirm } from './memory.ts';
import type { Material } from './plan-bank.ts';
import { type Readiness, readinessOn } from './readiness.ts';
import { measuringSession } from './run.ts';
import type { Known } from './use-learning.ts';
import type { Run } from './use-run.ts';
import { counted, futureWords, needsMore, readinessWords, studyDays } from './words.ts';

/** Of the lane line: one for each question would be too thin. */
const DASHES = 20;

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
  const firm = rows.filter((row) => isFirm(row, today, examDay)).length;
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
          <Road
            done={(DASHES * firm) / Math.max(1, asked.length)}
            total={DASHES}
            label="Preguntas firmes"
          />
          <p>
            <b>{`Vistas: ${seen} de ${asked.length}. Firmes: ${firm}. Por\u00A0repasar:\u00A0${due.length}.`}</b>
          </p>
          <p>{`Firme: la recordarás ${examDay === undefined ? 'en una semana' : 'el día del examen'}.`}</p>
          {early > 0 && <p className="aviso">{futureWords(early)}</p>}
          {firmTopics(material, known).map(({ href, label }) => (
            <p key={href}>
              Ya tienes firme este tema: prueba <a href={href}>{label}</a>.
            </p>
          ))}
          <Days known={known} />
        </section>
      )}
      <section>
        <h2>Tu preparación</h2>
        <ReadinessPicture readiness={readiness} />
        <NextStep readiness={readiness} material={material} />
        {needsMore(readiness, examDay === undefined ? undefined : examDay - today, bank.pass) && (
          <p className="aviso">
            Diez minutos al día no alcanzan para tu fecha: estudia 20, añade días o mueve la cita.
          </p>
        )}
        {readiness.state !== 'silent' && !isMeasuring && holdOut(learning, bank).length > 0 && (
          <p>
            <button
              className="btn alt"
              type="button"
              onClick={() => {
                run.begin(measuringSession(learning, material, today));
              }}
            >
              Mide tu preparación
            </button>
          </p>
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

function Days({ known: { learning, today } }: { known: Known }): ReactNode {
  const { studied, total, dots } = studyDays(learning, today);
  return (
    <div className="dias">
      <p>{`Días de estudio: ${studied} de ${total}`}</p>
      <p aria-hidden="true">
        {dots.map((isStudied, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot has no name but its place.
          <i key={at} className={isStudied ? 'si' : undefined} />
        ))}
      </p>
    </div>
  );
}

const SIDE = 10;

/** Ten by ten people: those who would pass are full, the others are rings. */
function ReadinessPicture({ readiness }: { readiness: Readiness }): ReactNode {
  const { text, share } = readinessWords(readiness);
  return (
    <div className={share === undefined ? undefined : 'de-cien'}>
      {share !== undefined && (
        <svg viewBox="0 0 100 100" role="img" aria-label={`${share} de 100`}>
          {Array.from({ length: SIDE * SIDE }, (_, at) => (
            <circle
              // biome-ignore lint/suspicious/noArrayIndexKey: a person of the picture has no name but its place.
              key={at}
              className={at < share ? 'si' : undefined}
              cx={5 + SIDE * (at % SIDE)}
              cy={5 + SIDE * Math.floor(at / SIDE)}
              r="3.4"
            />
          ))}
        </svg>
      )}
      <p>{text}</p>
    </div>
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
