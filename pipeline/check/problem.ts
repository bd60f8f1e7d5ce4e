/** A problem on a page, not yet reported as a finding. */
import type { RuleId, Severity } from '../findings/finding.ts';
import type { Site } from '../link/site.ts';

export type PageProblem = {
  rule: RuleId;
  /** The part of the rule's page that explains this problem, if it is not the main part. */
  part?: string;
  title: string;
  help: string;
  /** Default: error. */
  severity?: Severity;
};

export const invalidHtmlProblem = (title: string, help: string): PageProblem => ({
  rule: 'output/html-invalid',
  title,
  help,
});

export const unsafeHtmlProblem = (
  title: string,
  help = 'Look for unescaped text.',
): PageProblem => ({
  rule: 'output/unsafe-html',
  title,
  help,
});

export const duplicateIdProblem = (id: string): PageProblem =>
  invalidHtmlProblem(`duplicate id "${id}"`, 'Give each element an id of its own.');

/** The content file that a page is made from; the settings of the site for a page without an entry. */
export function contentFileOf(site: Site, path: string): string {
  return site.routes.get(path)?.entry?.document.file ?? site.entries.site[0].document.file;
}
