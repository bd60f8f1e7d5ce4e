/** The ledger as the public overview shows it, and its readings in words. */

import type {
  ConsistencyProps,
  DisagreementRow,
  FactLine,
  FactStateView,
} from '../../../templates/pages/ConsistencyPage.tsx';
import type { View } from '../../../templates/view.ts';
import { listedLaws, unlistedYears } from '../../ledger/amendments.ts';
import { readingText } from '../../ledger/describe.ts';
import {
  disputeOutcome,
  EVIDENCE_KINDS,
  EVIDENCE_NAMES,
  evidenceOf,
  type FactLabel,
} from '../../ledger/evidence.ts';
import { factRecordOf } from '../../ledger/fact-record.ts';
import { factText, surfaceName } from '../../ledger/fact-text.ts';
import { formatDate, formatList, titleFromSlug } from '../../ledger/format-value.ts';
import { printedReadings } from '../../ledger/ledger.ts';
import { numberLine, sourceLetterOf } from '../../ledger/number-line.ts';
import { isEmptyPeriod } from '../../ledger/period.ts';
import type { Ledger, LedgerFact, LedgerReading } from '../../ledger/types.ts';
import { factAnchor, factRoute } from '../../link/routes.ts';
import type { Site } from '../../link/site.ts';
import { groupByNames } from '../../program/group-by-names.ts';
import { omitUndefined } from '../../program/omit-undefined.ts';
import { numberLineView } from './number-line-view.ts';

/** Number of characters after which a list cuts a text. The page of the fact has the whole text. */
const SHORT = 60;

type LabelGroup = keyof ConsistencyProps['byLabel'];

/** The group in which the overview counts each label. */
const GROUP_OF = {
  Ley: 'law',
  Agencia: 'agency',
  'Prensa o guía': 'press',
  Consejo: 'press',
  'Ley, artículo no leído': 'unread',
  Contado: 'own',
  'Consejo de este sitio': 'own',
  'Sin fuente oficial': 'none',
} as const satisfies Record<FactLabel, LabelGroup>;

export function consistencyProps(
  site: Site,
  ledger: Ledger,
  view: View,
  today: string,
): Omit<ConsistencyProps, 'view'> {
  const facts = [...ledger.values()].map((entry) => ({
    entry,
    topic: `tema-${topicOf(entry)}`,
    line: factLine(site, entry, view),
  }));
  const resting = (group: LabelGroup) =>
    facts.filter(({ line }) => GROUP_OF[line.sourceLabel as FactLabel] === group).length;
  const disputed = (what: ReturnType<typeof disputeOutcome>) =>
    facts.filter(({ entry }) => disputeOutcome(entry) === what).length;
  const has = (kind: string) => facts.some(({ line }) => line.state.kind === kind);
  return {
    total: ledger.size,
    byLabel: {
      law: resting('law'),
      agency: resting('agency'),
      press: resting('press'),
      none: resting('none'),
      unread: resting('unread'),
      own: resting('own'),
    },
    disputes: {
      decided: disputed('decided'),
      kept: disputed('kept'),
      waiting: disputed('waiting'),
      due: facts.filter(({ entry }) => entry.state.kind === 'due').length,
    },
    rows: facts.flatMap(({ entry, topic, line }) =>
      disputeOutcome(entry) === undefined ? [] : [disagreementRow(site, entry, { ...line, topic })],
    ),
    topics: [...groupByNames(facts, ({ topic }) => [topic])].map(([id, own]) => ({
      id,
      title: topicTitle(site, id.slice('tema-'.length)),
      facts: own.map(({ line }) => line),
    })),
    ...omitUndefined({ amendments: amendmentsOf(site, today) }),
    states: EVIDENCE_KINDS.filter(has).map((kind) => ({
      value: kind,
      label: EVIDENCE_NAMES[kind],
    })),
    labels: [...new Set(facts.map(({ line }) => line.sourceLabel))].sort(),
  };
}

const READ = {
  law: 'leída',
  part: 'leída en parte',
  press: 'según la prensa',
  nothing: 'sin leer',
} as const;

