/** The hours of a centre as visitors see them: one timetable for each reading. */
import type { Centre, MergedCentre } from '../../schemas/centre.ts';
import type { Hours } from '../../schemas/fact.ts';
import type { HoursView } from '../../templates/view.ts';
import type { Site } from '../link/site.ts';
import { surfaceName } from './fact-text.ts';
import { hoursLines } from './format-value.ts';
import type { Ledger, LedgerFact, LedgerReading } from './types.ts';

/**
 * The readings of a centre's hours: readings under the centre's own condition, and unconditional readings of surfaces
 * that have none under that condition.
 */
export function hoursReadings({ readings }: LedgerFact, { hoursWhen }: Centre): LedgerReading[] {
  const isOwn = ({ when }: LedgerReading) => when !== undefined && when === hoursWhen;
  const surfaces = new Set(readings.filter(isOwn).map(({ surface }) => surface));
  return readings.filter(
    (reading) => isOwn(reading) || (reading.when === undefined && !surfaces.has(reading.surface)),
  );
}

/** True if the hours are undisputed or decided, so that machine-readable data may state them. */
export function areHoursAgreed({ relation, fact, preferred }: LedgerFact): boolean {
  return relation === 'same' || (fact.ruling?.verdict === 'prefer' && preferred !== undefined);
}

export function centreHoursView(site: Site, ledger: Ledger, centre: MergedCentre): HoursView {
  const entry = centre.closed === undefined ? ledger.get(centre.hours) : undefined;
  if (entry === undefined) return { agreed: false, readings: [] };
  return {
    agreed: areHoursAgreed(entry),
    readings: hoursReadings(entry, centre).map((reading) => ({
      who: surfaceName(site, reading),
      lines: hoursLines(reading.value as Hours),
    })),
  };
}
