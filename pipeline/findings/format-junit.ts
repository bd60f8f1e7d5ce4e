/** Findings → JUnit XML: one suite for each rule with findings; errors and warnings fail, notes are skipped. */
import { escapeXml } from '../text/escape.ts';
import { addressOf, compareText, type Finding, type RuleId } from './finding.ts';
import { followersLine } from './followers.ts';

/**
 * @param day the time of the run without its hour, so that the same content gives the same report
 * @param aboutRule the sentence that describes a rule
 */
export function formatJunit(
  findings: readonly Finding[],
  day: string,
  aboutRule: (id: RuleId) => string,
): string {
  const byRule = new Map<RuleId, Finding[]>();
  for (const finding of findings)
    byRule.set(finding.rule, [...(byRule.get(finding.rule) ?? []), finding]);
  const suites = [...byRule]
    .sort(([a], [b]) => compareText(a, b))
    .map(([rule, found]) => suite(rule, found, day, aboutRule(rule)));
  // Without a test case, readers of JUnit take the run for one that did not happen.
  if (suites.length === 0)
    suites.push(
      `  <testsuite name="licencia" tests="1" failures="0" errors="0" skipped="0" time="0" timestamp="${day}T12:00:00">\n    <testcase classname="licencia" name="nothing found" time="0"/>\n  </testsuite>`,
    );
  const skipped = findings.filter(isSkipped).length;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="licencia" tests="${Math.max(1, findings.length)}" failures="${findings.length - skipped}" errors="0" skipped="${skipped}" time="0">\n${suites.join('\n')}\n</testsuites>\n`;
}

const isSkipped = ({ severity }: Finding) => severity === 'note';

function suite(rule: RuleId, findings: readonly Finding[], day: string, about: string): string {
  const names = new Map<string, number>();
  const cases = findings.map((finding) => {
    const name = finding.fact ?? `${finding.at.entry ?? finding.at.file} ${finding.title}`;
    const count = (names.get(name) ?? 0) + 1;
    names.set(name, count);
    return testCase(finding, count === 1 ? name : `${name} (${count})`, about);
  });
  const skipped = findings.filter(isSkipped).length;
  return `  <testsuite name="${escapeXml(rule)}" tests="${findings.length}" failures="${findings.length - skipped}" errors="0" skipped="${skipped}" time="0" timestamp="${day}T12:00:00">\n${cases.join('\n')}\n  </testsuite>`;
}

function testCase(finding: Finding, name: string, about: string): string {
  const { rule, severity, title, at, related, help, why } = finding;
  const opening = `    <testcase classname="${escapeXml(rule)}" name="${escapeXml(name)}" file="${escapeXml(at.file)}" line="${at.range?.start.line ?? 1}" time="0">`;
  const lines = [
    addressOf(at),
    ...related.map((place) => `${place.says}  ${addressOf(place.at)}`),
    ...followersLine(finding),
    why ?? about,
    ...help,
  ];
  const body = isSkipped(finding)
    ? `<skipped message="${escapeXml(title)}"/>`
    : `<failure type="${severity}" message="${escapeXml(title)}">${escapeXml(lines.join('\n'))}</failure>`;
  return `${opening}${body}</testcase>`;
}
