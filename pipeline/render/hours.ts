/** A centre's hours fact → its readings as visitors see them, one timetable per voice. */

import type { Centre } from '../../schemas/centre.ts';
import type { Hours } from '../../schemas/fact.ts';
import type { HoursView, Html } from '../../templates/view.ts';
import { hoursLines } from '../ledger/format-value.ts';
import type { Ledger, LedgerReading } from '../ledger/types.ts';

import type { Site } from '../link/site.ts';
import { escapeHtml } from '../text/escape.ts';

/** A centre with hours of its own shows those of its surface under its condition, and everybody else's general ones. */
export function hoursView(site: Site, ledger: Ledger, centre: Centre): HoursView {
  const entry = ledger.get(centre.hours);
  if (entry === undefined)
    return {
      agreed: false,
      readings: [],
      sentence: 'No confirmado: verifica con el DTOP.' as Html,
    };
  const applies = (reading: LedgerReading) =>
    reading.when === undefined || reading.when === centre.hoursWhen;
  const own = entry.readings.filter(
    (reading) => reading.when !== undefined && reading.when === centre.hoursWhen,
  );
  const readings = entry.readings.filter(
    (reading) =>
      applies(reading) &&
      (reading.when !== undefined || !own.some((each) => each.surface === reading.surface)),
  );
  const voices = readings.map((reading) => ({
    who: site.surfaces.get(reading.surface)?.name ?? reading.surface,
    lines: hoursLines(reading.value as Hours),
  }));
  const agreed = entry.state.relation === 'same' || entry.fact.ruling?.verdict === 'prefer';
  const sentence = voices
    .map(
      ({ who, lines }) =>
        `${capital(lines.map(({ days, hours }) => `${days}: ${hours}`).join('; '))}, según ${who}`,
    )
    .join('. ');
  return {
    agreed,
    readings: voices,
    sentence: `${escapeHtml(sentence)}${agreed ? '.' : '. Sin confirmar.'}` as Html,
  };
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
