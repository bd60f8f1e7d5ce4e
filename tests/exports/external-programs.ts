/** Runs external programs that read the exports. Tests that need a program are skipped where it is not installed. */
import { execFileSync, spawnSync } from 'node:child_process';

/** True if a command, or a Python module, can be used here. */
export const hasCommand = (name: string) =>
  spawnSync('sh', ['-c', `command -v ${name}`]).status === 0;
export const hasPython = (...modules: string[]) => interpreterWith(modules) !== undefined;

/** The first Python that has the modules. Modules from system packages work only in the system's Python. */
function interpreterWith(modules: readonly string[]): string | undefined {
  return ['python3', '/usr/bin/python3'].find(
    (each) =>
      spawnSync(each, ['-c', ['import sys', ...modules.map((name) => `import ${name}`)].join('\n')])
        .status === 0,
  );
}

/** Runs a Python program with arguments and parses the JSON that it prints. */
export function python<T>(program: string, ...parameters: string[]): T {
  const modules = [...program.matchAll(/^import (.+)$/gm)]
    .flatMap((match) => match[1]!.split(', '))
    .concat([...program.matchAll(/^from (\w+)/gm)].map((match) => match[1]!));
  const out = execFileSync(interpreterWith(modules) ?? 'python3', ['-c', program, ...parameters], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    env: { ...process.env, PYTHONIOENCODING: 'utf-8' },
  });
  return JSON.parse(out) as T;
}

export const run = (command: string, ...parameters: string[]) =>
  execFileSync(command, parameters, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
