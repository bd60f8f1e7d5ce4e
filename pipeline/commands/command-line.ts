/** The commands with their arguments and flags: `--help` and docs/commands.md print them, `cli.ts` runs them. */
import { Command, InvalidArgumentError, Option } from 'commander';
import { NEW_RECORD_KINDS } from '../edit/new-kinds.ts';
import type { ExtraReport } from './context.ts';
import { parseExtraReport } from './extra-reports.ts';

export const EXIT_CODES: readonly [code: number, when: string][] = [
  [0, 'no finding at or above `--fail-on` (default `error`)'],
  [1, 'a finding at or above `--fail-on`; `--check` found a difference; `find` found nothing'],
  [2, 'wrong usage or configuration'],
  [3, 'environment error: disk, permission, port, missing package, refused output folder'],
  [70, 'a bug in this program; the message says where the report was saved'],
  [130, 'Ctrl-C (`dev`, `preview`: 0); the site stays'],
];

/** @param run returns the action of the named command */
export function createCommandLine(
  run: (name: string) => (...parameters: unknown[]) => Promise<void>,
): Command {
  const program = new Command('licencia')
    .description('Validates, audits and builds the content of Licencia PR.')
    .addHelpText('after', `\nExit codes:\n${EXIT_CODES.map(exitCodeLine).join('')}`);

  const command = (name: string, description: string) =>
    program
      .command(name)
      .description(description)
      .action(run(name))
      .option('--quiet', 'print only problems and results: no progress, notes or confirmations')
      .option('--debug', 'print the stack trace of a bug or an environment error');
  const onContent = (name: string, description: string) =>
    command(name, description).option('--data <folder>', 'content folder', 'data');
  const reading = (name: string, description: string) =>
    onContent(name, description)
      .addOption(format(FINDING_FORMATS, 'output format of findings'))
      .addOption(also(FINDING_FORMATS))
      .addOption(
        new Option(
          '--fail-on <severity>',
          'exit with 1 if a finding has this severity or a higher one',
        )
          .choices(['error', 'warning'])
          .default('error'),
      )
      .option('--notes', 'also print notes, and the findings that follow from each error')
      .option(
        '--today <day>',
        'treat this day as today, YYYY-MM-DD (default: the newest date in the content for pages, the clock for review dates)',
        day,
      );

  reading('validate', 'check files, schemas and references');
  reading('audit', 'validate, then compare what each page and source says about every fact');
  reading('build', 'check the content and build the site into a folder')
    .option('--out <folder>', 'output folder of the site', 'dist')
    .option('--allow-findings', 'publish despite errors, with a banner on every page')
    .option('--no-exports', 'skip the downloads and the API')
    .option('--no-share-images', 'skip the social sharing images');
  reading('export', 'write the downloads and the API into a folder')
    .argument('[format...]', 'formats to write (default: all)')
    .option('--out <folder>', 'output folder', 'exports');
  reading(
    'dev',
    'serve the site from memory with its findings, and reload the browser after each edit',
  ).option('--port <number>', 'port to listen on', port, 4321);
  command('preview', 'serve the built site with its headers and redirects')
    .option('--out <folder>', 'output folder of the site', 'dist')
    .option('--port <number>', 'port to listen on', port, 4321);
  reading('check', 'validate, audit, build in memory and check the pages, as CI does');
  onContent(
    'schemas',
    'write the JSON Schemas for editors, the list of rules and the tables of commands in docs',
  )
    .option('--check', 'write nothing; exit with 1 if a file is out of date')
    .option('--ids', 'write only schemas/ids, the lists from which an editor completes ids');
  command('map', 'generate the outlines of the municipalities from the package us-atlas').option(
    '--check',
    'write nothing; exit with 1 if the outlines are out of date',
  );
  onContent('new', 'create a record from a template')
    .argument('<kind>', NEW_RECORD_KINDS.join(', '))
    .argument(
      '<id>',
      'id of the record; for a question its place: the number of a test (2), a topic of the retos (senales), or formas/<topic>',
    )
    .option('--today <day>', 'date of the record', day)
    .option('--form <form>', 'question only: significado, conducta, cifra, paso, permiso or porque')
    .option('--asks <numbers>', 'question only: exam topics, the main one first: 24,19')
    .option('--topic <topic>', 'question only: topic of the question')
    .option(
      '--concepts <names>',
      'question only: concepts that the question tests, separated by commas',
    )
    .option('--of <id>', 'second form only: id of the question that tests the same rule')
    .option(
      '--after <id>',
      'question only: id of the question to insert it after (default: the last)',
    );
  onContent('settle', 'record a decision about facts whose readings disagree')
    .argument('<fact...>')
    .option('--today <day>', 'day of the decision', day)
    .addOption(format(ANSWER_FORMATS))
    .option('--prefer <reading>', 'print this reading')
    .option('--keep-both', 'keep both readings: each text names the one that it prints')
    .option('--distinct', 'the readings are about different things')
    .option('--renew', 'confirm the verdict for the current readings')
    .option('--because <text>', 'reason in Spanish, shown to visitors')
    .option('--by <name>', 'person who decided (default: your git user name)')
    .option('--review <day>', 'date of the next review: YYYY-MM-DD, or 6m for six months');
  onContent('reread', 'show each overdue source and ask whether it still says the same')
    .argument('[source]', 'reread only this source, overdue or not')
    .option('--today <day>', 'day on which the source was read', day)
    .addOption(format(ANSWER_FORMATS));
  onContent('impact', 'list every place that depends on a fact or a source')
    .argument('<fact-or-source>')
    .option('--today <day>', 'treat this day as today (default: the clock)', day)
    .addOption(format(ANSWER_FORMATS));
  onContent('find', 'search facts, questions, sources, rules and texts')
    .argument('<word...>')
    .addOption(format(ANSWER_FORMATS));
  onContent('review', 'show changes that nobody has reviewed, and record reviews')
    .argument('[id...]', "units to review, like tests/2/reglas-07, or patterns: 'facts/*'")
    .option('--accept', "print the named changes in full and accept them ('*' accepts all)")
    .option(
      '--same',
      'declare that the accepted questions still ask the same thing, so that stored answers keep counting',
    )
    .option('--check', 'exit with 1 if anything is unreviewed')
    .option('--today <day>', 'day on which the changes are accepted (default: the clock)', day)
    .addOption(format(CHANGE_FORMATS))
    .addOption(also(CHANGE_FORMATS));
  onContent('diff', 'show what changes for visitors since a commit, or on a future day')
    .argument('[git-ref]')
    .option(
      '--on <day>',
      'future day whose changes to show; with a commit: all changes up to this day',
      day,
    )
    .option(
      '--today <day>',
      'today (default: the newest content date, or the day before --on)',
      day,
    )
    .addOption(format(CHANGE_FORMATS))
    .addOption(also(CHANGE_FORMATS));
  onContent('fix', 'apply the corrections that need no decision')
    .option('--dry-run', 'print the corrections without writing them')
    .option('--today <day>', 'treat this day as today (default: the clock)', day);
  onContent('explain', 'explain a rule, a fact or how to do a job')
    .argument('<rule-or-fact>', 'a rule, a fact, or "how" to list the jobs')
    .argument('[part...]', 'part of the rule, or after "how" a job, such as add-question')
    .option('--today <day>', 'treat this day as today (default: the clock)', day);
  return program;
}

