/** Removes what was built for the browser tests. */
import { rmSync } from 'node:fs';
import { FOLDER_VARIABLE } from './variables.ts';

export default function teardown(): void {
  const folder = process.env[FOLDER_VARIABLE];
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
}
