/** The panels of the procedures page: documents by age, the steps as a road, and the exams. */
import type { ReactNode } from 'react';
import type {
  ProcedureDocuments,
  ProcedureExams,
  ProcedureProcess,
  RequiredDocument,
} from '../../schemas/procedure.ts';
import type { View } from '../view.ts';
import { KmPost } from './KmPost.tsx';
import { Sources } from './Sources.tsx';

export function DocumentsTab({ view, documents }: { view: View; documents: ProcedureDocuments }) {
  return (
    <>
      <p>{view.text(documents.intro)}</p>
      <Papers
        view={view}
        title="Para todos"
        items={documents.items.filter((item) => item.path === 'todos')}
      />
      {documents.ageGroups.map((group) => (
        <Papers
          key={group.path}
          view={view}
          title={view.text(group.age)}
          items={documents.items.filter((item) => item.path === group.path)}
        />
      ))}
      <h3>Requisitos según tu edad</h3>
      <ul className="tarjetas anchas">
        {documents.ageGroups.map((group) => (
          <li key={group.path} className="tarjeta">
            <h4>{view.text(group.age)}</h4>
            <ul>
              {group.requirements.map((requirement) => (
                <li key={requirement}>{view.text(requirement)}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <Sources view={view} of={documents.ageGroups.map(({ age, cite }) => ({ name: age, cite }))} />
      {view.notes([
        documents.intro,
        ...documents.items.flatMap((item) => [item.item, item.detail]),
        ...documents.ageGroups.flatMap((group) => [group.age, ...group.requirements]),
      ])}
    </>
  );
}

function Papers({
  view,
  title,
  items,
}: {
  view: View;
  title: ReactNode;
  items: readonly RequiredDocument[];
}) {
  if (items.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul className="lista-cotejo">
        {items.map((item) => (
          <li key={item.item}>
            <h4>
              {view.text(item.item)} {!item.required && <span className="etiqueta">si aplica</span>}
            </h4>
            <p>{view.text(item.detail)}</p>
          </li>
        ))}
      </ul>
      <Sources view={view} of={items.map(({ item, cite }) => ({ name: item, cite }))} />
    </>
  );
}

export function ProcessTab({ view, process }: { view: View; process: ProcedureProcess }) {
  return (
    <>
      <p>{view.text(process.intro)}</p>
      <ol className="ruta">
        {process.items.map((step) => (
          <li key={step.number}>
            <KmPost unit="paso" number={step.number} />
            <div>
              <h3>{step.title}</h3>
              {step.time && <p className="meta">Tiempo: {view.text(step.time)}</p>}
              <p>{view.text(step.description)}</p>
              {step.details.length > 0 && (
                <ul>
                  {step.details.map((detail) => (
                    <li key={detail}>{view.text(detail)}</li>
                  ))}
                </ul>
              )}
            </div>
          </li>
        ))}
      </ol>
      <Sources view={view} of={process.items.map(({ title, cite }) => ({ name: title, cite }))} />
      {view.notes([
        process.intro,
        ...process.items.flatMap((step) => [step.time, step.description, ...step.details]),
      ])}
    </>
  );
}

export function ExamsTab({ view, exams }: { view: View; exams: ProcedureExams }) {
  return (
    <>
      <p>{view.text(exams.intro)}</p>
      <ul className="tarjetas anchas">
        {exams.items.map((exam) => (
          <li key={exam.title} className="tarjeta">
            <h3>{exam.title}</h3>
            <p>{view.text(exam.description)}</p>
            <dl>
              {exam.rows.map((row) => (
                <div key={row.label}>
                  <dt>{row.label}</dt>
                  <dd>{view.text(row.value)}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      <Sources view={view} of={exams.items.map(({ title, cite }) => ({ name: title, cite }))} />
      {view.notes([
        exams.intro,
        ...exams.items.flatMap((exam) => [exam.description, ...exam.rows.map((row) => row.value)]),
      ])}
    </>
  );
}
