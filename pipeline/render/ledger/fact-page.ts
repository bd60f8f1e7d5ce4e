/** The content of the page of one fact. */

import type { Hours } from '../../../schemas/fact.ts';
import type { PageHeadName } from '../../../schemas/site.ts';
import type { ComparedReading } from '../../../templates/ledger/Comparison.tsx';
import type { FactPageProps } from '../../../templates/pages/FactPage.tsx';
import type { View } from '../../../templates/view.ts';
import { readingText } from '../../ledger/describe.ts';
import { evidenceOf, labelOfReading } from '../../ledger/evidence.ts';
import { type FactRecord, factRecordOf } from '../../ledger/fact-record.ts';
import { isUnsupportedClaim, surfaceName } from '../../ledger/fact-text.ts';
import type { FactUses } from '../../ledger/fact-uses.ts';
import { hoursLines } from '../../ledger/format-value.ts';
import { contentDay, dayOfCurrentAnswer, type FactEvent, historyOf } from '../../ledger/history.ts';
import { nameOfSetItem, printedReadings } from '../../ledger/ledger.ts';
import { numberLine, type SourceLetter, sourceLetterOf } from '../../ledger/number-line.ts';
import { hasEnded } from '../../ledger/period.ts';
import type { TextRenderer } from '../../ledger/rich-text.ts';
import type { LedgerFact, LedgerReading } from '../../ledger/types.ts';
import { factAnchor, questionRoute, urlsOf } from '../../link/routes.ts';
import type { Site } from '../../link/site.ts';
import { omitUndefined } from '../../program/omit-undefined.ts';
import { conditionText, isFactUsed, readingsInWords } from './consistency.ts';
import { numberLineView } from './number-line-view.ts';

export function factPageProps(
  site: Site,
  entry: LedgerFact,
  uses: FactUses | undefined,
  { view, text }: { view: View; text: TextRenderer },
): Omit<FactPageProps, 'view'> {
  const { id, fact, all, preferred } = entry;
  const printed = preferred === undefined ? [] : printedReadings(entry);
  const drawn = numberLine(site, entry);
  const record = factRecordOf(site, entry);
  const used = isFactUsed(site, entry);
  const letters = printed.map((reading) => sourceLetterOf(site, reading));
  return omitUndefined({
    id,
    anchor: factAnchor(id),
    label: fact.label,
    state: evidenceOf(site, entry),
    sourceLabel: record.ground,
    letter: letters[0] ?? ('S' satisfies SourceLetter),
    value: record.value,
    unused: record.used || preferred === undefined ? undefined : whyUnused(entry, record),
    threat: record.threat,
    since: used ? dayOfCurrentAnswer(entry) : undefined,
    unsupported: isUnsupportedClaim(entry),
    line: drawn && numberLineView(drawn),
    lanes: drawn === undefined ? lanesOf(site, entry, used ? printed : []) : undefined,
    words: readingsInWords(site, entry),
    readings: all.map((reading) =>
      omitUndefined({
        letter: sourceLetterOf(site, reading),
        label: labelOfReading(site, reading),
        value: readingText(entry, reading),
        who: surfaceName(site, reading),
        when: conditionText(reading),
        used: used && printed.includes(reading),
        // A reading whose period has ended is shown like a reading that texts no longer print.
        superseded: reading.superseded || hasEnded(reading, entry.day),
        source: reading.source === undefined ? undefined : view.source(reading.source),
        asOf: contentDay(site, reading),
      }),
    ),
    ruling: fact.ruling,
    due: entry.state.kind === 'due',
    events: historyOf(site, entry).map((event) => ({
      on: event.on,
      text: eventText(site, event),
    })),
    pages: pagesOf(site, uses, view),
    questions: [...(uses?.questions ?? [])].map((question) => ({
      title: text.plain(site.questions.get(question)!.question.question),
      href: view.href(questionRoute(site.questions.get(question)!.question)),
    })),
    // Differs from the file name in messages, because the content folder can have another name on other machines.
    file: `data/${entry.entry.document.path}`,
  });
}

/** Says that no page prints a fact, or that it has no official source; then the reason of the fact's record, if any. */
const whyUnused = ({ fact }: LedgerFact, { ground }: FactRecord): string =>
  [
    ground === 'Sin fuente oficial'
      ? 'No la usamos: circula sin fuente.'
      : 'Ninguna página la dice.',
    fact.unprinted,
  ]
    .filter((sentence) => sentence !== undefined)
    .join(' ');

/** The readings to compare; undefined for a single reading, which the page already shows as the value. */
function lanesOf(
  site: Site,
  entry: LedgerFact,
  printed: readonly LedgerReading[],
): ComparedReading[] | undefined {
  if (entry.all.length < 2) return undefined;
  const base = printed[0] ?? entry.readings[0]!;
  const baseLines = linesOf(site, entry, base);
  return entry.all.map((reading) => {
    const lines = linesOf(site, entry, reading);
    return {
      letter: sourceLetterOf(site, reading),
      who: surfaceName(site, reading) + (reading.when === undefined ? '' : `, ${reading.when}`),
      used: printed.includes(reading),
      lines: lines.map((line) => ({ text: line, differs: !baseLines.includes(line) })),
      missing: entry.fact.kind === 'set' ? baseLines.filter((line) => !lines.includes(line)) : [],
    };
  });
}

function linesOf(site: Site, entry: LedgerFact, reading: LedgerReading): string[] {
  if (entry.fact.kind === 'hours')
    return hoursLines(reading.value as Hours).map(({ days, hours }) => `${days}: ${hours}`);
  if (entry.fact.kind === 'set')
    return (reading.value as string[]).map((id) => nameOfSetItem(site, id));
  return [readingText(entry, reading)];
}

function eventText(site: Site, { kind, value = '', surface = '', source = '' }: FactEvent): string {
  const who = site.surfaces.get(surface);
  const title = site.sources.get(source)?.title ?? source;
  const texts: Record<FactEvent['kind'], string> = {
    said: `${who?.name ?? surface} ${who?.plural === true ? 'decían' : 'decía'} «${value}».`,
    read: `Leímos: ${title}`,
    ruled: 'Decidimos qué usar.',
    begins: `Empieza a regir «${value}».`,
    ends: `Último día de «${value}».`,
    withdrawn: `«${value}» ya no va a regir.`,
  };
  const [first = '', ...rest] = texts[kind];
  return first.toUpperCase() + rest.join('');
}

function pagesOf(site: Site, uses: FactUses | undefined, view: View): FactPageProps['pages'] {
  const routes = [...(uses?.entries ?? [])].flatMap((entry) =>
    entry.collection === 'site' ? [] : urlsOf(entry),
  );
  return [...new Set(routes)]
    .map((route) => ({ title: titleOf(site, route), href: view.href(route) }))
    .sort((a, b) => (a.title < b.title ? -1 : 1));
}

function titleOf({ routes, settings }: Site, path: string): string {
  const route = routes.get(path);
  const data = route?.entry?.data as { title?: string; name?: string } | undefined;
  const head = settings.heads[route?.kind as PageHeadName] as { title: string } | undefined;
  return data?.title ?? data?.name ?? head?.title.split(' | ')[0] ?? path;
}
