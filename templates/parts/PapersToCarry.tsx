/** What one who goes to the CESCO for the first time brings, in the fewest words: the sheet for the appointment, and the plan's last days. */
import type { SheetProps } from '../page-props.ts';
import { WithCaveat } from './EssentialList.tsx';

/** Those who go to the CESCO for the first time. */
const FIRST_TIME: readonly string[] = ['menores', 'adultos'];

type Props = Pick<SheetProps, 'view' | 'documents' | 'applicants'>;

export function PapersToCarry({ view, documents, applicants }: Props) {
  const lists = applicants.filter(({ id }) => FIRST_TIME.includes(id));
  return (
    <>
      <h2>Lo que llevas, en original</h2>
      <div className="dos">
        {lists.map(({ id, tab }) => (
          <section key={id}>
            {/* The tab of most is an age. */}
            <h3>{/^\d/.test(tab) ? `Si tienes ${tab}` : tab}</h3>
            <ul>
              {documents.items
                .filter((paper) => paper.for.includes(id))
                .map((paper) => (
                  <li key={paper.id}>
                    <WithCaveat view={view} text={paper.item} />
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
