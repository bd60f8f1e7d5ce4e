/**
 * A result as the reader sees it: score, verdict, one next step, topics, and a folded list of the questions to review.
 */

import type { Attempt } from '../../model/attempt.ts';
import type { Outcome } from '../../model/outcome.ts';
import type { QuizData } from '../../model/quiz-data.ts';
import { TOPIC_NAMES } from '../../model/topics.ts';
import {
  GOAL_PERCENT,
  missedSectionsOf,
  PERCENT_SUFFIX,
  percentChangeText,
  type Verdict,
  verdictOf,
} from '../../model/verdict.ts';
import { ButtonLink } from '../../parts/Buttons.tsx';
import { customPropertiesRef } from '../../parts/custom-properties.ts';
import { pageTitle } from '../../parts/page-title.ts';
import { useEffect } from '../../parts/practice/effects.ts';
import { ProgressRoad } from '../../parts/road/ProgressRoad.tsx';
import type { ProgressStore } from '../../store/progress.ts';
import { isInClass } from '../../store/pupil-name.ts';
import { Misses } from './Misses.tsx';
import { PractiseButton } from './PractiseButton.tsx';
import { ResultRoad } from './ResultRoad.tsx';
import { SendToClassForm } from './SendToClassForm.tsx';
import { ShareSection } from './ShareSection.tsx';

const SECTIONS_SHOWN = 3;

/** Address of the practice that the result belongs to. */
export const practiceHref = ({ links }: QuizData): string => links.start ?? links.tests;

/** True if the score of a topic reaches the goal; until then its harder questions stay hidden. */
const isMastered = (score: number, total: number): boolean => 100 * score >= GOAL_PERCENT * total;

type Link = { href: string; label: string };

/** A result that was found, on the device or in the address. */
export type FoundResult = {
  outcome: Outcome;
  shared: boolean;
  /** True if the result is the reader's own and this device could not store it. */
  unsaved?: boolean;
  attempt?: Attempt;
  seed: number;
  before?: number | undefined;
};

type Props = FoundResult & { data: QuizData; store: ProgressStore; again: Link };

function Words({ of: { passes, title, text } }: { of: Verdict }) {
  return (
    <>
      {passes && <p className="verdict">{passes}</p>}
      <h2 id="banda">{title}</h2>
      <p className="verdict">{text}</p>
    </>
  );
}

export function ResultDetails(props: Props) {
  const { data, outcome, before, shared, unsaved = false } = props;
  const verdict = verdictOf(outcome, data);
  useEffect(() => {
    // The page contains a note about the next steps, which the stylesheet shows only for an excellent result.
    document.documentElement.dataset.banda = verdict.look;
    return () => {
      delete document.documentElement.dataset.banda;
    };
  }, [verdict.look]);
  const { score, total } = outcome;
  const { title } = data.test;
  useEffect(() => {
    document.title = pageTitle(`${score} de ${total}`, `Resultado: ${title}`);
    return () => {
      document.title = pageTitle(undefined);
    };
  }, [score, title, total]);
  const text = `${data.test.title}: ${outcome.score} de ${outcome.total} (${outcome.percent}${PERCENT_SUFFIX})`;
  const url =
    outcome.code === undefined
      ? undefined
      : `${window.location.origin}${data.links.result}#r=${outcome.code}`;
  // A visitor from a class link has one thing left to do: send the result.
  const isOfClass = !shared && isInClass();
  // The verdict already shows the score of a single topic, so the column beside it begins with the sections to read.
  const isOne = outcome.topics.length === 1;
  return (
    <>
      {(shared || unsaved) && (
        <p className="notice">
          {shared
            ? 'Estás viendo un resultado compartido.'
            : 'Este es tu resultado. No se pudo guardar en este dispositivo: copia el enlace para volver a verlo.'}
        </p>
      )}
      {outcome.changed > 0 && (
        <p className="notice">
          {outcome.changed === 1
            ? '1 pregunta cambió desde entonces y no cuenta.'
            : `${outcome.changed} preguntas cambiaron desde entonces y no cuentan.`}
        </p>
      )}
      {outcome.old !== undefined && (
        <p className="notice">
          {outcome.old === 1
            ? '1 pregunta cambió desde entonces: cuenta como se contestó ese día.'
            : `${outcome.old} preguntas cambiaron desde entonces: cuentan como se contestaron ese día.`}
        </p>
      )}
      {isOfClass && url !== undefined && <SendToClassForm url={url} text={text} isNext />}
      <div className="result-columns">
        <div>
          <section className={`score-band ${verdict.look}`} aria-labelledby="banda">
            <ResultRoad
              outcome={outcome}
              pass={data.test.reto ? undefined : data.passMark.percent}
              change={percentChangeText(outcome.percent, before)}
            />
            <Words of={verdict} />
          </section>
          <NextStep {...props} />
          {!data.test.reto && (
            <p className="meta">
              La nota para aprobar es {data.passMark.percent}
              {PERCENT_SUFFIX} ({data.passMark.wording}).
            </p>
          )}
        </div>
        {!isOne && <Topics data={data} outcome={outcome} />}
        <div className={isOne ? 'result-aside' : undefined}>
          {isOne && <Topics data={data} outcome={outcome} />}
          <Misses title="Para repasar" misses={outcome.misses} />
          <Misses title="Marcaste para revisar" misses={outcome.flagged} />
          <ShareSection url={url} text={text} isOpen={unsaved} isOfClass={isOfClass} />
        </div>
      </div>
    </>
  );
}

