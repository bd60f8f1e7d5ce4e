/** `npm test`: says in one sentence why the tests cannot run on this machine, or runs them. */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { unsupportedReason } from './unsupported-machine.ts';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const why = unsupportedReason(root, process.versions.node);
if (why !== undefined) {
  console.error(why);
  process.exit(3);
}
// Imported only now: under an older Node its libraries fail with their own messages.
await import('./run.ts');
