/** Changes → Markdown for a pull request or the summary of a job. */
import { plural } from '../text/plural.ts';
import { type Change, countChanges } from './changes.ts';
import { consequenceLines, headingOf, remarksOf } from './format-terminal.ts';
import { outdented, type Stretch } from './stretches.ts';

/** GitHub limits a comment to 65,536 characters. */
const MAX_LENGTH = 60_000;

/**
 * @param since what the content is compared with
 * @param remarks what the reviewer is told first
 */
export function formatMarkdown(
  changes: readonly Change[],
  since: string,
  remarks: readonly string[] = [],
): string {
  const consequences = consequenceLines(changes);
  let text = [
    '# What visitors read differently\n\n',
    ...remarks.map((remark) => `**${remark}**\n\n`),
    `${changes.length === 0 ? `Nothing differs ${since}` : `Different ${since}: ${countChanges(changes)}`}.\n\n`,
    ...(consequences.length === 0 ? [] : [`${fenced('', consequences)}\n`]),
  ].join('');
  const own = changes.filter(({ follows }) => follows === undefined);
  for (const [index, change] of own.entries()) {
    const block = unitBlock(change);
    if (text.length + block.length > MAX_LENGTH)
      return `${text}… and ${plural(own.length - index, 'more unit')}: \`licencia review --format html\` shows all.\n`;
    text += block;
  }
  return text;
}

function unitBlock(different: Change): string {
  const { unit, change, lines } = different;
  // In the block: outside of it the words would be read as markup.
  const marks = [
    ...remarksOf(different).map((remark) => `! ${remark}`),
    ...lines.flatMap(markedLines),
  ];
  return [
    `\`${unit}\`${change === 'changed' ? '' : ` (${change})`}`,
    '',
    ...(marks.length === 0 ? [] : [fenced('diff', marks)]),
    '',
  ].join('\n');
}

function markedLines(stretch: Stretch): string[] {
  const { moved } = stretch;
  const { before, after } = outdented(stretch);
  const heading = headingOf(stretch);
  return [
    ...(heading === undefined ? [] : [`@@ ${heading} @@`]),
    ...(moved === undefined
      ? [...before.map((line) => `- ${line}`), ...after.map((line) => `+ ${line}`)]
      : after.map((line) => `  ${line}`)),
  ];
}

/** A code block, so that no line is read as markup. Its fence is longer than any run of backticks inside. */
function fenced(language: string, lines: readonly string[]): string {
  const longest = Math.max(2, ...(lines.join('\n').match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  return [fence + language, ...lines, fence, ''].join('\n');
}
