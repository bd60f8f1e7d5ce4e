/**
 * Formats changes as text for people: unit by unit, with the removed and added words of each line as in `git diff
 * --word-diff`.
 */
import { groupByNames } from '../program/group-by-names.ts';
import { countWithNoun } from '../text/plural.ts';
import { type ChangedLines, dedent } from './changed-lines.ts';
import { type Change, changeCountText } from './changes.ts';
import { HARM_PLURALS, type Harm, isQuestionUnit } from './harm.ts';
import { wordRunsBetween } from './word-differences.ts';

/**
 * Prints all changes, the most harmful first: a change that is not shown would be accepted unseen.
 * @param since the state that the content is compared with: "from what was reviewed"
 * @param isWhole true to show every line even of units that only print a fact's new value, as before an acceptance
 */
export function formatReviewTerminal(
  changes: readonly Change[],
  since: string,
  isWhole = false,
): string {
  if (changes.length === 0) return `Nothing differs ${since}.\n`;
  const own = changes.filter(({ follows }) => isWhole || follows === undefined);
  const counted = changeCountText(changes);
  return [
    ...own.flatMap((change, index) => [
      ...(own[index - 1]?.harm === change.harm ? [] : [headingOfHarm(change.harm, own), '']),
      unitChangeText(change),
    ]),
    ...reprintedFactLines(changes),
    `Different ${since}: ${counted}.`,
    ...(/picture/.test(counted) ? ['Use --format html to see pictures.'] : []),
    '',
  ].join('\n');
}

const headingOfHarm = (harm: Harm, changes: readonly Change[]): string =>
  `── ${HARM_PLURALS[harm]} (${changes.filter((change) => change.harm === harm).length})`;

/** All changed lines of a unit, followed by an empty line. */
export function unitChangeText(change: Change): string {
  const { url, lines, isConflicted } = change;
  const title = [
    change.unit + changeLabel(change),
    ...(isConflicted ? ['in conflict: two branches changed what was reviewed'] : []),
    ...(url === undefined ? [] : [url]),
  ];
  return [
    title.join('  '),
    ...remarksOf(change).map((remark) => `  ${remark}`),
    ...lines.flatMap((hunk, index) => [
      ...headingLines(hunk, lines[index - 1]),
      ...hunkLines(hunk),
    ]),
    '',
  ].join('\n');
}

/**
 * The state of a change in brackets: ` (new)`, ` (moved from articles/viejo to articles/nuevo)`; empty for a unit that
 * changed without moving.
 */
export function changeLabel({ unit, change, from }: Change): string {
  if (change === 'changed') return '';
  return ` (${from === undefined ? change : `moved from ${from} to ${unit}`})`;
}

/** Remarks printed above the lines of a changed unit. */
export const remarksOf = (change: Change): string[] => [
  ...goneRemark(change),
  ...ownRemarks(change),
];

/** The effect on readers of removing a page or a question. */
function goneRemark({ unit, change }: Change): string[] {
  if (change !== 'gone') return [];
  if (isQuestionUnit(unit))
    return [
      'the question and its page are removed: stored results say that it does not count; never reuse its id',
    ];
  return /^(?:articles|chapters|pages|centres)\/[^/]+$/.test(unit)
    ? ['the page is removed: if it moved, add its old name to "aliases" of the new page']
    : [];
}

const ownRemarks = ({ rightAnswer, isAnew, scene, strange = [] }: Change): string[] => [
  ...(rightAnswer === undefined
    ? []
    : [
        `the right answer is ${rightAnswer.from === '' ? 'now' : `from ${rightAnswer.from}`}: ${rightAnswer.after}  (it was: ${rightAnswer.before})`,
      ]),
  ...(isAnew === undefined ? [] : ['it asks something else: stored answers to it stop counting']),
  ...(scene === undefined
    ? []
    : [`its words are the same, but its picture changed: licencia review scenes/${scene}`]),
  ...strange.map((character) => `looks like another character: ${character}`),
];

/** The place of a hunk, and where its lines came from if they only moved. */
export function headingOf({ where, moved }: ChangedLines): string | undefined {
  if (moved === undefined) return where;
  return where === undefined ? `moved ${moved}` : `${where}: moved ${moved}`;
}

function hunkLines(hunk: ChangedLines): string[] {
  const { moved } = hunk;
  const { before, after } = dedent(hunk);
  const [was, ...alsoWas] = before;
  const [is, ...alsoIs] = after;
  const isPair = alsoWas.length === 0 && alsoIs.length === 0;
  const lines =
    moved !== undefined
      ? after
      : was !== undefined && is !== undefined && isPair
        ? [markChangedWords(was, is)]
        : [...before.map((line) => `- ${line}`), ...after.map((line) => `+ ${line}`)];
  const indent = headingOf(hunk) === undefined ? '  ' : '    ';
  return lines.map((line) => indent + line);
}

/** The heading of a hunk of changed lines; empty if the hunk before it has the same heading. */
function headingLines(hunk: ChangedLines, before: ChangedLines | undefined): string[] {
  const heading = headingOf(hunk);
  return heading === undefined || (before !== undefined && headingOf(before) === heading)
    ? []
    : [`  ${heading}:`];
}

/** The newer line, in which removed and added words are marked: `El límite es de [-25-]{+30+} mph.` */
export const markChangedWords = (before: string, after: string): string =>
  wordRunsBetween(before, after)
    .map(({ value, is }) =>
      is === 'new' ? `{+${value}+}` : is === 'gone' ? `[-${value}-]` : value,
    )
    .join('');

/** Each fact with the units that only print its new value. */
export function reprintedFactLines(changes: readonly Change[]): string[] {
  return [...groupByNames(changes, ({ follows = [] }) => follows)].flatMap(([fact, units]) => [
    `${fact}  its new value is printed in ${countWithNoun(units.length, 'more unit')}`,
    `  ${units
      .slice(0, 8)
      .map(({ unit }) => unit)
      .join(', ')}${units.length > 8 ? ` and ${units.length - 8} more` : ''}`,
    '',
  ]);
}
