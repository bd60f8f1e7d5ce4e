/** `review`: shows what a person has not looked at yet, and with --accept records that somebody did. */
import { type Content, type ContentOptions, readContent, readWholeContent } from '../content.ts';
import { editsByDocument, followingEdits, writeReviewed } from '../edit/accept.ts';
import { applyEdits } from '../edit/fix.ts';
import { noSuch } from '../findings/suggest.ts';
import type { Ledger } from '../ledger/types.ts';
import type { Site } from '../link/site.ts';
import { readReviewed, reviewedFile } from '../load/reviewed.ts';
import { failureOf, UsageError } from '../program/failures.ts';
import { type Change, countChanges } from '../review/changes.ts';
import { unitsWithComing } from '../review/coming.ts';
import { formatHtml, type Pictures } from '../review/format-html.ts';
import { formatMarkdown } from '../review/format-markdown.ts';
import { formatTerminal } from '../review/format-terminal.ts';
import { type Review, reviewOf } from '../review/review.ts';
import { pictureIn, picturesOf } from '../review/units.ts';
import { plural } from '../text/plural.ts';
import { writeEdited } from '../write/output/atomic.ts';
import { contentAtCommit, lastCommitOf } from './at-commit.ts';
import { type CommandContext, contentOptions, todayOf } from './context.ts';
import { print } from './output.ts';
import { confirm } from './report.ts';

const SINCE_REVIEW = 'from what was reviewed';

export function reviewCommand(context: CommandContext): number {
  const options = contentOptions(context);
  const content = readWholeContent(options);
  const review = reviewOf(content, readReviewed(options.data));
  const changes = namedChanges(review, context.operands);
  if (context.options.accept === true) {
    if (context.options.check === true)
      throw new UsageError(
        '--accept and --check exclude each other: one writes, the other only tells',
      );
    // The README of the folder says in which form all of them are: after one alone it would be wrong about the rest.
    if (review.isOtherFormat && context.operands.length > 0)
      throw new UsageError(
        `${options.label}/reviewed is of another version of this program: accept all of it, with no name`,
      );
    // Nothing is accepted that was not shown.
    print(
      [
        ...review.remarks.map((remark) => `${remark}\n\n`),
        formatTerminal(changes, SINCE_REVIEW, true),
      ].join(''),
    );
    accept(context, options, content, review, changes);
    return 0;
  }
  printChanges(context, changes, SINCE_REVIEW, {
    remarks: review.remarks,
    pictures: () => picturesOfBoth(review, changes, options),
  });
  // Last, below a list of all that the site has.
  if (!review.isBegun && context.options.format === 'terminal')
    print(
      `There is no ${options.label}/reviewed, so all is shown. Restore it from version control; or, if nothing was ever reviewed: licencia review --accept\n`,
    );
  return context.options.check === true && changes.length > 0 ? 1 : 0;
}

/** Prints changes in the asked format. @param pictures those of both states, for the one format that shows them */
export function printChanges(
  { options: { format = 'terminal' } }: CommandContext,
  changes: readonly Change[],
  since: string,
  { remarks = [], pictures }: { remarks?: readonly string[]; pictures: () => Pictures },
): void {
  if (format === 'json') print(`${JSON.stringify({ version: 1, changes }, null, 2)}\n`, 'json');
  else if (format === 'html') print(formatHtml(changes, since, remarks, pictures()));
  else if (format === 'markdown') print(formatMarkdown(changes, since, remarks));
  else
    print([...remarks.map((remark) => `${remark}\n\n`), formatTerminal(changes, since)].join(''));
}

/** Commits of which the content is read for pictures: each takes as long as a review. */
const MOST_COMMITS = 3;

