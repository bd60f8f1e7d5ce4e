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
// Imported only now, because under an older Node the libraries of run.ts fail with messages of their own.
await import('./run.ts');
