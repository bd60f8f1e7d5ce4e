/** Speed zones, right of way, parking prohibitions and fines. Their figures are set in the typeface of signs. */
import type {
  Fines as FineTable,
  ParkingProhibitions,
  RightOfWayRules,
  SpeedZones,
} from '../../schemas/rule-records.ts';
import type { View } from '../view.ts';
import { Penalty } from './OccupantRecords.tsx';
import { SceneIllustration } from './SceneIllustration.tsx';

export function SpeedZoneList({ view, items }: { view: View; items: SpeedZones['items'] }) {
  return (
    <ul className="cards">
      {items.map((zone) => (
        <li key={zone.zone} className="card">
          <p className="figure-value large">{view.text(zone.limit)}</p>
          <h4>{view.words(zone.zone)}</h4>
          {zone.hours && <p className="meta">{view.text(zone.hours)}</p>}
          <p>{view.text(zone.details)}</p>
        </li>
      ))}
    </ul>
  );
}

export function RightOfWayList({ view, items }: { view: View; items: RightOfWayRules['items'] }) {
  return (
    <ul className="cards wide-items">
      {items.map((item) => (
        <li key={item.situation} className="card">
          <h4>{view.words(item.situation)}</h4>
          {item.scene && <SceneIllustration view={view} scene={view.scene(item.scene)} untitled />}
          <p>
            <b>{view.text(item.rule)}</b>
          </p>
          <p>{view.text(item.explanation)}</p>
          <p>
            <b>Ejemplo.</b> {view.text(item.example)}
          </p>
        </li>
      ))}
    </ul>
  );
}

export function ParkingProhibitionList({
  view,
  items,
}: {
  view: View;
  items: ParkingProhibitions['items'];
}) {
  return (
    <ul className="cards">
      {items.map((item) => (
        <li key={item.prohibition} className="card">
          {item.distance && <p className="figure-value large">{view.text(item.distance)}</p>}
          <h4>{view.words(item.prohibition)}</h4>
          <p>{view.text(item.reason)}</p>
          <Penalty view={view} text={item.penalty} />
        </li>
      ))}
    </ul>
  );
}

export function Fines({ view, items }: { view: View; items: FineTable['items'] }) {
  return (
    <table aria-label="Multas y consecuencias">
      <thead>
        <tr>
          <th scope="col">Infracción</th>
          <th scope="col">Multa</th>
        </tr>
      </thead>
      <tbody>
        {items.map((fine) => (
          <tr key={fine.infraction}>
            <th scope="row">
              {view.words(fine.infraction)}{' '}
              {fine.consequence && <span>{view.text(fine.consequence)}</span>}
            </th>
            <td className="figure-value">{view.text(fine.amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
