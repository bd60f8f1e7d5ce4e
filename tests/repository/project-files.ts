/** Lists the files that .gitignore does not exclude. It does not ask git, because a copy may have no repository. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

const [fromRoot, ofAnyFolder] = (() => {
  const lines = readFileSync(join(ROOT, '.gitignore'), 'utf8').split('\n').filter(Boolean);
  const isFromRoot = (line: string) => line.startsWith('/');
  return [
    lines.filter(isFromRoot).map((line) => line.slice(1)),
    ['.git', ...lines.filter((line) => !isFromRoot(line))],
  ];
})();

function isIgnored(path: string, name: string): boolean {
  return (
    fromRoot.includes(path) ||
    ofAnyFolder.some((line) =>
      line.startsWith('*') ? name.endsWith(line.slice(1)) : name === line,
    )
  );
}

function below(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (isIgnored(path, entry.name)) return [];
    return entry.isDirectory() ? below(path) : [path];
  });
}

/** @returns paths from the root, with slashes on every system */
export const projectFiles = (): string[] => below('').sort();
