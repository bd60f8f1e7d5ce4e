/** The requirements for one kind of applicant: the papers to bring, and the steps, drawn as a road. */
import type {
  Applicant,
  ProcedureDocuments,
  ProcedureSteps,
  RequiredDocument,
} from '../../schemas/procedure.ts';
import type { View } from '../view.ts';
import { CitedSources, statementsOf } from './CitedSources.tsx';
import { KmPost } from './KmPost.tsx';
import { MoreLink } from './MoreLink.tsx';

/** The heading for a kind of applicant. Most tabs are labelled with an age. */
export const applicantTitle = ({ tab }: Applicant): string =>
  /^\d/.test(tab) ? `Si tienes ${tab}` : tab;

type Props = { view: View; applicant: Applicant };
type PapersProps = Props & { documents: ProcedureDocuments };
type StepsProps = Props & { process: ProcedureSteps; hasPapers: boolean };

export const appliesTo =
  (applicant: Applicant) =>
  (record: { for: readonly string[] }): boolean =>
    record.for.includes(applicant.id);

export function ApplicantDocuments({ view, applicant, documents }: PapersProps) {
  const papers = documents.items
    .filter(appliesTo(applicant))
    .map((paper) => ({ ...paper, minors: applicant.id === 'menores' ? paper.minors : undefined }));
  return (
    <section id={applicant.id} className="applicant-documents">
      <h3>{applicantTitle(applicant)}</h3>
      <Papers view={view} papers={papers} />
      <CitedSources view={view} of={statementsOf(papers, ({ item }) => item)} />
      {view.notes(
        papers.flatMap((paper) => [
          paper.item,
          paper.detail,
          paper.from,
          paper.trouble,
          paper.minors,
        ]),
      )}
    </section>
  );
}

/** @param hasPapers true if the list of papers already has the applicant's id */
export function ApplicantSteps({ view, applicant, process, hasPapers }: StepsProps) {
  const steps = process.items.filter(appliesTo(applicant));
  return (
    <section id={hasPapers ? `proceso-${applicant.id}` : applicant.id}>
      <h3>{applicantTitle(applicant)}</h3>
      <p>{view.text(applicant.intro)}</p>
      <ol className="road-steps">
        {steps.map((step, index) => (
          <li key={step.title}>
            <KmPost unit="paso" number={index + 1} />
            <div>
              <h4>{view.words(step.title)}</h4>
              {step.time && <p className="meta">Tiempo: {view.text(step.time)}</p>}
              <p>{view.text(step.description)}</p>
              {step.papers && hasPapers && (
                <p>
                  <MoreLink
                    view={view}
                    label="Tu lista de papeles"
                    href={`/tramites/#${applicant.id}`}
                  />
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
      <CitedSources view={view} of={statementsOf(steps, ({ title }) => title)} />
      {view.notes(steps.flatMap((step) => [step.time, step.description]))}
    </section>
  );
}

/** Lists papers, each with the place to get it and common mistakes. The script adds checkboxes and stores the ticks. */
function Papers({ view, papers }: { view: View; papers: readonly RequiredDocument[] }) {
  return (
    <ul className="checklist" data-papers="">
      {papers.map(({ id, item, detail, from, trouble, minors, required }) => (
        <li key={id} data-paper={id}>
          <b>{view.text(item)}</b> {!required && <span className="tag">si aplica</span>}
          <p>
            {view.text(detail)} {from && view.text(from)}
          </p>
          {[trouble, minors].map(
            (note) =>
              note && (
                <p className="caution" key={note}>
                  <b>Ojo:</b> {view.text(note)}
                </p>
              ),
          )}
        </li>
      ))}
    </ul>
  );
}
