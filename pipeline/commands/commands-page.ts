/** The tables of `docs/commands.md`: the commands, their flags and the exit codes, as `--help` prints them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command, Option } from 'commander';
import { asEnvironmentError } from '../program/failures.ts';
import { createCommandLine, EXIT_CODES } from './command-line.ts';

export const COMMANDS_PAGE_PATH = 'docs/commands.md';

/** A flag that at least this many commands have moves to the table of shared flags. */
const SHARED = 5;

/** A generated block: `<!-- table: validate audit -->` … `<!-- end -->`. */
const BLOCK = /(<!-- table: ([a-z -]+) -->\n)[\s\S]*?(<!-- end -->)/g;

/** @param root folder of the program @returns the page with its tables regenerated */
export function commandsPage(root: string): string {
  let page: string;
  try {
    page = readFileSync(join(root, COMMANDS_PAGE_PATH), 'utf8');
  } catch (error) {
    throw asEnvironmentError(error, `${COMMANDS_PAGE_PATH} cannot be read`);
  }
  const { commands } = createCommandLine(() => async () => {});
  const shared = sharedFlags(commands);
  return page.replace(BLOCK, (_, begin: string, names: string, end: string) => {
    const rows =
      names === 'shared flags'
        ? flagRows(commands, shared)
        : names === 'exit codes'
          ? exitCodeRows()
          : names.split(' ').map((name) => commandRow(commandOf(commands, name), shared));
    return begin + table(HEADS.get(names) ?? ['Command', 'Purpose', 'Flags'], rows) + end;
  });
}

const HEADS = new Map([
  ['shared flags', ['Flag', 'Commands', 'Purpose']],
  ['exit codes', ['Exit code', 'When']],
]);

const table = (head: readonly string[], rows: readonly string[][]): string =>
  [head, head.map(() => '---'), ...rows]
    .map((row) => `${`| ${row.join(' | ')}`.trimEnd()} |\n`.replaceAll(' |  |', ' | |'))
    .join('');

function commandOf(commands: readonly Command[], name: string): Command {
  const found = commands.find((command) => command.name() === name);
  if (found === undefined) throw new Error(`${COMMANDS_PAGE_PATH} names the command ${name}`);
  return found;
}

function commandRow(command: Command, shared: ReadonlySet<string>): string[] {
  const operands = command.registeredArguments.map((operand) => {
    const inside = `${operand.name()}${operand.variadic ? '…' : ''}`;
    return operand.required ? `<${inside}>` : `[${inside}]`;
  });
  const own = command.options.map(flagOf).filter((flag) => !shared.has(flag));
  return [
    `\`licencia ${[command.name(), ...operands].join(' ')}\``,
    command.description(),
    own.map((flag) => `\`${flag}\``).join(' '),
  ];
}

function flagRows(commands: readonly Command[], shared: ReadonlySet<string>): string[][] {
  const rows = [...shared].map((flag) => {
    const having = commands.filter(({ options }) => options.map(flagOf).includes(flag));
    const purposes = having.map(({ options }) =>
      purposeOf(options.find((option) => flagOf(option) === flag)!),
    );
    return [`\`${flag}\``, namesOf(having, commands), mostFrequent(purposes)];
  });
  return [...rows, ['`--help`', 'all', 'print the flags of the command']];
}

function exitCodeRows(): string[][] {
  return EXIT_CODES.map(([code, when]) => [String(code), when]);
}

function sharedFlags(commands: readonly Command[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const flag of commands.flatMap(({ options }) => options.map(flagOf)))
    counts.set(flag, (counts.get(flag) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count >= SHARED).map(([flag]) => flag));
}

/** Flags for a cell of a table: `--format terminal\|json` */
const flagOf = ({ flags, argChoices }: Option): string =>
  argChoices === undefined ? flags : flags.replace(/<.*>/, argChoices.join('\\|'));

const purposeOf = ({ description, defaultValue }: Option): string =>
  typeof defaultValue === 'string' ? `${description}; default \`${defaultValue}\`` : description;

/** Names the commands with a flag or, if they are fewer, the commands without it. */
function namesOf(having: readonly Command[], commands: readonly Command[]): string {
  const named = (some: readonly Command[]) => some.map((each) => `\`${each.name()}\``).join(' ');
  const others = commands.filter((command) => !having.includes(command));
  if (others.length === 0) return 'all';
  return others.length < having.length ? `all except ${named(others)}` : named(having);
}

function mostFrequent(texts: readonly string[]): string {
  const count = (text: string) => texts.filter((other) => other === text).length;
  return texts.toSorted((a, b) => count(b) - count(a))[0]!;
}
