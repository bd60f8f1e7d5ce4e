/** The records at the end of a section of the manual: one component per kind of record. */
import type { RecordTable as Records, View } from '../view.ts';
import { ChildSeats, Devices, Occupants } from './OccupantRecords.tsx';
import { Fines, Parking, RightOfWay, Speeds } from './RoadRecords.tsx';

export function RecordTable({ view, records }: { view: View; records: Records }) {
  return (
    <div className="registros">
      <h3>{records.data.title}</h3>
      <Items view={view} records={records} />
    </div>
  );
}

function Items({ view, records }: { view: View; records: Records }) {
  switch (records.kind) {
    case 'velocidades':
      return <Speeds view={view} items={records.data.items} />;
    case 'derecho-de-paso':
      return <RightOfWay view={view} items={records.data.items} />;
    case 'estacionamiento':
      return <Parking view={view} items={records.data.items} />;
    case 'multas':
      return <Fines view={view} items={records.data.items} />;
    case 'ocupantes':
      return <Occupants view={view} items={records.data.items} />;
    case 'asientos-infantiles':
      return <ChildSeats view={view} items={records.data.items} />;
    case 'dispositivos':
      return <Devices view={view} items={records.data.items} />;
    default:
      return records satisfies never;
  }
}
