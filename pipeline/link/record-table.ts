/** The table of data/reglas that a section of a chapter shows. */
import type { Chapter } from '../../schemas/chapter.ts';
import type { RecordTable } from '../../templates/view.ts';
import { type Site, single } from './site.ts';

export function recordTable(
  { entries }: Site,
  kind: NonNullable<Chapter['sections'][number]['records']>,
  topic?: string,
): RecordTable {
  switch (kind) {
    case 'velocidades':
      return { kind, data: single(entries.speedZones) };
    case 'derecho-de-paso':
      return { kind, data: single(entries.rightOfWay) };
    case 'estacionamiento':
      return { kind, data: single(entries.parking) };
    case 'ocupantes':
      return { kind, data: single(entries.occupants) };
    case 'asientos-infantiles':
      return { kind, data: single(entries.childSeats) };
    case 'dispositivos':
      return { kind, data: single(entries.devices) };
    case 'multas': {
      const fines = single(entries.fines);
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
