/** The page `docs/reference/rules.md`: each rule with its severity and what it reports. */
import type { RuleId } from '../findings/finding.ts';
import { RULE_IDS, ruleSummary } from '../rules/index.ts';
import { readRulePage } from './rule-page.ts';

export const RULES_PAGE_PATH = 'docs/reference/rules.md';

const HEAD = `# Rules

\`licencia schemas\` writes this page. \`licencia explain <rule>\` prints the page of a rule, with examples.

Where the severity is \`bankGates\`, the key \`bankGates\` in \`data/site.json\` sets it.

| Rule | Severity | Reports |
|---|---|---|
`;

/** @param root folder of the program */
export function rulesPage(root: string): string {
  const rows = [...RULE_IDS].sort().map((id) => {
    const about = ruleSummary(id).replaceAll('|', '\\|');
    return `| [${id}](../../pipeline/rules/${id}.md) | ${severitiesOf(root, id)} | ${about} |\n`;
  });
  return HEAD + rows.join('');
}

/** The page of a rule names the severity of each thing that the rule reports. */
function severitiesOf(root: string, id: RuleId): string {
  const sentences = [...readRulePage(root, id).matchAll(/Severity[^:.]*: ([^.]*)/g)].map(
    ([, words = '']) => words,
  );
  const named = ['error', 'warning', 'note', '`bankGates`'].filter((severity) =>
    sentences.some((words) => words.includes(severity)),
  );
  return named.join(', ');
}
