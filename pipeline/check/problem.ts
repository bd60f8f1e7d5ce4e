/** A problem in a page, before it is reported as a finding at that page. */
import type { RuleId, Severity } from '../findings/finding.ts';
import type { Site } from '../link/site.ts';

export type PageProblem = {
  rule: RuleId;
  /** The part of the rule's page, if it is not the main one. */
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
