/** The table of data/reglas that a section of a chapter shows. */
import type { Chapter } from '../../schemas/chapter.ts';
import type { RecordTableView } from '../../templates/view.ts';
import { onlyRecordOf, type Site } from './site.ts';

export function recordTable(
  { entries }: Site,
  kind: NonNullable<Chapter['sections'][number]['records']>,
  topic?: string,
): RecordTableView {
  switch (kind) {
    case 'velocidades':
      return { kind, data: onlyRecordOf(entries.speedZones) };
    case 'derecho-de-paso':
      return { kind, data: onlyRecordOf(entries.rightOfWay) };
    case 'estacionamiento':
      return { kind, data: onlyRecordOf(entries.parking) };
    case 'ocupantes':
      return { kind, data: onlyRecordOf(entries.occupants) };
    case 'asientos-infantiles':
      return { kind, data: onlyRecordOf(entries.childSeats) };
    case 'dispositivos':
      return { kind, data: onlyRecordOf(entries.devices) };
    case 'multas': {
      const fines = onlyRecordOf(entries.fines);
      return {
        kind,
        data:
          topic === undefined
            ? fines
            : { ...fines, items: fines.items.filter((fine) => fine.topic === topic) },
      };
    }
    default:
      return kind satisfies never;
  }
}
