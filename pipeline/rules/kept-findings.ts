/** Findings of the rules of a scope, kept by everything that these rules look at: the same as in `auditAgain`. */
import { createHash } from 'node:crypto';
import type { Finding, RuleId } from '../findings/finding.ts';
import type { LedgerDays } from '../ledger/ledger.ts';
import type { Site } from '../link/site.ts';
import type { SourceDocument } from '../load/document.ts';
import { once } from '../program/once.ts';
import type { Keep } from '../program/shelf.ts';
import type { Entry } from '../validate/index.ts';
import { entriesOf, LOOKS_AT, SHARED } from './scopes.ts';

/** What the rules about one entry found in it. */
export type FindingsByRule = ReadonlyMap<RuleId, readonly Finding[]>;

export type KeepFindings = {
  ofEntry(entry: Entry, check: () => FindingsByRule): FindingsByRule;
  /** @param scope undefined for a rule that looks at all of the content: nothing of it is kept */
  ofRule(
    rule: RuleId,
    scope: keyof typeof LOOKS_AT | undefined,
    check: () => readonly Finding[],
  ): readonly Finding[];
};

export const KEEP_NOTHING: KeepFindings = {
  ofEntry: (_, check) => check(),
  ofRule: (_rule, _scope, check) => check(),
};

/** @param ledger everything of the ledger that rules look at @param kept caches a value by its input */
export function keeperOf(site: Site, ledger: string, days: LedgerDays, kept: Keep): KeepFindings {
  const entries = entriesOf(site);
  const textOf = once(({ text }: SourceDocument) => digest(text));
  const stateOf = ({ collection, id, document, path }: Entry) => [
    [collection, id, document.file, path].join('\0'),
    textOf(document),
  ];
  const statesIn = (collections: ReadonlySet<string>) =>
    entries.filter(({ collection }) => collections.has(collection)).map(stateOf);
  // The names of all entries: rules look up which records and pages there are.
  const names = entries.map(({ collection, id, document }) => [collection, id, document.file]);
  const shared = digest(JSON.stringify([ledger, days, names, statesIn(SHARED)]));
  const stateOfScope = once((scope: keyof typeof LOOKS_AT) =>
    digest(JSON.stringify(statesIn(LOOKS_AT[scope]))),
  );
  return {
    ofEntry: (entry, check) => kept([shared, ...stateOf(entry)].join('\0'), check),
    ofRule: (rule, scope, check) =>
      scope === undefined
        ? check()
        : kept(['rule', shared, stateOfScope(scope), rule].join('\0'), check),
  };
}

const digest = (text: string): string => createHash('sha256').update(text).digest('base64');
