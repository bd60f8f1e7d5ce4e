/** Findings of a changed file with their places, for tests of mistakes in content files. */
import { project, reportOf } from '../fixtures/project.ts';

/** Line, column, title and the marked text of each finding. */
export function locatedFindings(path: string, text: string): string[] {
  return reportOf(project({ [path]: text })).map(({ title, at }) => {
    const { start, end } = at.range!;
    const line = text.split('\n')[start.line - 1]!;
    const marked = line.slice(
      start.column - 1,
      end.line === start.line ? end.column - 1 : undefined,
    );
    return `${start.line}:${start.column} ${title} [${marked}]`;
  });
}
