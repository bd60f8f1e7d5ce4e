/** The statements of sources about a centre, and one sentence about the missing facts. */
import type { Centre, MergedCentre, SourcedStatement } from '../../schemas/centre.ts';
import type { HoursView, LinkedRecord, View } from '../view.ts';
import { CentreStatement } from './CentreStatement.tsx';

type Props = {
  view: View;
  centre: LinkedRecord<MergedCentre>;
  known: { label: string; item: SourcedStatement }[];
  hours: HoursView;
};

export function CentreFacts({ view, centre: { data }, known, hours }: Props) {
  return (
    <section>
      <h2>Lo que se sabe</h2>
      {known.length > 0 && (
        <dl className="facts">
          {known.map(({ label, item }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <CentreStatement view={view} item={item} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {hours.agreed && <HoursTable hours={hours} />}
      <Missing data={data} hours={hours} />
    </section>
  );
}

/** Opening hours on which all readings agree. */
function HoursTable({ hours: { readings } }: { hours: HoursView }) {
  const [first] = readings;
  if (first === undefined) return null;
  return (
    <table>
      <caption>Horario, según {first.who}</caption>
      <tbody>
        {first.lines.map((line) => (
          <tr key={line.days}>
            <th scope="row">{line.days}</th>
            <td>{line.hours}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Names the missing facts in one sentence, with advice. Prints nothing for a closed centre. */
function Missing({ data, hours }: { data: Centre; hours: HoursView }) {
  const missing = [
    ...(isConfirmed(data.address) ? [] : ['la dirección']),
    ...(isConfirmed(data.phone) ? [] : ['el teléfono']),
    ...(hours.agreed ? [] : ['el horario']),
  ];
  if (missing.length === 0 || data.closed) return null;
  const list = new Intl.ListFormat('es').format(missing);
  return (
    <p className="note">
      Al sacar la cita, pregunta {list}: ninguna fuente{' '}
      {missing.length === 1 ? 'lo confirma' : 'los confirma'}.
    </p>
  );
}

const isConfirmed = (item: SourcedStatement | undefined) =>
  item !== undefined && item.confidence !== 'low';
