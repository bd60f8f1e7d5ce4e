/** The `licencia` command line: parses flags, calls one function per command, prints, and returns the exit code. */
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import packageJson from './package.json' with { type: 'json' };
import type { Host } from './pipeline/commands/context.ts';
import { type FailureOptions, printFailure, reportFailure } from './pipeline/commands/failure.ts';
import { type CommandContext, runCommand } from './pipeline/commands/index.ts';
import { guardOutput, isOutputWhole, print, printError } from './pipeline/commands/output.ts';
import { NEW_KINDS } from './pipeline/edit/kinds.ts';

/** What builds for `dev`, which asks the newest program for it. Other commands do not load it. */
export const createDevBuild = async (
  ...given: Parameters<typeof import('./pipeline/commands/dev-build.ts').createDevBuild>
) => (await import('./pipeline/commands/dev-build.ts')).createDevBuild(...given);

/**
 * Exit codes
 *  0  nothing at or above --fail-on
 *  1  findings at or above --fail-on
 *  2  wrong usage or configuration
 *  3  the environment: disk, permission, output folder refused
 * 70  a bug in this program
 *
 * @param root folder of this program
 * @param program hash of its sources: part of the keys of the cache
 * @param host what runs this program; absent in tests
 */
export async function main(
  argv: string[],
  root: string,
  program?: string,
  host?: Host,
): Promise<number> {
  guardOutput();
  const how = { debug: argv.includes('--debug'), json: asksForJson(argv), root };
  // Errors of streams and watchers reach no caller.
  const stop = (error: unknown) => process.exit(reportFailure(error, how));
  process.on('uncaughtException', stop);
  try {
    const code = await runArguments({ argv, root, program, host, how });
    return (await isOutputWhole()) ? code : 3;
  } finally {
    process.off('uncaughtException', stop);
  }
}

type Run = {
  argv: string[];
  root: string;
  program: string | undefined;
  host: Host | undefined;
  how: FailureOptions;
};

async function runArguments({ argv, root, program, host, how }: Run): Promise<number> {
  let exitCode = 0;
  const run =
    (name: string) =>
    async (...parameters: unknown[]) => {
      const command = parameters.at(-1) as Command;
      const context: CommandContext = {
        root,
        program,
        host,
        options: command.opts(),
        operands: command.args,
        defaults: new Set(
          Object.keys(command.opts()).filter(
            (option) => command.getOptionValueSource(option) === 'default',
          ),
        ),
        version: packageJson.version,
      };
      exitCode = await runCommand(name, context);
    };
  try {
    await commands(run).parseAsync(argv, { from: 'user' });
    return exitCode;
  } catch (error) {
    if (!(error instanceof CommanderError)) return reportFailure(error, how);
    if (error.exitCode === 0) return 0;
    if (how.json) printFailure({ kind: 'usage', message: usageMessage(error) });
    return 2;
  }
}

/** Whether a program reads standard output. The last --format decides, as it does for the command. */
function asksForJson(argv: readonly string[]): boolean {
  const end = argv.indexOf('--');
  const options = end === -1 ? argv : argv.slice(0, end);
  const formats = options.flatMap((option, index) => {
    if (option === '--format') return [options[index + 1]];
    return option.startsWith('--format=') ? [option.slice('--format='.length)] : [];
  });
  return formats.at(-1) === 'json';
}

/** The message of the argument parser in one line. */
function usageMessage({ code, message }: CommanderError): string {
  return code === 'commander.help'
    ? 'no command was named; see licencia --help'
    : message.replace(/^error: /, '').replaceAll('\n', ' ');
}

