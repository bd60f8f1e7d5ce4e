/** Writes the content of the pictures into the folder that is named. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PICTURE_CONTENT } from './content.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('usage: lay.ts <folder>');
for (const [path, content] of Object.entries(PICTURE_CONTENT)) {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    file,
    typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`,
  );
}
