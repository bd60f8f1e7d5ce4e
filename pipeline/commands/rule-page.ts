/** Reads the page of a rule, `pipeline/rules/<family>/<problem>.md`: the whole page, one part, or the section "Why". */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding, RuleId } from '../findings/finding.ts';
import { asEnvironmentError, UsageError } from '../program/failures.ts';
import { ruleSummary } from '../rules/index.ts';
import { headingSlug } from './how-to.ts';

/** @param root folder of the program */
export function readRulePage(root: string, id: RuleId): string {
  try {
    return readFileSync(join(root, 'pipeline', 'rules', `${id}.md`), 'utf8');
  } catch (error) {
    throw asEnvironmentError(error, `the page about ${id} cannot be read`);
  }
}

/** One part of a page, with the id of the rule. @throws UsageError if the page has no such part */
export function rulePageSection(page: string, words: readonly string[]): string {
  const parts = partsOf(page);
  const part = parts.get(headingSlug(words.join(' ')));
  if (part !== undefined) return `${page.split('\n', 1)[0]}\n\n${part}`;
  const names = [...parts.keys()];
  const known = names.length === 0 ? 'has only one part' : `has the parts ${names.join(', ')}`;
  throw new UsageError(`there is no part "${words.join(' ')}"; the page ${known}`);
}

/** @returns a function that finds the reason of a finding on the page of its rule */
export function ruleReasonFinder(
  root: string,
): (finding: Pick<Finding, 'rule' | 'part'>) => string {
  return ({ rule, part }) => {
    let page: string;
    try {
      page = readRulePage(root, rule);
    } catch {
      // A report does not fail because a page is missing.
      return ruleSummary(rule);
    }
    const section = part === undefined ? page : (partsOf(page).get(part) ?? page);
    const why = /^##+ Why\n+([\s\S]*?)\n+(?=#)/m.exec(section)?.[1];
    return why === undefined ? ruleSummary(rule) : inOneLine(why);
  };
}

/** The text on one line; list items become consecutive sentences. */
const inOneLine = (text: string): string => text.replace(/^- /gm, '').replace(/\s*\n\s*/g, ' ');

/** Headings of the usual sections; any other heading begins a part. */
const USUAL = new Set(['what', 'why', 'how-to-fix', 'trap', 'good', 'bad']);

/** The parts of a page besides its usual sections, by the names of their headings. */
function partsOf(page: string): ReadonlyMap<string, string> {
  const sections = page
    // A heading inside an example is not a heading of the page.
    .replace(/^```[\s\S]*?^```$/gm, (block) => block.replace(/^#/gm, '\0#'))
    .split(/^(?=## )/m)
    .slice(1)
    .map((section): [string, string] => [
      headingSlug(section.slice(3, section.indexOf('\n'))),
      section.replaceAll('\0', ''),
    ]);
  return new Map(sections.filter(([name]) => !USUAL.has(name)));
}
