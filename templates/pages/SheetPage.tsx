/** One sheet of Letter paper for the day of the appointment: the essential answers and what to bring. */
import type { SheetProps } from '../page-props.ts';
import { EssentialList, EssentialSources, WithCaveat } from '../parts/EssentialList.tsx';
import { ReadOn } from '../parts/ReadOn.tsx';

/** Those who go to the CESCO for the first time. */
const FIRST_TIME: readonly string[] = ['menores', 'adultos'];

export function SheetPage({ view, essentials, documents, applicants }: SheetProps) {
  const lists = applicants.filter(({ id }) => FIRST_TIME.includes(id));
  return (
    <div className="hoja">
      <h1>Hoja para tu cita</h1>
      <p className="abreviado">{view.text(essentials.intro)}</p>
      <p className="botones solo-con-script">
        <button className="btn go" type="button" data-print-page="">
          Imprimir la hoja
        </button>
      </p>
      <p className="pantalla">
        Cabe en una página. La lista con explicaciones está en{' '}
        <a href={view.href('/tramites/')}>Trámites</a>.
      </p>
      <EssentialList view={view} essentials={essentials} />
      <h2>Lo que llevas, en original</h2>
      <div className="dos">
        {lists.map(({ id, tab }) => (
          <section key={id}>
            <h3>{tab}</h3>
            <ul className="casillas">
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
      <p className="renglones">Mi cita: fecha, hora y CESCO</p>
      <div className="pantalla">
        <EssentialSources view={view} essentials={essentials} />
      </div>
      <ReadOn />
    </div>
  );
}
