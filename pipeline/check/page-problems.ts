/** Finds problems of a whole page that no single part shows: repeated ids, the order of headings, the language. */
import type { InspectedPart } from './html.ts';
import {
  duplicateIdProblem,
  invalidHtmlProblem,
  type PageProblem,
  unsafeHtmlProblem,
} from './problem.ts';

/** Maximum number of scripts of a page, more than any template writes. */
const MAX_SCRIPTS = 12;

/**
 * @param parts the parts of the page in order
 * @returns the problems of the page and of its parts
 */
export function pageProblems(html: string, parts: readonly InspectedPart[]): PageProblem[] {
  const problems = parts.flatMap((part) => part.problems);
  if (parts.reduce((sum, { scripts }) => sum + scripts, 0) > MAX_SCRIPTS)
    problems.push(unsafeHtmlProblem('the page has more scripts than a template writes'));
  if (!html.includes('<html lang="es-PR">'))
    problems.push(
      invalidHtmlProblem('the page does not say its language', 'Write lang="es-PR" on <html>.'),
    );
  const headings = parts.flatMap((part) => part.headings);
  return [...problems, ...sharedIds(parts), ...headingProblems(headings)];
}

function sharedIds(parts: readonly InspectedPart[]): PageProblem[] {
  const seen = new Set<string>();
  const problems: PageProblem[] = [];
  for (const { ids } of parts) {
    for (const id of ids) {
      if (seen.has(id)) problems.push(duplicateIdProblem(id));
      seen.add(id);
    }
  }
  return problems;
}

function headingProblems(levels: readonly number[]): PageProblem[] {
  const problems = levels.flatMap((level, index) => {
    const previous = levels[index - 1] ?? level;
    return level > previous + 1
      ? [
          invalidHtmlProblem(
            `a heading jumps from level ${previous} to ${level}`,
            'Use the next level.',
          ),
        ]
      : [];
  });
  const count = levels.filter((level) => level === 1).length;
  if (count !== 1)
    problems.push(
      invalidHtmlProblem(`the page has ${count} first-level headings`, 'Keep exactly one.'),
    );
  return problems;
}
