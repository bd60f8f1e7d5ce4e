/**
 * `reread`: asks whether each overdue source still says the same thing, and records the day on which a person read it.
 */
import { readWholeContent } from '../content.ts';
import { applyEdits } from '../edit/fix.ts';
import { unknownNameAdvice } from '../findings/suggest.ts';
import { readingText } from '../ledger/describe.ts';
import {
  dependentsText,
  dueSources,
  rereadDetailsOf,
  type SourceToReread,
} from '../ledger/due-sources.ts';
import { placesOfFact } from '../ledger/impact.ts';
import { surfaceAndCondition } from '../ledger/ledger.ts';
import type { Ledger } from '../ledger/types.ts';
import type { Site } from '../link/site.ts';
import { UsageError } from '../program/failures.ts';
import { writeEditedFile } from '../program/write-file.ts';
import { countWithNoun } from '../text/plural.ts';
import {
  type CommandContext,
  contentOptions,
  resolveFolderOption,
  resolveToday,
} from './context.ts';
import { print } from './output.ts';
import { printEditedUnits } from './review.ts';
import { askInTerminal, isTerminal } from './terminal.ts';

/** A person's answer about a source; undefined to quit, or if the input has ended. */
export type RereadAnswer = 'yes' | 'no' | 'skip' | undefined;
type AskReread = (question: string) => Promise<RereadAnswer>;

const QUESTION = '  Does it still say the same? [y]es [n]o [Enter] not now [q]uit: ';

export async function rereadCommand(context: CommandContext): Promise<number> {
  const { site, ledger } = readWholeContent(contentOptions(context));
  const due = dueOf(context, site, ledger);
  if (context.options.format === 'json') {
    const sources = due.map(({ entry, by, facts, loss }) => ({
      id: entry.id,
      by,
      ...loss,
      facts,
      ...(entry.data.url === undefined ? {} : { url: entry.data.url }),
    }));
    print(`${JSON.stringify({ version: 1, sources }, null, 2)}\n`, 'json');
    return 0;
  }
  if (due.length === 0) {
    print('no source is overdue\n');
    return 0;
  }
  print(
    `${countWithNoun(due.length, 'source')} overdue; the ones that most questions and pages rest on come first\n`,
  );
  if (!isTerminal()) {
    for (const source of due) print(`\n${describe(ledger, source)}`);
    return 0;
  }
  await rereadEachSource(context, due, async (question) => answerOf(await askInTerminal(question)));
  return 0;
}

/** The named source, even if it is not due; without a name, all due sources. */
function dueOf(context: CommandContext, site: Site, ledger: Ledger): SourceToReread[] {
  const [id] = context.operands;
  if (id === undefined) return dueSources(site, ledger, resolveToday(context));
  if (!site.sources.has(id))
    throw new UsageError(
      `there is no source "${id}". ${unknownNameAdvice(id, site.sources.keys())}`,
    );
  return [rereadDetailsOf(site, ledger, id)];
}

const ANSWERS: Record<string, RereadAnswer> = {
  y: 'yes',
  n: 'no',
  q: undefined,
};
const answerOf = (line = 'q'): RereadAnswer => {
  const word = line.trim().toLowerCase();
  return word in ANSWERS ? ANSWERS[word] : 'skip';
};

/** Asks about each source in turn. Each yes is written at once, so that nothing is lost by stopping halfway. */
export async function rereadEachSource(
  context: CommandContext,
  due: readonly SourceToReread[],
  ask: AskReread,
): Promise<void> {
  const before = readWholeContent(contentOptions(context));
  for (const source of due) {
    print(`\n${describe(before.ledger, source)}`);
    const answer = await ask(QUESTION);
    if (answer === undefined) break;
    if (answer === 'yes') print(`  wrote ${recordReading(context, source.entry.id)}\n`);
    if (answer === 'no') print(whatToChange(before.site, source));
  }
  printEditedUnits(context, before, contentOptions(context));
}

/**
 * Writes the day into the current record of the source: its file may have been edited since the question was asked.
 * @returns the place of the edit
 */
function recordReading(context: CommandContext, id: string): string {
  const { site } = readWholeContent(contentOptions(context));
  const entry = site.entries.sources.find((source) => source.id === id);
  if (entry === undefined) throw new UsageError(`there is no source "${id}" any more`);
  const { document } = entry;
  const { start, end } = document.locate([id, 'readOn']);
  const day = resolveToday(context);
  writeEditedFile(
    `${resolveFolderOption(context, 'data')}/${document.path}`,
    applyEdits(document.text, [{ start, end, text: JSON.stringify(day) }]),
  );
  return `"readOn": "${day}" in ${document.file}`;
}

function describe(ledger: Ledger, { entry, by, facts, loss }: SourceToReread): string {
  const { title, url, edition, readOn } = entry.data;
  const said = facts.flatMap((id) => {
    const fact = ledger.get(id)!;
    return fact.readings
      .filter(({ source }) => source === entry.id)
      .map(
        (reading) =>
          `${fact.fact.label}: ${readingText(fact, reading)}  (${id}, ${surfaceAndCondition(reading)})`,
      );
  });
  return [
    `${entry.id}  ${title}${edition === undefined ? '' : ` (${edition})`}`,
    `  ${url ?? 'no address on record'}`,
    `  read on ${readOn}${by === '' ? '' : `, again by ${by}`}; ${dependentsText(loss)} rest on it`,
    ...said.map((line) => `  - ${line}`),
    '',
  ].join('\n');
}

function whatToChange(site: Site, { facts, entry }: SourceToReread): string {
  const readings = facts.flatMap((id) =>
    placesOfFact(site, id)
      .filter(({ kind }) => kind === 'ledger')
      .map(({ file, line, column, what }) => `    ${file}:${line}:${column}  ${id}, ${what}\n`),
  );
  return [
    '  Nothing was written. Correct the readings. If they disagree then, run: licencia settle <fact>\n',
    ...readings,
    `    "says" and "readOn" of ${entry.id} in ${entry.document.file}\n`,
  ].join('');
}
