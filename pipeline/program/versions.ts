/** The versions of installed packages, as "name version". */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @param root folder of this program */
export const packageVersionsOf = (root: string, packages: readonly string[]): string[] =>
  packages.map((name) => {
    const file = join(root, 'node_modules', name, 'package.json');
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '{}';
    return `${name} ${(JSON.parse(text) as { version?: string }).version}`;
  });
