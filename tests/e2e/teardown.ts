/** Removes the site that was built for the browser tests. */
import { rmSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { FOLDER_PREFIX, SITE_VARIABLE } from './site.ts';

export default function teardown(): void {
  const folder = dirname(process.env[SITE_VARIABLE] ?? '');
  // A site that the caller named is not ours to remove.
  if (basename(folder).startsWith(FOLDER_PREFIX)) rmSync(folder, { recursive: true, force: true });
}
