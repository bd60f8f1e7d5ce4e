/** The simulated exam, and below it the facts about the real one, with every source. */
import type { ExamPageProps } from '../page-props.ts';
import { Html } from '../parts/Html.tsx';
import { NeedsScript } from '../parts/NeedsScript.tsx';
import { Reviewed } from '../parts/Reviewed.tsx';
import type { ExamRow, View } from '../view.ts';

export function ExamPage({
  view,
  blueprint,
  rows,
  chances,
  goal,
  island,
  islandData,
}: ExamPageProps) {
  return (
    <>
      <NeedsScript what="El simulacro" page={view.href('/simulacro/')}>
        Puedes <a href={view.href('/tests/')}>leer todas las preguntas y sus respuestas</a>.
      </NeedsScript>
      <Html id="simulacro" className="angosto" data-island="exam" of={island} />
      <Html of={islandData} />
      <section>
        <h2>Qué se sabe del examen oficial</h2>
        <p>{view.text(blueprint.intro)}</p>
        <ul className="examen">
          {rows.map((row) => (
            <Row key={row.label} view={view} row={row} />
          ))}
        </ul>
        {view.notes(rows.map((row) => row.note))}
      </section>
      <section className="angosto">
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
      <Reviewed view={view} dates={[blueprint.updated]} />
    </>
  );
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function Row({ view, row }: { view: View; row: ExamRow }) {
  return (
    <li>
      <h3>
        <a href={row.href}>{row.label}</a>
      </h3>
      <p className="cifra">{row.value}</p>
      {(row.here ?? row.note) && (
        <p>
          {row.here} {row.note && view.text(row.note)}
        </p>
      )}
      <ul className="ficha">
        {row.readings.map(({ value, who, source, superseded, asOf }) => (
          <li key={`${who} ${value}`}>
            {/* A single reading is the value above: print only its source. */}
            {row.readings.length > 1 && <>{superseded ? <s>{value}</s> : value}, </>}
            {row.readings.length > 1 ? who : capitalised(who)}
            {source && (
              <>
                {' · '}
                {source.href ? <a href={source.href}>{source.title}</a> : source.title} (
                {source.label}, leído el {view.date(source.readOn)})
              </>
            )}
            {asOf && ` · al ${view.date(asOf)}`}
          </li>
        ))}
      </ul>
    </li>
  );
}
