/** A difference → Markdown for a pull request or a job summary. */
import { plural } from '../text/plural.ts';
import { factLine, ledgerLines, pagesOf, questionLine } from './format-terminal.ts';
import type { Difference, SentenceChange } from './types.ts';

/** GitHub limits a comment to 65,536 characters. */
const MAX_LENGTH = 60_000;

export function formatMarkdown(difference: Difference): string {
  const { partial, facts, questions, addresses, sentences } = difference;
  const { added, removed, moved } = addresses;
  const head = [
    '# What visitors will read differently',
    '',
    ...(partial === undefined ? [] : [`${partial}.`, '']),
    ...fenced('', ledgerLines(difference)),
    ...list('Facts', facts.map(factLine)),
    ...list('Questions', questions.map(questionLine)),
    ...list('Addresses', [
      ...added.map((path) => `added ${path}`),
      ...moved.map(({ from, to }) => `moved ${from} to ${to}`),
      ...removed.map((path) => `removed ${path}, without a redirect`),
    ]),
    `## Sentences: ${sentences.length}`,
    '',
  ].join('\n');
  return withinLength(head, sentences);
}

function withinLength(head: string, changes: readonly SentenceChange[]): string {
  let text = head;
  for (const [index, change] of changes.entries()) {
    const block = sentenceBlock(change);
    if (text.length + block.length > MAX_LENGTH)
      return `${text}… and ${plural(changes.length - index, 'more change')}: \`licencia diff --format html\` has all.\n`;
    text += block;
  }
  return text;
}

function sentenceBlock(change: SentenceChange): string {
  return [
    `\`${pagesOf(change)}\``,
    '',
    ...fenced('diff', [
      ...change.before.map((sentence) => `- ${sentence}`),
      ...change.after.map((sentence) => `+ ${sentence}`),
    ]),
    '',
  ].join('\n');
}

function list(title: string, items: readonly string[]): string[] {
  return items.length === 0 ? [] : [`## ${title}: ${items.length}`, '', ...fenced('', items)];
}

/** A code block, so that no line is read as markup. Its fence is longer than any run of backticks inside. */
function fenced(language: string, lines: readonly string[]): string[] {
  const longest = Math.max(2, ...(lines.join('\n').match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  return [fence + language, ...lines, fence, ''];
}
