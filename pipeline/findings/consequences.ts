/** Folds the findings that follow from an error into that error, so that each cause is reported once. */
import { groupByNames } from '../program/group-by-names.ts';
import { countEach } from '../text/similarity.ts';
import type { Dependency, Finding } from './finding.ts';

/**
 * If a finding rests on content that an error breaks, it moves into `followers` of the root cause, because correcting
 * the cause may remove the finding. Root causes are errors and stay, so a report with an error keeps at least one.
 * @param findings in the order of a report
 * @returns the causes in the order of their first followers, then the other findings in the given order
 */
export function foldConsequences(findings: readonly Finding[]): Finding[] {
  const breaking = new Map<Dependency, Finding>();
  for (const finding of findings)
    if (finding.severity === 'error')
      for (const dependency of finding.breaks ?? [])
        if (!breaking.has(dependency)) breaking.set(dependency, finding);
  const followers = groupByNames(findings, (finding) => firstCause(finding, breaking));
  const folded = new Set([...followers.values()].flat());
  return [
    ...[...followers].map(([cause, own]) => ({ ...cause, followers: own })),
    ...findings.filter((finding) => !folded.has(finding) && !followers.has(finding)),
  ];
}

/** A list with the root cause of the finding; empty if it has no cause, or if the causes form a cycle. */
function firstCause(finding: Finding, breaking: ReadonlyMap<Dependency, Finding>): Finding[] {
  const seen = new Set([finding]);
  for (let last = finding; ; ) {
    const cause = causeOf(last, breaking);
    if (cause === undefined) return last === finding ? [] : [last];
    if (seen.has(cause)) return [];
    seen.add(cause);
    last = cause;
  }
}

const causeOf = (
  finding: Finding,
  breaking: ReadonlyMap<Dependency, Finding>,
): Finding | undefined =>
  finding.severity === 'note'
    ? undefined
    : finding.restsOn
        ?.map((dependency) => breaking.get(dependency))
        .find((cause) => cause !== undefined && cause !== finding);

/** A line such as "and 5 findings that follow from it: fact/bad-value 4, quiz/duplicate-option"; empty if none do. */
export function followersLine({ followers = [] }: Finding): string[] {
  if (followers.length === 0) return [];
  const rules = [...countEach(followers.map(({ rule }) => rule))].map(([rule, count]) =>
    count === 1 ? rule : `${rule} ${count}`,
  );
  const what = followers.length === 1 ? 'finding that follows' : 'findings that follow';
  return [`and ${followers.length} ${what} from it: ${rules.join(', ')}`];
}