function commands(run: (name: string) => (...parameters: unknown[]) => Promise<void>): Command {
  const program = new Command('licencia')
    .description('Validates, audits and builds the content of Licencia PR.')
    .version(packageJson.version)
    .exitOverride()
    .configureOutput({ writeOut: (text) => print(text), writeErr: printError })
    .showHelpAfterError('(add --help for the options)')
    .showSuggestionAfterError();

  const command = (name: string, description: string) =>
    program
      .command(name)
      .description(description)
      .exitOverride()
      .option('--quiet', 'print only what is wrong')
      .option('--debug', 'print the stack of a bug or of a fault of the environment');
  const reading = (name: string, description: string) =>
    command(name, description)
      .option('--data <folder>', 'folder of the content', 'data')
      .addOption(
        new Option('--format <format>', 'how to print findings')
          .choices(['terminal', 'json', 'github', 'sarif', 'markdown'])
          .default('terminal'),
      )
      .addOption(
        new Option('--fail-on <severity>', 'exit with 1 from this severity')
          .choices(['error', 'warning'])
          .default('error'),
      )
      .option('--notes', 'print what is recorded and decided too, not only its count')
      .option('--today <day>', 'day for review dates, YYYY-MM-DD', day);
  const writing = (name: string, description: string) =>
    reading(name, description).option('--out <folder>', 'folder of the site', 'dist');

  reading('validate', 'check files, schemas and references').action(run('validate'));
  reading('audit', 'compare every reading of every fact').action(run('audit'));
  writing('build', 'build the whole site')
    .option('--allow-findings', 'build in spite of errors, with a banner on every page')
    .option('--no-exports', 'leave the downloads and the API out')
    .option('--no-share-images', 'leave the pictures for sharing out')
    .action(run('build'));
  reading('export', 'write the downloads and the API into a folder')
    .argument('[format...]', 'which ones; all if none is named')
    .option('--out <folder>', 'folder of the files', 'exports')
    .action(run('export'));
  reading('dev', 'serve the site from memory, and show each edit in the browser')
    .option('--port <number>', 'port to listen on', port, 4321)
    .action(run('dev'));
  command('preview', 'serve the built site as a host would')
    .option('--out <folder>', 'folder of the site', 'dist')
    .option('--port <number>', 'port to listen on', port, 4321)
    .action(run('preview'));
  writing('check', 'everything CI needs: validate, audit, build in memory, check the pages').action(
    run('check'),
  );
  command('schemas', 'write the JSON Schemas that editors use')
    .option('--check', 'only say whether they are up to date')
    .option('--ids', 'write those that complete the ids of the content into schemas/ids')
    .option('--data <folder>', 'folder of the content', 'data')
    .action(run('schemas'));
  command('map', 'write the outlines of the municipalities from the atlas')
    .option('--check', 'only say whether they are up to date')
    .action(run('map'));
  command('new', 'write a new record from a template')
    .argument('<kind>', NEW_KINDS.join(', '))
    .argument('<id>', 'id of the record; for a question, the number of its test or its retos')
    .option('--data <folder>', 'folder of the content', 'data')
    .option('--today <day>', 'date of the record', day)
    .option('--form <form>', 'of a question: how it asks')
    .option('--asks <numbers>', 'of a question: topics of the exam, the main one first: 24,19')
    .option('--topic <topic>', 'of a question: its weight topic')
    .option('--concepts <names>', 'of a question: concepts of a section, with commas')
    .option('--after <id>', 'of a question: the one that it follows; the last if absent')
    .action(run('new'));
  command('settle', 'record what was decided about a fact, or about several')
    .argument('<fact...>')
    .option('--data <folder>', 'folder of the content', 'data')
    .option('--today <day>', 'day of the decision', day)
    .addOption(answerFormat())
    .option('--prefer <reading>', 'print this reading')
    .option('--keep-both', 'leave it open on purpose: each place prints its own')
    .option('--distinct', 'they are not the same thing')
    .option('--renew', 'keep the verdict, judge the readings of today')
    .option('--because <text>', 'why, in Spanish, for visitors')
    .option('--by <name>', 'who decided (default: the name git knows)')
    .option('--review <day>', 'when to look again: YYYY-MM-DD, or 6m')
    .action(run('settle'));
  command('reread', 'ask of each source that is due whether it still says what was read there')
    .argument('[source]', 'only this one, due or not')
    .option('--data <folder>', 'folder of the content', 'data')
    .option('--today <day>', 'day of the reading', day)
    .addOption(answerFormat())
    .action(run('reread'));
  command('impact', 'list every place that carries a fact or rests on a source')
    .argument('<fact-or-source>')
    .option('--data <folder>', 'folder of the content', 'data')
    .option('--today <day>', 'day for review dates', day)
    .addOption(answerFormat())
    .action(run('impact'));
  command('find', 'find facts, questions, sources, rules and texts by their words')
    .argument('<word...>')
    .option('--data <folder>', 'folder of the content', 'data')
    .addOption(answerFormat())
    .action(run('find'));
  command('review', 'show what nobody has looked at yet, or record that somebody did')
    .argument(
      '[id...]',
      "units, the facts, questions or parts of the content that they are of, or patterns: 'facts/*'",
    )
    .option('--accept', "print the named ones whole and take them ('*' takes all)")
    .option('--same', 'of accepted questions: they still ask the same, stored answers count')
    .option('--check', 'end with 1 if anything is shown, as before publishing')
    .option('--data <folder>', 'folder of the content', 'data')
    .option('--today <day>', 'day that is written into what is accepted', day)
    .addOption(changeFormat())
    .action(run('review'));
  command('diff', 'say what visitors read differently since a commit, or on a day to come')
    .argument('[git-ref]')
    .option('--on <day>', 'what changes on that day; with a commit: what is different on it', day)
    .option('--data <folder>', 'folder of the content', 'data')
    .option('--today <day>', 'day of the pages and for review dates', day)
    .addOption(changeFormat())
    .action(run('diff'));
  command('fix', 'make the edits that have one certain form')
    .option('--dry-run', 'only say what would be done')
    .option('--data <folder>', 'folder of the content', 'data')
    .option('--today <day>', 'day for review dates', day)
    .action(run('fix'));
  command('explain', 'explain a rule or a fact, or how to do a job')
    .argument('<rule-or-fact>', 'or "how": lists the jobs')
    .argument('[job...]', 'after "how": a job, such as add-question')
    .option('--data <folder>', 'folder of the content', 'data')
    .option('--today <day>', 'day for review dates', day)
    .action(run('explain'));
  return program;
}

/** How to print what visitors read differently. */
function changeFormat(): Option {
  return new Option('--format <format>', 'how to print')
    .choices(['terminal', 'markdown', 'json', 'html'])
    .default('terminal');
}

/** How to print the answer of a command that reports no findings. */
function answerFormat(): Option {
  return new Option('--format <format>', 'how to print')
    .choices(['terminal', 'json'])
    .default('terminal');
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
