/** The records of a section of the manual, which exports have besides its text: one component per kind of record. */
import type { RecordTable as Records, View } from '../view.ts';
import { ChildSeats, Devices, Occupants } from './OccupantRecords.tsx';
import { Fines, Parking, RightOfWay, Speeds } from './RoadRecords.tsx';
import { Sources } from './Sources.tsx';

export function RecordTable({ view, records }: { view: View; records: Records }) {
  return (
    <div>
      <h3>{view.words(records.data.title)}</h3>
      <Items view={view} records={records} />
      <Sources view={view} of={statementsOf(records)} />
    </div>
  );
}

/** The names of the records, with their sources. */
function statementsOf({ kind, data }: Records) {
  switch (kind) {
    case 'velocidades':
      return data.items.map((record) => ({ name: record.zone, cite: record.cite, record }));
    case 'derecho-de-paso':
      return data.items.map((record) => ({ name: record.situation, cite: record.cite, record }));
    case 'estacionamiento':
      return data.items.map((record) => ({ name: record.prohibition, cite: record.cite, record }));
    case 'multas':
      return data.items.map((record) => ({ name: record.infraction, cite: record.cite, record }));
    case 'asientos-infantiles':
      return data.items.map((record) => ({ name: record.group, cite: record.cite, record }));
    default:
      return data.items.map((record) => ({ name: record.title, cite: record.cite, record }));
  }
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
