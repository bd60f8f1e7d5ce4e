/** audit: the linked site → its ledger and findings. It runs every rule; rules do not import each other. */
import { type Bank, readBank } from '../bank/item.ts';
import type { Finding, RuleId, Stage } from '../findings/finding.ts';
import { type CitationIndex, citationIndex } from '../ledger/citations.ts';
import { type LedgerDays, onDay } from '../ledger/ledger.ts';
import { ledgerOf } from '../ledger/observed.ts';
import { type EntryScan, entryScanner, joinScans, type Scan } from '../ledger/scan.ts';
import type { Ledger } from '../ledger/types.ts';
import type { Site } from '../link/site.ts';
import { WalkedText } from '../link/texts.ts';
import { once } from '../program/once.ts';
import { type Entry, entriesOf } from '../validate/index.ts';
import {
  type AnyRule,
  CONTENT_RULES,
  checksOf,
  DAY_RULES,
  ENTRY_RULES,
  ITEM_RULES,
  isEntryRule,
  RULES,
} from './kinds.ts';
import {
  type AuditContent,
  type CheckEntry,
  checkItems,
  type EntryRule,
  type ItemRule,
  type Report,
  type Rule,
} from './rule.ts';
import { LOOKS_AT, SHARED } from './scopes.ts';
import { STAGE_RULES } from './stages.ts';

/** The audited site's ledger, how many of the content's figures come from it, and what a later audit may keep. */
export type Audited = { ledger: Ledger; coverage: Scan['coverage']; parts: AuditParts };

/** What the rules about one entry found in it. */
type FindingsByRule = ReadonlyMap<EntryRule, readonly Finding[]>;

/** The parts of an audit's result. Nothing in them is changed later. */
export type AuditParts = {
  site: Site;
  bank: Bank;
  citations: CitationIndex;
  scans: ReadonlyMap<Entry, EntryScan>;
  /** What the rules about one entry found in it; an entry without findings is not in it. */
  byEntry: ReadonlyMap<Entry, FindingsByRule>;
  /** What the other rules found. */
  byRule: ReadonlyMap<AnyRule, readonly Finding[]>;
};

/** @param days the day of the pages, and the day that review dates are compared with */
export const audit = (site: Site, days: LedgerDays): Stage<Audited> => run(site, days);

/**
 * The same as `audit`, for a site of which some entries are other objects than before: only these are read again, unless
 * they are of those that all rules look at.
 * @param previous the result of an audit of the content before the change
 */
export function auditAgain(previous: Audited, site: Site, days: LedgerDays): Stage<Audited> {
  const { parts } = previous;
  const changed = entriesOf(site.entries).filter((entry) => !parts.scans.has(entry));
  const isSmall =
    site.isWhole &&
    parts.site.isWhole &&
    hasSameEntries(parts.site, site) &&
    changed.every(({ collection }) => !SHARED.has(collection));
  return run(site, days, isSmall ? { ...previous, changed } : undefined);
}

function hasSameEntries(a: Site, b: Site): boolean {
  const others = entriesOf(b.entries);
  const own = entriesOf(a.entries);
  return (
    own.length === others.length &&
    own.every(({ id, collection, document }, index) => {
      const other = others[index];
      return (
        id === other?.id && collection === other.collection && document.file === other.document.file
      );
    })
  );
}

type Previous = Audited & { changed: readonly Entry[] };

function run(site: Site, days: LedgerDays, previous?: Previous): Stage<Audited> {
  const scans = scansOf(site, previous?.parts.scans);
  const scan = joinScans(site, [...scans.values()]);
  const ledger = ledgerOf(site, days);
  // What of the audit before still holds: nothing of the ledger that rules look at has changed.
  const before =
    previous !== undefined && ledgerText(previous.ledger) === ledgerText(ledger)
      ? previous
      : undefined;
  const isSame = (scope: keyof typeof LOOKS_AT) =>
    before?.changed.every(({ collection }) => !LOOKS_AT[scope].has(collection)) === true;
  const same = { bank: isSame('bank'), manual: isSame('manual') };
  const bank = same.bank ? { ...before!.parts.bank, site, ledger } : readBank(site, ledger);
  const citations = before?.parts.citations ?? citationIndex(site.sources);
  const content = { site, ledger, scan, bank, citations, itemRules: ITEM_RULES };
  const byEntry = findingsByEntry(content, before?.parts);
  const byRule = new Map<AnyRule, readonly Finding[]>();
  for (const rule of [...CONTENT_RULES, ...ITEM_RULES]) {
    const scope = 'check' in rule ? rule.scope : (rule.scope ?? 'bank');
    const found = scope !== undefined && same[scope] ? before?.parts.byRule.get(rule) : undefined;
    byRule.set(rule, found ?? findingsOf(rule, content));
  }
  const parts = { site, bank, citations, scans, byEntry, byRule };
  return {
    value: { ledger, coverage: scan.coverage, parts },
    findings: [...dayFindings(site, ledger, days), ...inOrder(parts)],
  };
}

