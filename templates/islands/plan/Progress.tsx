/** How far the learner is: what is known, what would pass, and what a session begins with. */
import { Fragment, type ReactNode, useMemo } from 'react';
import { comingExam, isFuture } from '../model/days.ts';
import { isMissed, MARKS, STAND_WORDS } from '../model/learning/concept.ts';
import { countsOf, scoredOf, standingOf } from '../model/learning/forms.ts';
import { passingOn } from '../model/learning/passing.ts';
import type { Material } from '../model/learning/plan-bank.ts';
import { futureWords, passingWords } from '../model/learning/readiness-words.ts';
import { formAfter, isDone } from '../model/learning/session.ts';
import { counted } from '../model/learning/words.ts';
import type { RetosLink } from '../model/quiz-data.ts';
import type { Known } from './use-learning.ts';

type Props = { material: Material; known: Known };

/** What is known, half known, to be reviewed and not seen; of who is new nothing. */
export function Counts({ material, known }: Props): ReactNode {
  const { learning, today } = known;
  const { memory } = learning;
  if (memory.size === 0) return null;
  const standing = standingOf(learning, material.forms, today);
  const rows = standing.review.flatMap(({ id }) => memory.get(id) ?? []);
  const early = rows.filter(({ lastDay }) => isFuture(lastDay, today)).length;
  const forgotten = rows.filter((row) => !isMissed(row)).length - early;
  const harder = knownTopics(material, known);
  return (
    <section>
      <h2>Cómo vas</h2>
      <p className="saldo">
        {countsOf(standing).map(({ stand, count }) => (
          <span key={stand}>
            <b>{`${MARKS[stand]}\u00A0${count}`}</b> {STAND_WORDS[stand]}{' '}
          </span>
        ))}
      </p>
      <p className="meta">De {material.forms.concepts.length} reglas, señales y cifras.</p>
      {forgotten > 0 && (
        <p>{`De lo que te sabías, ${counted(forgotten, 'cosa se te está', 'cosas se te están')} olvidando.`}</p>
      )}
      {early > 0 && <p className="aviso">{futureWords(early)}</p>}
      {harder.length > 0 && (
        <p>
          Lo que ya te sabes, más difícil:{' '}
          {harder.map(({ href, label }, at) => (
            <Fragment key={href}>
              {at > 0 && ', '}
              <a href={href}>{label}</a>
            </Fragment>
          ))}
          .
        </p>
      )}
    </section>
  );
}

/** What would pass, and what to read for more; of who passed nothing. */
export function Readiness({ material, known }: Props): ReactNode {
  const { learning, today } = known;
  const { bank, forms } = material;
  const { memory, sights, plan } = learning;
  const examDay = comingExam(plan?.examDay, today);
  const passing = useMemo(
    () => passingOn({ concepts: scoredOf(forms), memory, sights }, bank, examDay ?? today),
    [bank, examDay, forms, memory, sights, today],
  );
  if (examDay === undefined && plan?.passedAt !== undefined) return null;
  const { figure, text } = passingWords(passing);
  return (
    <section>
      <h2>Tu preparación</h2>
      <p>
        {figure && <b className="de-cien">{`${figure} `}</b>}
        {text}
      </p>
      {passing.state === 'told' && <First material={material} known={known} />}
    </section>
  );
}

/** Where what the next session begins with is taught. */
function First({
  material,
  known: { learning, today },
}: {
  material: Material;
  known: Known;
}): ReactNode {
  const { session } = learning;
  const day = isDone(session, today) ? today + 1 : today;
  const form = formAfter({ day, items: [], results: [] }, learning, material);
  const section = form && material.file.sections[material.file.taughtIn[form.id] ?? -1];
  return (
    section && (
      <p>
        Lo que más te sube: <a href={section.href}>{section.title}</a>.
      </p>
    )
  );
}

/** The harder questions of the topics of which everything is known. */
export function knownTopics(
  { forms, retos }: Pick<Material, 'forms' | 'retos'>,
  { learning, today }: Pick<Known, 'learning' | 'today'>,
): RetosLink[] {
  const { known } = standingOf(learning, forms, today);
  return retos.filter(({ topic }) => {
    const own = scoredOf(forms).filter((each) => each.forms[0]!.topic === topic);
    return own.length > 0 && own.every(({ id }) => known.some((each) => each.id === id));
  });
}