const exitCodeLine = ([code, when]: (typeof EXIT_CODES)[number]) =>
  `  ${String(code).padEnd(4)} ${when.replaceAll('`', '')}\n`;

const FINDING_FORMATS = ['terminal', 'json', 'github', 'sarif', 'markdown'];
const ANSWER_FORMATS = ['terminal', 'json'];
const CHANGE_FORMATS = ['terminal', 'markdown', 'json', 'html'];

const format = (choices: readonly string[], description = 'output format') =>
  new Option('--format <format>', description).choices(choices).default('terminal');

function also(formats: readonly string[]): Option {
  return new Option(
    '--also <format=file>',
    'also write the report to a file in this format; repeatable',
  ).argParser((text, before: ExtraReport[] = []) => {
    const asked = parseExtraReport(text, formats);
    if (asked === undefined)
      throw new InvalidArgumentError(
        `It must be format=file, with one of these formats: ${formats.join(', ')}.`,
      );
    return [...before, asked];
  });
}

function day(text: string): string {
  const date = new Date(`${text}T00:00:00Z`);
  if (
    !/^\d{4}-\d{2}-\d{2}$/.test(text) ||
    Number.isNaN(date.getTime()) ||
    !date.toISOString().startsWith(text)
  )
    throw new InvalidArgumentError('It must be a day that exists, written YYYY-MM-DD.');
  return text;
}

function port(text: string): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number > 65535)
    throw new InvalidArgumentError('It must be a number from 0 to 65535.');
  return number;
}
