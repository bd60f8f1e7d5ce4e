/** How far the learner is: what is firm, and the readiness. */
import type { ReactNode } from 'react';
import { comingExam, isFuture } from '../model/days.ts';
import { answersIn, dueOn, MIN_ANSWERS, MIN_FORECAST, rowOf } from '../model/learning/due.ts';
import { isFirm } from '../model/learning/memory.ts';
import type { Material } from '../model/learning/plan-bank.ts';
import { memoryWords } from '../model/learning/queue.ts';
import {
  futureWords,
  needsMore,
  silentWords,
  tooLateWords,
} from '../model/learning/readiness-words.ts';
import type { RetosLink } from '../model/quiz-data.ts';
import { Preparation } from './Preparation.tsx';
import type { Known } from './use-learning.ts';
import type { Run } from './use-run.ts';

type Props = { run: Run; material: Material; known: Known };

export function Progress({ run, material, known }: Props): ReactNode {
  const { learning, today } = known;
  const { bank } = material;
  const examDay = comingExam(learning.plan?.examDay, today);
  const answers = answersIn(learning, bank);
  const missing = MIN_ANSWERS - answers;
  const asked = bank.questions.filter(({ isDrill }) => !isDrill);
  const rows = asked.flatMap((question) => rowOf(learning, question) ?? []);
  const seen = rows.length;
  const daysLeft = examDay === undefined ? undefined : examDay - today;
  const early = rows.filter(({ lastDay }) => isFuture(lastDay, today)).length;
  const { due } = dueOn(learning, bank, today);
  const isNew = learning.memory.size === 0;
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
        {answers >= MIN_FORECAST ? (
          <Preparation run={run} material={material} known={known} />
        ) : (
          missing > 0 && (
            <>
              <p>{silentWords(missing)}</p>
              {needsMore({ state: 'silent', answers, missing }, daysLeft) && (
                <p className="aviso">{tooLateWords(learning)}</p>
              )}
            </>
          )
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
