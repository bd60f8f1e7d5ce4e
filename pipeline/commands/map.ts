/** `map`: writes the outlines of the municipalities, or checks them against the atlas. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MAP_MODULE_PATH, municipalityMapModule } from '../edit/municipality-outlines.ts';
import { writeFileAtomically } from '../program/write-file.ts';
import { refuseLinkedPath } from '../write/output/output-place.ts';
import type { CommandContext } from './context.ts';
import { print } from './output.ts';
import { printOutcome } from './report.ts';

export function mapCommand(context: CommandContext): number {
  const { root, options } = context;
  const path = join(root, MAP_MODULE_PATH);
  if (options.check !== true) refuseLinkedPath(path, root);
  const wanted = municipalityMapModule(root);
  if (options.check !== true) {
    writeFileAtomically(path, wanted);
    printOutcome(context, `${MAP_MODULE_PATH}: ${wanted.length} characters\n`);
    return 0;
  }
  if (readFileSync(path, 'utf8') === wanted) return 0;
  print(`${MAP_MODULE_PATH} differs from the atlas. Run "licencia map" and commit the result.\n`);
  return 1;
}