/** The pictures of the content, and those that were reviewed, from the commits that last wrote the texts that name them. */
function picturesOfBoth(
  { units }: Review,
  changes: readonly Change[],
  options: ContentOptions,
): Pictures {
  const pictures = picturesOf(units);
  const read = new Set<string>();
  for (const { unit, lines } of changes) {
    const hashes = lines.flatMap(({ before }) => before.flatMap((line) => pictureIn(line) ?? []));
    if (hashes.every((hash) => pictures.has(hash))) continue;
    const commit = lastCommitOf(reviewedFile(unit), options.data);
    if (commit === undefined || read.has(commit)) continue;
    try {
      for (const [hash, svg] of picturesOf(unitsWithComing(contentAtCommit(commit, options))))
        pictures.set(hash, svg);
    } catch (error) {
      // The page says of each picture that it is not drawn.
      if (failureOf(error) === undefined) throw error;
    }
    if (read.add(commit).size === MOST_COMMITS) break;
  }
  return pictures;
}

/**
 * The changes of the named units: of a unit, of all below a name, of a record's last name; of a fact also what follows.
 * @throws UsageError if no unit has the name
 */
function namedChanges({ units, changes }: Review, names: readonly string[]): Change[] {
  if (names.length === 0) return changes;
  const known = new Set([...units.keys(), ...changes.map(({ unit }) => unit)]);
  const callable = [...known, ...[...known].map((unit) => unit.split('/').at(-1)!)];
  const isNamed = (unit: string, name: string) =>
    unit === name || unit.startsWith(`${name}/`) || unit.endsWith(`/${name}`);
  for (const name of names)
    if (![...known].some((unit) => isNamed(unit, name)))
      throw new UsageError(noSuch('there is no unit', name, callable));
  return changes.filter(
    ({ unit, follows = [] }) =>
      names.some((name) => isNamed(unit, name)) || follows.some((fact) => names.includes(fact)),
  );
}

function accept(
  context: CommandContext,
  options: ContentOptions,
  content: Content & { site: Site; ledger: Ledger },
  review: Review,
  changes: readonly Change[],
): void {
  const accepted = [...changes, ...review.passed];
  const following = followingEdits(
    content.site,
    review,
    readReviewed(options.data),
    accepted,
    todayOf(context),
  );
  for (const [document, edits] of editsByDocument(content.documents, following.edits)) {
    for (const { text, why } of edits) confirm(context, `${document.file}  ${why}: ${text}\n`);
    writeEdited(`${options.data}/${document.path}`, applyEdits(document.text, edits));
  }
  const now =
    following.edits.length === 0 ? review : reviewOf(readWholeContent(options), undefined);
  // The record that gets the day may differ in more than that, which nobody was shown.
  const isOpen = (unit: string) => review.changes.some((change) => change.unit === unit);
  const ids = new Set([
    ...accepted.map(({ unit }) => unit),
    ...following.units.filter((unit) => !isOpen(unit)),
  ]);
  writeReviewed(options.data, now, [...ids]);
  if (changes.length > 0)
    confirm(
      context,
      `${countChanges(changes)} accepted: ${plural(ids.size, 'unit')} of ${options.label}/reviewed\n`,
    );
}

/** Also after `new`, whose record has a TODO where its schema wants a value. */
const UNREADABLE =
  'What visitors read differently is shown once all of the content can be read: licencia review\n';
const NOT_BEGUN =
  'Nothing was reviewed yet, so there is nothing to compare with: licencia review --accept\n';

/**
 * After an edit of the content by the program: what the edit changed, beside what was reviewed. The state before the edit
 * may have been wrong. @param before the content as it was
 */
export function confirmReview(
  context: CommandContext,
  before: Content,
  options: ContentOptions,
): void {
  if (context.options.quiet === true) return;
  const { site, ledger } = readContent(options);
  if (site?.isWhole !== true || ledger === undefined) {
    confirm(context, UNREADABLE);
    return;
  }
  const reviewed = readReviewed(options.data);
  if (reviewed === undefined) {
    confirm(context, NOT_BEGUN);
    return;
  }
  const review = reviewOf({ site, ledger }, reviewed);
  const old =
    before.site === undefined || before.ledger === undefined
      ? undefined
      : unitsWithComing({ site: before.site, ledger: before.ledger });
  const isTouched = ({ unit }: Change) => old?.get(unit)?.text !== review.units.get(unit)?.text;
  confirm(context, formatTerminal(review.changes.filter(isTouched), SINCE_REVIEW));
}
