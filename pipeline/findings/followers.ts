/** One finding for each cause: what follows from an error is folded behind it. */
import { grouped } from '../program/grouped.ts';
import { countOf } from '../text/likeness.ts';
import type { Dependency, Finding } from './finding.ts';

/**
 * Findings as they are reported. One that rests on something that an error breaks is not among them, but among the
 * followers of that error: it may be gone once the error is corrected, and nothing can be said of it before. Causes are
 * errors and stay, so there is an error after this whenever there was one before.
 * @param findings in the order of a report
 * @returns the causes first, then the others, each in the given order
 */
export function withFollowers(findings: readonly Finding[]): Finding[] {
  const breaking = new Map<Dependency, Finding>();
  for (const finding of findings)
    if (finding.severity === 'error')
      for (const dependency of finding.breaks ?? [])
        if (!breaking.has(dependency)) breaking.set(dependency, finding);
  const followers = grouped(findings, (finding) => firstCause(finding, breaking));
  const folded = new Set([...followers.values()].flat());
  return [
    ...[...followers].map(([cause, own]) => ({ ...cause, followers: own })),
    ...findings.filter((finding) => !folded.has(finding) && !followers.has(finding)),
  ];
}

/** The cause of the cause, and so on, if there is one; where two follow from each other the first met is one. */
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

/** "and 10 that follow from it: fact/bad-value 4, quiz/duplicate-option 3" */
export function followersLine({ followers = [] }: Finding): string[] {
  if (followers.length === 0) return [];
  const rules = [...countOf(followers.map(({ rule }) => rule))].map(([rule, count]) =>
    count === 1 ? rule : `${rule} ${count}`,
  );
  const what = followers.length === 1 ? 'finding that follows' : 'findings that follow';
  return [`and ${followers.length} ${what} from it: ${rules.join(', ')}`];
}
