/** A short list of the papers for a first visit, for the appointment sheet and the last days of the plan. */
import type { Applicant, ProcedureDocuments } from '../../schemas/procedure.ts';
import type { View } from '../view.ts';
import { applicantTitle, appliesTo } from './ApplicantParts.tsx';
import { TextWithCaveat } from './EssentialList.tsx';

const FIRST_TIME: readonly string[] = ['menores', 'adultos'];

type Props = { view: View; documents: ProcedureDocuments; applicants: readonly Applicant[] };

export function DocumentsToBring({ view, documents, applicants }: Props) {
  const lists = applicants.filter(({ id }) => FIRST_TIME.includes(id));
  return (
    <>
      <h2>Lo que llevas, en original</h2>
      <div className="two-columns">
        {lists.map((applicant) => (
          <section key={applicant.id}>
            <h3>{applicantTitle(applicant)}</h3>
            <ul>
              {documents.items.filter(appliesTo(applicant)).map((paper) => (
                <li key={paper.id}>
                  <TextWithCaveat view={view} text={paper.item} />
                  {!paper.required && ' (si aplica)'}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
