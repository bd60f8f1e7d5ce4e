/** `map`: writes the outlines of the municipalities, or says whether they have drifted from the atlas. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MAP_MODULE, mapModule } from '../edit/map.ts';
import { writeFileWhole } from '../write/atomic.ts';
import { refuseDetour } from '../write/output-place.ts';
import type { CommandContext } from './context.ts';

export function mapCommand({ root, options }: CommandContext): number {
  const path = join(root, MAP_MODULE);
  if (options.check !== true) refuseDetour(path, root);
  const wanted = mapModule(root);
  if (options.check !== true) {
    writeFileWhole(path, wanted);
    if (options.quiet !== true)
      process.stdout.write(`${MAP_MODULE}: ${wanted.length} characters\n`);
    return 0;
  }
  if (readFileSync(path, 'utf8') === wanted) return 0;
  process.stdout.write(
    `${MAP_MODULE} is not what the atlas says. Run "licencia map" and commit the result.\n`,
  );
  return 1;
}
