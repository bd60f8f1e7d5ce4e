/** The known facts about each exam, collapsed. */
import type { ProcedureExams } from '../../schemas/procedure.ts';
import type { View } from '../view.ts';
import { CitedSources, statementsOf } from './CitedSources.tsx';

export function ExamDetails({ view, exams }: { view: View; exams: ProcedureExams }) {
  return (
    <>
      <p>{view.text(exams.intro)}</p>
      {exams.items.map((exam) => (
        <details key={exam.title}>
          <summary>{view.words(exam.title)}</summary>
          <p>{view.text(exam.description)}</p>
          <dl className="facts">
            {exam.rows.map((row) => (
              <div key={row.label}>
                <dt>{view.words(row.label)}</dt>
                <dd>{view.text(row.value)}</dd>
              </div>
            ))}
          </dl>
        </details>
      ))}
      <CitedSources view={view} of={statementsOf(exams.items, ({ title }) => title)} />
      {view.notes(exams.items.flatMap((exam) => exam.rows.map((row) => row.value)))}
    </>
  );
}
