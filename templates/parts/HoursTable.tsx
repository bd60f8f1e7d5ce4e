/** Opening hours: one table when everybody agrees, else the readings in lanes beside each other. */
import type { HoursView } from '../view.ts';
import { Html } from './Html.tsx';

export function HoursTable({ hours }: { hours: HoursView }) {
  const [only] = hours.readings;
  return (
    <>
      {hours.agreed && only ? (
        <Week lines={only.lines} caption={`Según ${only.who}`} />
      ) : (
        <div className="lect">
          {hours.readings.map((reading) => (
            <div key={reading.who}>
              <p>Según {reading.who}</p>
              <ul>
                {reading.lines.map((line) => (
                  <li key={line.days}>
                    {line.days}: <b>{line.hours}</b>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      )}
      {hours.agreed ? (
        <Html as="p" className="ficha" of={hours.sentence} />
      ) : (
        <p className="ficha">Sin confirmar: verifica el horario con el DTOP.</p>
      )}
    </>
  );
}

function Week({ lines, caption }: { lines: { days: string; hours: string }[]; caption: string }) {
  return (
    <table>
      <caption>{caption}</caption>
      <tbody>
        {lines.map((line) => (
          <tr key={line.days}>
            <th scope="row">{line.days}</th>
            <td>{line.hours}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
