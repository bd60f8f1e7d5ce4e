/**
 * The records of a section of the manual, which the exports also contain as data. Each kind of record has a component.
 */
import type { RecordTableView as Records, View } from '../view.ts';
import { CitedSources, statementsOf } from './CitedSources.tsx';
import { ChildSeatGroupList, DeviceProhibitionList, OccupantRuleList } from './OccupantRecords.tsx';
import { Fines, ParkingProhibitionList, RightOfWayList, SpeedZoneList } from './RoadRecords.tsx';

export function RecordTable({ view, records }: { view: View; records: Records }) {
  return (
    <div>
      <h3>{view.words(records.data.title)}</h3>
      <Items view={view} records={records} />
      <CitedSources view={view} of={namedIn(records)} />
    </div>
  );
}

function namedIn({ kind, data }: Records) {
  switch (kind) {
    case 'velocidades':
      return statementsOf(data.items, (record) => record.zone);
    case 'derecho-de-paso':
      return statementsOf(data.items, (record) => record.situation);
    case 'estacionamiento':
      return statementsOf(data.items, (record) => record.prohibition);
    case 'multas':
      return statementsOf(data.items, (record) => record.infraction);
    case 'asientos-infantiles':
      return statementsOf(data.items, (record) => record.group);
    case 'ocupantes':
      return statementsOf(data.items, (record) => record.title);
    case 'dispositivos':
      return statementsOf(data.items, (record) => record.title);
  }
}

function Items({ view, records }: { view: View; records: Records }) {
  switch (records.kind) {
    case 'velocidades':
      return <SpeedZoneList view={view} items={records.data.items} />;
    case 'derecho-de-paso':
      return <RightOfWayList view={view} items={records.data.items} />;
    case 'estacionamiento':
      return <ParkingProhibitionList view={view} items={records.data.items} />;
    case 'multas':
      return <Fines view={view} items={records.data.items} />;
    case 'ocupantes':
      return <OccupantRuleList view={view} items={records.data.items} />;
    case 'asientos-infantiles':
      return <ChildSeatGroupList view={view} items={records.data.items} />;
    case 'dispositivos':
      return <DeviceProhibitionList view={view} items={records.data.items} />;
    default:
      return records satisfies never;
  }
}
