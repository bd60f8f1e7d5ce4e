/**
 * `review`: shows unreviewed changes; in a terminal it asks about each; --accept accepts the named ones.
 */
import { type Content, type ContentOptions, readContent, readWholeContent } from '../content.ts';
import { type Acceptance, acceptUnits, startAcceptance } from '../edit/accept.ts';
import { reachesSeverity } from '../findings/finding.ts';
import { unknownNameMessage } from '../findings/suggest.ts';
import type { Site } from '../link/site.ts';
import { readReviewedFolder, reviewedFilePath } from '../load/reviewed.ts';
import { failureOf, UsageError } from '../program/failures.ts';
import type { Change } from '../review/changes.ts';
import { formatReviewHtml, type Pictures } from '../review/format-html.ts';
import { formatReviewMarkdown } from '../review/format-markdown.ts';
import { formatReviewTerminal } from '../review/format-terminal.ts';
import { unitsWithFutureTexts } from '../review/future-texts.ts';
import { type Review, reviewOf } from '../review/review.ts';
import { pictureHashIn, picturesOf } from '../review/units.ts';
import { countWithNoun } from '../text/plural.ts';
import { contentAtCommit, lastCommitOf } from './at-commit.ts';
import { type CommandContext, contentOptions, resolveToday } from './context.ts';
import { writeExtraReports } from './extra-reports.ts';
import { print } from './output.ts';
import { printOutcome, printReport } from './report.ts';
import { printAcceptedUnits, reviewEachUnit } from './review-each.ts';
import { isTerminal } from './terminal.ts';

const SINCE_REVIEW = 'from what was reviewed';
const NAME_WHAT =
  "--accept needs a unit or a pattern, as in licencia review --accept tests/2/reglas-07 'facts/*'. To accept everything, which is printed in full: licencia review --accept '*'. In a terminal, licencia review asks about one change after the other";

export async function reviewCommand(context: CommandContext): Promise<number> {
  const options = contentOptions(context);
  const { accept, check, format } = context.options;
  const names = context.operands;
  if (accept === true && check === true)
    throw new UsageError('use only one of --accept and --check');
  const mayAsk = check !== true && format === 'terminal' && isTerminal();
  if (accept === true && names.length === 0 && !mayAsk) throw new UsageError(NAME_WHAT);
  const content = readWholeContent(options);
  const review = reviewOf(content, readReviewedFolder(options.data));
  const changes = namedChanges(review, names);
  // `--check` reports unreviewed changes only, no findings.
  const failing = check === true ? 0 : auditedFirst(context, content);
  const isNamed = accept === true && names.length > 0;
  // If the format has changed, accepting changes one by one would mix two formats.
  if (mayAsk && !isNamed && !review.isOtherFormat && changes.length > 0) {
    print(review.remarks.map((remark) => `${remark}\n\n`).join(''));
    const state = acceptingOf(context, content, review);
    await reviewEachUnit({ context, state, changes }, review.units);
    return failing;
  }
  if (accept === true) {
    acceptNamed(context, changes, review, acceptingOf(context, content, review));
    return 0;
  }
  printChanges(context, changes, SINCE_REVIEW, {
    remarks: review.remarks,
    pictures: () => picturesOfBoth(review, changes, options),
  });
  // Printed last, below the long list of changes.
  if (!review.isBegun && context.options.format === 'terminal')
    print(
      `There is no ${options.label}/reviewed, so everything is shown. Restore it from version control. If nothing was ever reviewed: licencia review --accept '*'\n`,
    );
  return check === true && changes.length > 0 ? 1 : failing;
}

/** Prints all changes before it accepts them: nothing is accepted unseen. */
function acceptNamed(
  context: CommandContext,
  changes: readonly Change[],
  { remarks, isOtherFormat, changes: all }: Review,
  state: Acceptance,
): void {
  // The folder's README names one format for all units: after accepting only some, it would be wrong about the rest.
  if (isOtherFormat && changes.length < all.length)
    throw new UsageError(
      `${state.label}/reviewed was written by another version of this program; accept everything: '*'`,
    );
  print(
    [
      ...remarks.map((remark) => `${remark}\n\n`),
      formatReviewTerminal(changes, SINCE_REVIEW, true),
    ].join(''),
  );
  const isSame = context.options.same === true;
  printAcceptedUnits(
    context,
    changes,
    acceptUnits(state, changes, () => isSame),
  );
}

const acceptingOf = (
  context: CommandContext,
  { site }: { site: Site },
  review: Review,
): Acceptance => startAcceptance(contentOptions(context), site, review, resolveToday(context));

/** In the terminal, prints the findings before the changes. @returns 1 if there is an error, otherwise 0 */
function auditedFirst(context: CommandContext, content: Content): number {
  const { findings } = content;
  const told = findings.filter(({ severity }) => severity !== 'note');
  if (told.length === 0) return 0;
  if (context.options.format !== 'terminal') return reachesSeverity(told, 'error') ? 1 : 0;
  const code = printReport(context, told, { textOf: content.textOf });
  print('\n');
  return code;
}

/**
 * Prints changes in the requested formats.
 * @param pictures returns the pictures before and after the changes, which only the HTML format shows
 */