function amendmentsOf(site: Site, today: string): ConsistencyProps['amendments'] {
  const source = [...site.sources.values()].find(({ amendments }) => amendments !== undefined);
  if (source === undefined) return undefined;
  const laws = listedLaws(site, source);
  const years = Object.entries(source.amendments!).map(([year, { listReadOn }]) => ({
    year,
    isWhole: listReadOn !== undefined,
    laws: laws
      .filter((each) => each.year === year)
      .map(({ law, about, read }) => ({ law, about, read: READ[read] })),
  }));
  return {
    title: source.title,
    note: source.note ?? '',
    listedOn: source.readOn,
    unlisted: formatList(unlistedYears(source, today)),
    years: years.reverse(),
  };
}

const topicOf = ({ id }: LedgerFact) => id.slice(0, id.indexOf('.'));

const topicTitle = ({ settings }: Site, topic: string): string =>
  settings.ledgerTopics[topic] ?? titleFromSlug(topic);

function factLine(site: Site, entry: LedgerFact, view: View): FactLine {
  return {
    anchor: factAnchor(entry.id),
    href: view.href(factRoute(entry.id)),
    label: entry.fact.label,
    value: shortened(valueInUse(entry)),
    state: evidenceOf(site, entry) satisfies FactStateView,
    sourceLabel: factRecordOf(site, entry).ground,
  };
}

function valueInUse(entry: LedgerFact): string {
  if (entry.preferred !== undefined) return factText(entry);
  const current = entry.readings.filter(({ superseded }) => !superseded);
  return [...new Set(current.map((reading) => readingText(entry, reading)))].join(' / ');
}

const shortened = (text: string) =>
  text.length > SHORT ? `${text.slice(0, SHORT).replace(/\s+\S*$/, '')}…` : text;

function disagreementRow(
  site: Site,
  entry: LedgerFact,
  line: FactLine & { topic: string },
): DisagreementRow {
  const drawn = numberLine(site, entry);
  const printed = printedReadings(entry);
  return {
    ...line,
    words: readingsInWords(site, entry),
    ...(drawn === undefined
      ? {
          lanes: entry.all.map((reading) => ({
            letter: sourceLetterOf(site, reading),
            used: isFactUsed(site, entry) && printed.includes(reading),
            text: shortened(readingText(entry, reading)),
          })),
        }
      : { line: numberLineView(drawn) }),
  };
}

/**
 * The value in use and each reading: "Usamos 16.4 pies. Dicen: la Ley 22-2000: 16.4 pies; las preguntas de práctica: 15
 * pies."
 */
export function readingsInWords(site: Site, entry: LedgerFact): string {
  const said = entry.all.map((reading) => {
    const when = conditionText(reading);
    const text = `${readingText(entry, reading)}${when === undefined ? '' : ` (${when})`}`;
    return `${surfaceName(site, reading)}: ${text}`;
  });
  const used = isFactUsed(site, entry) ? `Usamos ${factText(entry)}` : undecidedOrUnused(entry);
  return `${used}. Dicen: ${[...new Set(said)].join('; ')}.`;
}

/** True if pages print the preferred value. */
export const isFactUsed = (site: Site, entry: LedgerFact): boolean =>
  entry.preferred !== undefined && factRecordOf(site, entry).used;

const undecidedOrUnused = ({ preferred }: LedgerFact): string =>
  preferred === undefined ? 'Sin decidir' : 'No la usamos';

/** The condition of a reading and the days on which it is in force: "zona rural, desde el 15 de enero de 2027". */
export function conditionText({ when, from, until }: LedgerReading): string | undefined {
  const days = isEmptyPeriod({ from, until })
    ? ['no llegó a regir']
    : [
        ...(from === undefined ? [] : [`desde el ${formatDate(from)}`]),
        ...(until === undefined ? [] : [`hasta el ${formatDate(until)}`]),
      ];
  const parts = [...(when === undefined ? [] : [when]), ...days];
  return parts.length === 0 ? undefined : parts.join(', ');
}
