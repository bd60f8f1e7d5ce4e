/** The simulated exam, and below it the facts about the real exam, with every source. */
import type { Blueprint } from '../../schemas/blueprint.ts';
import { CitedSources } from '../parts/CitedSources.tsx';
import { HtmlBlock } from '../parts/HtmlBlock.tsx';
import { PracticeFailure } from '../parts/PracticeFailure.tsx';
import { ScriptNotice } from '../parts/ScriptNotice.tsx';
import { SourceReadDates } from '../parts/SourceReadDates.tsx';
import type { IslandHtml, SourceLabel, View } from '../view.ts';

type ExamPageProps = IslandHtml & {
  view: View;
  blueprint: Blueprint;
  official: ExamRow[];
  own: SiteExamRow[];
  /** For each level of mastery, the number of exams out of 1,000 that a learner at this level passes. */
  chances: { mastery: string; passes: string }[];
  goal: string;
};

/** A known fact about the real exam, such as its time or its pass mark. */
export type ExamRow = {
  label: string;
  value: string;
  href: string;
  sourceLabel: SourceLabel;
  cites: string[];
};

export type SiteExamRow = { label: string; value: string; note?: string };

export function ExamPage(props: ExamPageProps) {
  const { view, blueprint, official, own, chances, goal, island, islandData } = props;
  return (
    <>
      <ScriptNotice what="El simulacro" page={view.href('/simulacro/')}>
        Puedes <a href={view.href('/tests/')}>leer todas las preguntas y sus respuestas</a>.
      </ScriptNotice>
      <HtmlBlock id="simulacro" data-island="exam" of={island} />
      <HtmlBlock of={islandData} />
      <PracticeFailure view={view} page={view.href('/simulacro/')} plain={view.href('/tests/')} />
      <section className="result-aside">
        <h2>Qué se sabe del examen oficial</h2>
        <p>{view.text(blueprint.intro)}</p>
        <div className="two-columns exam-facts">
          <section>
            <h3>El examen oficial</h3>
            <dl>
              {official.map((row) => (
                <div key={row.label}>
                  <dt>
                    <a href={row.href}>{row.label}</a>
                  </dt>
                  <dd className="figure-value large">{view.words(row.value)}</dd>
                  <dd>
                    <span className="tag">{row.sourceLabel}</span>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
          <section>
            <h3>Este simulacro</h3>
            <dl>
              {own.map((row) => (
                <div key={row.label}>
                  <dt>{row.label}</dt>
                  <dd className="figure-value large">{view.words(row.value)}</dd>
                  <dd>
                    <span className="tag">Nuestro</span> {row.note && view.text(row.note)}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        </div>
        <CitedSources
          view={view}
          of={official.map(({ label, cites }) => ({ name: label, cite: cites }))}
        />
        {view.notes(own.map((row) => row.note))}
      </section>
      <section className="narrow-column">
        <h2>Por qué la meta es {goal}</h2>
        <p>
          Un examen solo pregunta una parte. Por eso quien sabe justo lo mínimo depende de la
          suerte. Con este número de preguntas y esa nota:
        </p>
        <ul>
          {chances.map(({ mastery, passes }) => (
            <li key={mastery}>
              Si dominas el {mastery}, apruebas {passes} de cada 1,000 exámenes.
            </li>
          ))}
        </ul>
      </section>
      <SourceReadDates />
    </>
  );
}