export function printChanges(
  context: CommandContext,
  changes: readonly Change[],
  since: string,
  { remarks = [], pictures }: { remarks?: readonly string[]; pictures: () => Pictures },
): void {
  const textOf = (format: unknown): string => {
    if (format === 'json') return `${JSON.stringify({ version: 1, changes }, null, 2)}\n`;
    if (format === 'html') return formatReviewHtml(changes, since, remarks, pictures());
    if (format === 'markdown') return formatReviewMarkdown(changes, since, remarks);
    return [...remarks.map((remark) => `${remark}\n\n`), formatReviewTerminal(changes, since)].join(
      '',
    );
  };
  const notationOf = (format: unknown) => (format === 'json' ? 'json' : 'text');
  const { format } = context.options;
  print(textOf(format), notationOf(format));
  writeExtraReports(context, (other) => ({ text: textOf(other), notation: notationOf(other) }));
}

/** Maximum number of commits whose content is read for pictures: each takes as long as a review. */
const MOST_COMMITS = 3;

/**
 * The current and the reviewed pictures by hash. A reviewed picture comes from the newest commit or, if a change was
 * committed before its review, from the commit that last changed the file of the unit.
 */
function picturesOfBoth(
  { units }: Review,
  changes: readonly Change[],
  options: ContentOptions,
): Pictures {
  const pictures = picturesOf(units);
  const read = new Set<string>();
  for (const { unit, lines } of changes) {
    const hashes = lines.flatMap(({ before }) =>
      before.flatMap((line) => pictureHashIn(line) ?? []),
    );
    for (const commitOf of [
      () => 'HEAD',
      () => lastCommitOf(reviewedFilePath(unit), options.data),
    ]) {
      if (hashes.every((hash) => pictures.has(hash)) || read.size === MOST_COMMITS) break;
      const commit = commitOf();
      if (commit === undefined || read.has(commit)) continue;
      read.add(commit);
      for (const [hash, svg] of picturesAt(commit, options)) pictures.set(hash, svg);
    }
  }
  return pictures;
}

/** The pictures of a commit; none if its content cannot be read: the page says which pictures are not drawn. */
function picturesAt(commit: string, options: ContentOptions): ReadonlyMap<string, string> {
  try {
    return picturesOf(unitsWithFutureTexts(contentAtCommit(commit, options)));
  } catch (error) {
    if (failureOf(error) === undefined) throw error;
    return new Map();
  }
}

/**
 * The changes of the named units. A name is a unit, a folder of units, the last part of a unit's name, or a pattern; a
 * fact's id also selects the changes that follow from it.
 * @throws UsageError if no unit has the name
 */
function namedChanges({ units, changes }: Review, names: readonly string[]): Change[] {
  if (names.length === 0) return changes;
  const known = new Set([
    ...units.keys(),
    ...changes.flatMap(({ unit, from = unit }) => [unit, from]),
  ]);
  const callable = [...known, ...[...known].map((unit) => unit.split('/').at(-1)!)];
  const tests = names.map(
    (name) => (unit: string) =>
      name.includes('*')
        ? fits(unit, name.split('*'))
        : unit === name || unit.startsWith(`${name}/`) || unit.endsWith(`/${name}`),
  );
  const isNamed = (unit: string) => tests.some((test) => test(unit));
  for (const [index, test] of tests.entries())
    if (![...known].some(test))
      throw new UsageError(unknownNameMessage('there is no unit', names[index]!, callable));
  return changes.filter(
    ({ unit, from = unit, follows = [] }) =>
      isNamed(unit) || isNamed(from) || follows.some((fact) => names.includes(fact)),
  );
}

/** True if a name matches a pattern, given as its parts between the asterisks. */
function fits(name: string, [first = '', ...parts]: readonly string[]): boolean {
  const last = parts.pop() ?? '';
  if (!name.startsWith(first) || !name.slice(first.length).endsWith(last)) return false;
  let rest = name.slice(first.length, name.length - last.length);
  return parts.every((part) => {
    const at = rest.indexOf(part);
    rest = rest.slice(at + part.length);
    return at !== -1;
  });
}

/** Also printed after `new`: the new record is invalid until each TODO is replaced by a value. */
const UNREADABLE = 'licencia review shows changes only if all of the content can be read\n';
const NOT_BEGUN =
  "Nothing was reviewed yet, so there is nothing to compare with: licencia review --accept '*'\n";

/**
 * For the units that a command has edited, prints the changes since their last review. The base is not the state before
 * the edit, which may have been wrong.
 * @param before the content before the edit
 */
export function printEditedUnits(
  context: CommandContext,
  before: Content,
  options: ContentOptions,
): void {
  if (context.options.quiet === true) return;
  const { site, ledger } = readContent(options);
  if (site?.isWhole !== true || ledger === undefined) {
    printOutcome(context, UNREADABLE);
    return;
  }
  const reviewed = readReviewedFolder(options.data);
  if (reviewed === undefined) {
    printOutcome(context, NOT_BEGUN);
    return;
  }
  const review = reviewOf({ site, ledger }, reviewed);
  const old =
    before.site === undefined || before.ledger === undefined
      ? undefined
      : unitsWithFutureTexts({ site: before.site, ledger: before.ledger });
  const isTouched = ({ unit }: Change) => old?.get(unit)?.text !== review.units.get(unit)?.text;
  const touched = review.changes.filter(isTouched);
  const rest = review.changes.length - touched.length;
  printOutcome(
    context,
    rest === 0
      ? formatReviewTerminal(touched, SINCE_REVIEW)
      : `${formatReviewTerminal(touched, `${SINCE_REVIEW}, through this command`)}${countWithNoun(rest, 'more unit')} differed before: licencia review shows all\n`,
  );
}
