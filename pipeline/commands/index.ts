/** Maps each command name to the function that runs it. A command's modules are loaded only when it runs. */
import type { CommandContext } from './context.ts';

export type { CommandContext } from './context.ts';

type Run = (context: CommandContext) => number | Promise<number>;

const COMMANDS: Record<string, () => Promise<Run>> = {
  validate: async () => (await import('./validate.ts')).validateCommand,
  build: async () => (await import('./build.ts')).buildCommand,
  export: async () => (await import('./export.ts')).exportCommand,
  check: async () => (await import('./build.ts')).checkCommand,
  dev: async () => (await import('./dev.ts')).devCommand,
  preview: async () => (await import('./preview.ts')).previewCommand,
  schemas: async () => (await import('./schemas.ts')).schemasCommand,
  map: async () => (await import('./map.ts')).mapCommand,
  impact: async () => (await import('./impact.ts')).impactCommand,
  find: async () => (await import('./find.ts')).findCommand,
  review: async () => (await import('./review.ts')).reviewCommand,
  diff: async () => (await import('./diff.ts')).diffCommand,
  fix: async () => (await import('./fix.ts')).fixCommand,
  explain: async () => (await import('./explain.ts')).explainCommand,
  new: async () => (await import('./new.ts')).newCommand,
  reread: async () => (await import('./reread.ts')).rereadCommand,
  settle: async () => (await import('./settle.ts')).settleCommand,
  audit: async () => (await import('./validate.ts')).auditCommand,
};

export async function runCommand(name: string, context: CommandContext): Promise<number> {
  return (await COMMANDS[name]!())(context);
}
