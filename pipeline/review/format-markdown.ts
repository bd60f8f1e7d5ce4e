/** Formats changes as Markdown for a pull request or the summary of a job. */
import { countWithNoun } from '../text/plural.ts';
import { type ChangedLines, dedent } from './changed-lines.ts';
import { type Change, changeCountText } from './changes.ts';
import { changeLabel, headingOf, remarksOf, reprintedFactLines } from './format-terminal.ts';
import { HARM_PLURALS } from './harm.ts';

/** GitHub shows no summary of a step that is larger than 1 MiB. This limit leaves room for the last lines. */
const MOST_BYTES = 1_000_000;

/**
 * @param since the state that the content is compared with
 * @param remarks shown to the reviewer first
 */
export function formatReviewMarkdown(
  changes: readonly Change[],
  since: string,
  remarks: readonly string[] = [],
): string {
  const consequences = reprintedFactLines(changes);
  let text = [
    '# What visitors read differently\n\n',
    ...remarks.map((remark) => `**${remark}**\n\n`),
    `${changes.length === 0 ? `Nothing differs ${since}` : `Different ${since}: ${changeCountText(changes)}`}.\n\n`,
    ...(consequences.length === 0 ? [] : [`${fenced('', consequences)}\n`]),
  ].join('');
  const own = changes.filter(({ follows }) => follows === undefined);
  let bytes = Buffer.byteLength(text);
  for (const [index, change] of own.entries()) {
    const heading =
      own[index - 1]?.harm === change.harm ? '' : `## ${HARM_PLURALS[change.harm]}\n\n`;
    const block = heading + unitBlock(change);
    bytes += Buffer.byteLength(block);
    if (bytes > MOST_BYTES)
      return `${text}… and ${countWithNoun(own.length - index, 'more unit')}: \`licencia review\` shows all.\n`;
    text += block;
  }
  return text;
}

function unitBlock(different: Change): string {
  const { lines } = different;
  // Remarks are in the code block too: outside of it, their words would be read as markup.
  const marks = [
    ...remarksOf(different).map((remark) => `! ${remark}`),
    ...lines.flatMap(markedLines),
  ];
  return [
    `\`${different.unit}\`${changeLabel(different)}`,
    '',
    ...(marks.length === 0 ? [] : [fenced('diff', marks)]),
    '',
  ].join('\n');
}

function markedLines(hunk: ChangedLines): string[] {
  const { moved } = hunk;
  const { before, after } = dedent(hunk);
  const heading = headingOf(hunk);
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
