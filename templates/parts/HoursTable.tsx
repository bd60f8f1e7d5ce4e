/** Opening hours as a table, where all readings agree. */
import type { HoursView } from '../view.ts';

export function HoursTable({ hours: { readings } }: { hours: HoursView }) {
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
