/** Sizes and times of this program's own files: cheap to ask for, and any edit changes them. What is kept on disk goes by them. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const PROGRAM = ['package-lock.json', 'pipeline', 'schemas', 'templates'];

let known: { root: string; files: readonly string[] } | undefined;

/** The launcher has just looked at every file: asking for them once more would cost as much as reading a small site. */
export function knowProgramFiles(root: string, files: readonly string[]): void {
  known = { root, files };
}

/** Looks again when it is next asked: somebody is working on the program while it runs. */
export function forgetProgramFiles(): void {
  known = undefined;
}

/**
 * @param root folder of this program
 * @param paths only files at or below these; all if absent
 * @returns a line for each file: its path from the root, its size, its time
 */
export function programFiles(root: string, paths?: readonly string[]): readonly string[] {
  if (known?.root !== root) known = { root, files: look(root) };
  return paths === undefined
    ? known.files
    : known.files.filter((line) => paths.some((path) => line.startsWith(path)));
}

function look(root: string): string[] {
  const files: string[] = [];
  const visit = (path: string) => {
    const info = statSync(join(root, path), { throwIfNoEntry: false });
    if (info === undefined) return;
    if (!info.isDirectory()) files.push(`${path}\0${info.size}\0${info.mtimeMs}`);
    else for (const name of readdirSync(join(root, path)).sort()) visit(`${path}/${name}`);
  };
  PROGRAM.forEach(visit);
  return files;
}
