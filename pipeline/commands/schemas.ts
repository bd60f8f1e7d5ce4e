/** `schemas`: writes the editors' JSON Schemas, or says whether they have drifted from the zod schemas. */
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { jsonSchemas } from '../edit/json-schemas.ts';
import { writeFileWhole } from '../write/atomic.ts';
import type { CommandContext } from './context.ts';
import { print } from './output.ts';
import { confirm } from './report.ts';

export function schemasCommand(context: CommandContext): number {
  const { root, options } = context;
  const folder = join(root, 'schemas', 'generated');
  const wanted = jsonSchemas();
  mkdirSync(folder, { recursive: true });
  const drifted = [...wanted]
    .filter(([name, text]) => readIfThere(join(folder, name)) !== text)
    .map(([name]) => name);
  const left = readdirSync(folder).filter((name) => !wanted.has(name));
  if (options.check === true) {
    for (const name of drifted) print(`schemas/generated/${name} is not what schemas/ says\n`);
    for (const name of left) print(`schemas/generated/${name} belongs to no collection\n`);
    if (drifted.length + left.length === 0) return 0;
    print('Run "licencia schemas" and commit the result.\n');
    return 1;
  }
  for (const name of drifted) writeFileWhole(join(folder, name), wanted.get(name)!);
  for (const name of left) rmSync(join(folder, name));
  confirm(
    context,
    `schemas/generated: ${wanted.size} schemas, ${drifted.length} written, ${left.length} removed\n`,
  );
  return 0;
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
