/** Suggests how to write a day such as "30/11/2026". */
import { foldAccents } from '../text/fold-accents.ts';
import { MONTHS } from '../text/quantities.ts';

/** @returns advice, with both days for an ambiguous text such as "01/10/2026"; undefined if the text is not a day */
export function suggestDay(written: string): string | undefined {
  const [, year, month, day] = /^(\d{4})\D(\d{1,2})\D(\d{1,2})$/.exec(written) ?? [];
  if (year !== undefined) return one(year, month!, day!);
  const [, first, second, last] = /^(\d{1,2})\D(\d{1,2})\D(\d{4})$/.exec(written) ?? [];
  if (last !== undefined) {
    const days = [isoDay(last, second!, first!), isoDay(last, first!, second!)];
    const [dayFirst, monthFirst] = days;
    if (dayFirst === undefined || monthFirst === undefined || dayFirst === monthFirst) {
      const only = dayFirst ?? monthFirst;
      return only === undefined ? undefined : `Write ${only}.`;
    }
    return `Write ${dayFirst} if the day is written first, ${monthFirst} if the month is.`;
  }
  const [, number, name, of] =
    /^(\d{1,2}) (?:de )?([a-z]+)(?: de| del)? (\d{4})$/.exec(foldAccents(written)) ?? [];
  const index = MONTHS.findIndex((each) => each.slice(0, 3) === name?.slice(0, 3));
  return index === -1 ? undefined : one(of!, String(index + 1), number!);
}

function one(year: string, month: string, day: string): string | undefined {
  const meant = isoDay(year, month, day);
  if (meant !== undefined) return `Write ${meant}.`;
  if (Number(month) < 1 || Number(month) > 12) return undefined;
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  return `That month has ${last} days: write the day that is meant, YYYY-MM-DD.`;
}

/** @returns undefined for a day that does not exist */
function isoDay(year: string, month: string, day: string): string | undefined {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = Date.parse(`${text}T00:00Z`);
  return new Date(time || 0).toISOString().slice(0, 10) === text ? text : undefined;
}
