/** Completes a centre with the values that all centres share. */
import type { Centre, MergedCentre } from '../../schemas/centre.ts';
import { onlyRecordOf, type Site } from './site.ts';

/** @returns the id of the fact with the hours of a centre; undefined if the shared record of all centres is invalid */
export const hoursFactOf = ({ entries }: Site, centre: Centre): string | undefined =>
  centre.hours ?? entries.centresShared[0]?.data.hours;

/** @param site a valid site */
export function completeCentre({ entries }: Site, own: Centre): MergedCentre {
  const { updated, ...shared } = onlyRecordOf(entries.centresShared);
  const hours = own.hours ?? shared.hours;
  const newest = [updated, own.updated].sort().at(-1)!;
  return { ...shared, ...own, hours, updated: newest };
}