function NextStep({ data, outcome, shared, unsaved, store, again }: Props) {
  const { links, test } = data;
  const rest: Link[] = [
    again,
    { href: links.tests, label: test.reto ? 'Otros retos' : 'Otros Tests' },
    // Readers who have not reached the goal do not need an appointment yet.
    ...(outcome.percent >= GOAL_PERCENT
      ? [
          { href: links.procedures, label: 'Ver Información de Trámites' },
          { href: links.centres, label: 'Encontrar Centro CESCO' },
        ]
      : []),
    // With several topics, the links are beside the topics.
    ...(outcome.topics.length === 1 ? outcome.topics.flatMap((each) => retosOf(data, each)) : []),
  ];
  // A device that stores nothing cannot take the questions to the next page, and the review asks only questions of
  // tests.
  const isPractice = outcome.misses.length > 0 && !unsaved && !test.reto;
  const ahead: Link =
    test.whole || !links.exam
      ? { href: links.procedures, label: 'Ver Información de Trámites' }
      : { href: links.exam, label: 'Hacer el simulacro' };
  const first = shared || (!isPractice && outcome.misses.length > 0) ? again : ahead;
  return (
    <>
      <div className="action-bar">
        {isPractice ? (
          <PractiseButton
            review={links.review}
            store={store}
            questions={outcome.misses.map(({ question }) => question)}
            whose={shared ? 'estos' : 'tus'}
          />
        ) : (
          <ButtonLink look="primary" href={first.href} label={first.label} />
        )}
      </div>
      <p className="other-links">
        <Links links={rest.filter(({ label }) => isPractice || label !== first.label)} />
      </p>
    </>
  );
}

/** The links to the harder questions of a topic, if its score reaches the goal. */
const retosOf = ({ links }: QuizData, { topic, score, total }: Outcome['topics'][number]) =>
  (isMastered(score, total) && links.retos?.filter((retos) => retos.topic === topic)) || [];

const Links = ({ links }: { links: readonly Link[] }) =>
  links.map(({ href, label }) => (
    <a key={label} className="more-link" href={href}>
      {label}
    </a>
  ));

function Topics({ data, outcome: { topics, misses } }: Pick<Props, 'data' | 'outcome'>) {
  const isOne = topics.length === 1;
  const rows = topics.map((each) => ({
    ...each,
    reading: missedSectionsOf(misses, each.topic)
      .slice(0, SECTIONS_SHOWN)
      .map(({ title, href }) => ({ href, label: isOne ? title : `Lee ${title}` })),
  }));
  if (isOne && misses.length === 0) return null;
  return (
    <section
      className={isOne ? 'topic-scores' : 'topic-scores result-aside'}
      aria-labelledby="por-tema"
    >
      <h2 id="por-tema">{isOne ? 'Lee esto' : 'Por tema'}</h2>
      <ul
        // Section titles load late: reserve their lines, so that nothing below moves.
        ref={customPropertiesRef({
          '--lines': isOne ? Math.min(SECTIONS_SHOWN, misses.length) : 0,
        })}
      >
        {rows.map(({ reading, ...each }) => (
          <li key={each.topic}>
            {!isOne && (
              <>
                <span>
                  {TOPIC_NAMES[each.topic]}: {each.score} de {each.total}
                </span>
                <ProgressRoad
                  done={each.score}
                  total={each.total}
                  label={TOPIC_NAMES[each.topic]}
                />
              </>
            )}
            <Links links={reading} />
            {!isOne && <Links links={retosOf(data, each)} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
