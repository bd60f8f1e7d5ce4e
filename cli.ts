/**
 * The `licencia` command line: parses flags, runs the function of the command, prints its output and returns its exit
 * code.
 */
import { type Command, CommanderError } from 'commander';
import packageJson from './package.json' with { type: 'json' };
import { createCommandLine } from './pipeline/commands/command-line.ts';
import type { ProgramHost } from './pipeline/commands/context.ts';
import {
  type FailureOptions,
  printFailureJson,
  reportFailure,
} from './pipeline/commands/failure.ts';
import { type CommandContext, runCommand } from './pipeline/commands/index.ts';
import { flushOutput, handleOutputErrors, print, printError } from './pipeline/commands/output.ts';
import { asksForJson } from './pipeline/program/asks-for-json.cjs';

/**
 * Creates the site builder of `dev`. When the sources change, `dev` compiles them and calls this export of the new
 * program. The import is lazy, so that other commands do not load the builder.
 */
export const createDevBuild = async (
  ...given: Parameters<typeof import('./pipeline/commands/dev-build.ts').createDevBuild>
) => (await import('./pipeline/commands/dev-build.ts')).createDevBuild(...given);

/**
 * @returns the exit code, one of `EXIT_CODES`
 * @param root folder of this program
 * @param program hash of the program's sources, which is part of the cache keys
 * @param host the launcher of this program; absent in tests
 */
export async function main(
  argv: string[],
  root: string,
  program?: string,
  host?: ProgramHost,
): Promise<number> {
  handleOutputErrors();
  const how = { debug: argv.includes('--debug'), json: asksForJson(argv), root };
  // Handles errors that streams and watchers emit asynchronously, outside of any `try` block.
  const stop = (error: unknown) => process.exit(reportFailure(error, how));
  process.on('uncaughtException', stop);
  try {
    const code = await runArguments({ argv, root, program, host, how });
    return (await flushOutput()) ? code : 3;
  } finally {
    process.off('uncaughtException', stop);
  }
}

type Run = {
  argv: string[];
  root: string;
  program: string | undefined;
  host: ProgramHost | undefined;
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
    await printing(createCommandLine(run)).parseAsync(argv, { from: 'user' });
    return exitCode;
  } catch (error) {
    if (!(error instanceof CommanderError)) return reportFailure(error, how);
    if (error.exitCode === 0) return 0;
    if (how.json) printFailureJson({ kind: 'usage', message: usageMessage(error) });
    return 2;
  }
}

function usageMessage({ code, message }: CommanderError): string {
  return code === 'commander.help'
    ? 'no command was given; see licencia --help'
    : message.replace(/^error: /, '').replaceAll('\n', ' ');
}

/** Makes commander print through output.ts, and throw an error where it would end the process. */
function printing(line: Command): Command {
  for (const each of [line, ...line.commands])
    each
      .exitOverride()
      .configureOutput({ writeOut: (text) => print(text), writeErr: printError })
      .showHelpAfterError('(add --help for the options)')
      .showSuggestionAfterError();
  return line.version(packageJson.version);
}
