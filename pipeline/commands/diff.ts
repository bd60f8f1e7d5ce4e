/** `diff <git-ref>`: counts the changes of readings, conflicts, rulings and coverage since a commit. */
import { type ContentOptions, readWholeContent } from '../content.ts';
import { ledgerValue } from '../ledger/format-value.ts';
import type { LedgerFact } from '../ledger/types.ts';
import { failureOf, UsageError } from '../program/failures.ts';
import { withTemporaryFolder } from '../program/temporary-folder.ts';
import { type CommandContext, contentOptions } from './context.ts';
import { git, unpackTar } from './git.ts';
import { print } from './output.ts';

export function diffCommand(context: CommandContext): number {
  const reference = context.operands[0]!;
  const options = contentOptions(context);
  const after = readWholeContent(options);
  const before = withTemporaryFolder('diff', (folder) =>
    contentBefore(reference, {
      ...options,
      data: contentAt(reference, options.data, folder),
    }),
  );
  print(report(before, after));
  return 0;
}

/** @throws UsageError if the content has an older form that cannot be read today */
function contentBefore(reference: string, options: ContentOptions): WholeContent {
  try {
    return readWholeContent(options);
  } catch (error) {
    throw error instanceof UsageError
      ? new UsageError(
          `some of the content at "${reference}" cannot be read, so there is nothing to compare with`,
        )
      : error;
  }
}

type WholeContent = ReturnType<typeof readWholeContent>;

/**
 * Unpacks the data folder as it was at a commit.
 * @returns the folder with the old content
 * @throws UsageError if there is no such commit, or it has no such folder
 */
function contentAt(reference: string, data: string, folder: string): string {
  try {
    const top = line(git(['rev-parse', '--show-toplevel'], data));
    const prefix = line(git(['rev-parse', '--show-prefix'], data)).replace(/\/$/, '');
    const commit = commitOf(reference, data);
    unpackTar(git(['archive', '--format=tar', `${commit}:${prefix}`], top), folder);
    return folder;
  } catch (error) {
    if (failureOf(error) !== undefined) throw error;
    throw new UsageError(
      `the content at "${reference}" cannot be read: ${(error as Error).message}`,
      { cause: error },
    );
  }
}

/** A reference that begins with a hyphen would be an option of git. */
function commitOf(reference: string, data: string): string {
  if (reference.startsWith('-')) throw new Error('a git reference must not begin with a hyphen');
  return line(git(['rev-parse', '--verify', '--end-of-options', `${reference}^{commit}`], data));
}

/** Without the line feed that git adds, but not trimmed: a path may end with a space. */
const line = (output: Buffer) => output.toString().replace(/\n$/, '');

function report(before: WholeContent, after: WholeContent): string {
  const { ledger: old } = before;
  const { ledger: now } = after;
  const changed: string[] = [];
  let added = 0;
  let removed = 0;
  for (const id of new Set([...old.keys(), ...now.keys()])) {
    const was = byId(old.get(id));
    const is = byId(now.get(id));
    for (const reading of new Set([...was.keys(), ...is.keys()])) {
      const [from, to] = [was.get(reading), is.get(reading)];
      if (from === undefined) added++;
      else if (to === undefined) removed++;
      else if (from !== to) changed.push(`${id}@${reading} ${from} → ${to}`);
    }
  }
  const open = (ledger: ReadonlyMap<string, LedgerFact>) =>
    [...ledger.values()]
      .filter(
        ({ state }) =>
          state.kind === 'open' || (state.kind === 'stale' && state.relation === 'contradict'),
      )
      .map(({ id }) => id);
  const stale = (ledger: ReadonlyMap<string, LedgerFact>) =>
    [...ledger.values()].filter(({ state }) => state.kind === 'stale').map(({ id }) => id);
  const fresh = open(now).filter((id) => !open(old).includes(id));
  const resolved = open(old).filter((id) => !open(now).includes(id));
  const wentStale = stale(now).filter((id) => !stale(old).includes(id));
  const list = (ids: readonly string[]) => (ids.length === 0 ? '' : ` (${ids.join(', ')})`);
  const coverage = (key: 'referenced' | 'quoted' | 'unbound') =>
    `${before.coverage?.[key] ?? 0} → ${after.coverage?.[key] ?? 0} ${key}`;
  return [
    `readings   ${changed.length} changed${list(changed)}, ${added} added, ${removed} removed`,
    `conflicts  ${fresh.length} new${list(fresh)}, ${resolved.length} resolved${list(resolved)}`,
    `rulings    ${wentStale.length} ${wentStale.length === 1 ? 'goes' : 'go'} stale${list(wentStale)}`,
    `coverage   ${coverage('referenced')}, ${coverage('quoted')}, ${coverage('unbound')}`,
    '',
  ].join('\n');
}

/** Text of each reading by id, without computed ones: they change with the content, not by a decision. */
function byId(entry: LedgerFact | undefined): Map<string, string> {
  return new Map(
    (entry?.readings ?? [])
      .filter((reading) => reading.computed === undefined)
      .map((reading) => [
        reading.id,
        ledgerValue(reading.value, entry!.fact.kind, entry!.fact.unit),
      ]),
  );
}
