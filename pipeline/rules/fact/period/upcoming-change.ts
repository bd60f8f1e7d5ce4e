/** Lists readings that begin or end soon. A change is an error if it has already happened, but the pages are older. */
import { readingPlace, readingText } from '../../../ledger/describe.ts';
import { surfaceAndCondition } from '../../../ledger/ledger.ts';
import { addDays, daysOfChange } from '../../../ledger/period.ts';
import type { LedgerFact } from '../../../ledger/types.ts';
import type { FindingReporter, Rule } from '../../rule.ts';

/** A change is listed at most this many days ahead: early enough to prepare texts, without making the list long. */
const DAYS_AHEAD = 60;

export const factChangesSoon: Rule = {
  id: 'fact/period',
  part: 'reading-that-begins-soon',
  about: 'A reading begins soon, or has begun although the pages have an older date.',
  severity: 'note',
  ofDay: true,
  check({ ledger, today, pageDay }, report) {
    for (const entry of ledger.values())
      for (const day of daysOfChange(entry.all)) {
        if (day > today && day <= addDays(today, DAYS_AHEAD)) reportChange(entry, day, report);
        else if (day > pageDay && day <= today)
          reportChange(entry, day, report, {
            title: `, but the date of the pages is ${pageDay}`,
            severity: 'error',
            help: [
              `Build with the day: licencia build --today ${today}`,
              `Or set a date of the content to ${day} or later: renew the ruling, or set "updated" of the text that you checked.`,
            ],
          });
      }
  },
};

function reportChange(
  entry: LedgerFact,
  day: string,
  report: FindingReporter,
  { title, ...error }: { title: string; severity?: 'error'; help: string[] } = {
    title: '',
    help: [`licencia diff --on ${day} shows what visitors will read.`],
  },
): void {
  const begins = entry.all.find(({ from }) => from === day);
  const changed = begins ?? entry.all.find(({ until }) => until === addDays(day, -1));
  if (changed === undefined) return;
  const says = `${surfaceAndCondition(changed)} ${begins === undefined ? 'no longer says' : 'says'} ${readingText(entry, changed)}`;
  report({
    title: `${entry.fact.label}: ${says} from ${day}${title}`,
    at: readingPlace(entry, changed),
    fact: entry.id,
    ...error,
  });
}
