/** The steps of one kind of applicant as a road, with the papers in the step that needs them. */
import type { Applicant, RequiredDocument } from '../../schemas/procedure.ts';
import type { ProceduresProps } from '../page-props.ts';
import type { View } from '../view.ts';
import { KmPost } from './KmPost.tsx';
import { Sources } from './Sources.tsx';

type Props = Pick<ProceduresProps, 'view' | 'process' | 'documents'> & { applicant: Applicant };

export function ApplicantTab({ view, applicant, process, documents }: Props) {
  const isFor = (record: { for: readonly string[] }) => record.for.includes(applicant.id);
  const steps = process.items.filter(isFor);
  const papers = documents.items
    .filter(isFor)
    .map((paper) => ({ ...paper, minors: applicant.id === 'menores' ? paper.minors : undefined }));
  const hasPapers = papers.length > 0 && steps.some((step) => step.papers);
  return (
    <>
      <p>
        {view.text(applicant.intro)}{' '}
        {hasPapers && (
          <span className="solo-con-script">
            Marca cada papel que ya tienes: la lista se guarda en este dispositivo.
          </span>
        )}
      </p>
      <ol className="ruta">
        {steps.map((step, index) => (
          <li key={step.title}>
            <KmPost unit="paso" number={index + 1} />
            <div>
              <h3>{view.words(step.title)}</h3>
              {step.time && <p className="meta">Tiempo: {view.text(step.time)}</p>}
              <p>{view.text(step.description)}</p>
            </div>
            {step.papers && papers.length > 0 && (
              <div className="papeles">
                <Papers view={view} papers={papers} />
                <p className="meta">{view.text(documents.intro)}</p>
              </div>
            )}
          </li>
        ))}
      </ol>
      <Sources
        view={view}
        of={[
          ...steps.map((step) => ({ name: step.title, cite: step.cite, record: step })),
          ...papers.map((paper) => ({ name: paper.item, cite: paper.cite, record: paper })),
        ]}
      />
      {view.notes([
        documents.intro,
        ...steps.flatMap((step) => [step.time, step.description]),
        ...papers.flatMap((paper) => [
          paper.item,
          paper.detail,
          paper.from,
          paper.trouble,
          paper.minors,
        ]),
      ])}
    </>
  );
}

/** Each line: what, where from, and what goes wrong. The script adds a box to tick, kept on the device. */
function Papers({ view, papers }: { view: View; papers: readonly RequiredDocument[] }) {
  return (
    <ul className="lista-cotejo" data-papers="">
      {papers.map(({ id, item, detail, from, trouble, minors, required }) => (
        <li key={id} data-paper={id}>
          <b>{view.text(item)}</b> {!required && <span className="etiqueta">si aplica</span>}
          <p>
            {view.text(detail)} {from && view.text(from)}
          </p>
          {[trouble, minors].map(
            (note) =>
              note && (
                <p className="ojo" key={note}>
                  <b>Ojo:</b> {view.text(note)}
                </p>
              ),
          )}
        </li>
      ))}
    </ul>
  );
}