function scansOf(site: Site, before?: ReadonlyMap<Entry, EntryScan>): Map<Entry, EntryScan> {
  const scan = entryScanner(site);
  return new Map(
    entriesOf(site.entries).map((entry) => [
      entry,
      before?.get(entry) ?? scan(site.textsOf.get(entry) ?? []),
    ]),
  );
}

/** Everything of a ledger that rules look at and that may change while no fact and no source does. */
const ledgerText = (ledger: Ledger): string =>
  JSON.stringify(
    [...ledger.values()].map(({ state, readings, all }) => [
      state,
      readings.length,
      all.map(({ id, value, superseded }) => [id, value, superseded]),
    ]),
  );

/** Runs the rules about one entry, over every entry that has no findings of before. */
function findingsByEntry(content: AuditContent, before?: AuditParts): AuditParts['byEntry'] {
  const { site } = content;
  const checks = once((_: 'all') =>
    ENTRY_RULES.filter(({ needsWhole }) => !needsWhole || site.isWhole).map(
      (rule) => [rule, rule.checkEach(content)] as const,
    ),
  );
  const byEntry = new Map<Entry, FindingsByRule>();
  for (const entry of entriesOf(site.entries)) {
    const found = before?.scans.has(entry)
      ? before.byEntry.get(entry)
      : checkEntry(site, entry, checks('all'));
    if (found !== undefined && found.size > 0) byEntry.set(entry, found);
  }
  return byEntry;
}

function checkEntry(
  { textsOf }: Site,
  entry: Entry,
  checks: readonly (readonly [EntryRule, CheckEntry])[],
): FindingsByRule {
  const own = { entry, texts: (textsOf.get(entry) ?? []).map((text) => new WalkedText(text)) };
  const byRule = new Map<EntryRule, Finding[]>();
  for (const [rule, check] of checks) {
    const findings: Finding[] = [];
    check(own, reporter(rule, findings));
    if (findings.length > 0) byRule.set(rule, findings);
  }
  return byRule;
}

function findingsOf(rule: Rule | ItemRule, content: AuditContent): Finding[] {
  const findings: Finding[] = [];
  const report = reporter(rule, findings);
  if (!('check' in rule)) checkItems(rule, content.bank, report);
  else if (!rule.needsWhole || content.site.isWhole) rule.check(content, report);
  const { leftOut } = content.bank;
  // What a rule misses may be in a question that the bank leaves out.
  return 'needsWhole' in rule && leftOut.length > 0
    ? findings.map((finding) => ({
        ...finding,
        restsOn: [...(finding.restsOn ?? []), ...leftOut],
      }))
    : findings;
}

/** The findings of all rules, in the order of the table. */
const inOrder = ({ byEntry, byRule }: AuditParts): Finding[] =>
  RULES.flatMap((rule) =>
    isEntryRule(rule)
      ? [...byEntry.values()].flatMap((found) => found.get(rule) ?? [])
      : (byRule.get(rule) ?? []),
  );

/**
 * An audit's result as it is on the day of its pages, without a second audit.
 * @param findings all findings of the content; those that depend on the day are replaced
 */
export function auditOnDay(
  site: Site,
  { ledger, findings }: { ledger: Ledger; findings: readonly Finding[] },
  day: string,
): { ledger: Ledger; findings: Finding[] } {
  const onThatDay = onDay(ledger, day);
  return {
    ledger: onThatDay,
    findings: [
      ...findings.filter(({ ofDay }) => ofDay !== true),
      ...dayFindings(site, onThatDay, { today: day, pageDay: day }),
    ],
  };
}

function dayFindings(site: Site, ledger: Ledger, days: LedgerDays): Finding[] {
  const findings: Finding[] = [];
  for (const rule of DAY_RULES)
    rule.checkOnDay({ site, ledger, ...days }, reporter(rule, findings));
  return findings;
}

const isOneOfSeveral = (id: RuleId): boolean => id in STAGE_RULES || checksOf(id).length > 1;

/** The `report` of a rule: adds its id, severity and defaults. One of several checks of a rule says itself why. */
const reporter = (rule: AnyRule, findings: Finding[]): Report => {
  const { id, about, severity } = rule;
  const defaults = {
    rule: id,
    severity,
    related: [],
    help: [],
    ...(isOneOfSeveral(id) ? { why: about } : {}),
    ...('checkOnDay' in rule ? { ofDay: true as const } : {}),
  };
  return (reported) => {
    findings.push({ ...defaults, ...reported });
  };
};
