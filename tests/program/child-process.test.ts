/** The bundled program has its own node:child_process, which knows only the functions that it lists. */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const PIPELINE = join(import.meta.dirname, '../../pipeline');
const listed = createRequire(import.meta.url)(join(PIPELINE, 'program/child-process.cjs'));

test('the bundled child_process lists every function that the program imports', () => {
  const used = readdirSync(PIPELINE, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => {
      const text = readFileSync(join(PIPELINE, file), 'utf8');
      const [, names = ''] = /import \{([^}]*)\} from 'node:child_process'/.exec(text) ?? [];
      return names.split(',').map((name) => name.trim());
    })
    .filter((name) => name !== '' && !name.startsWith('type '));
  expect(used).toContain('spawnSync');
  expect(Object.keys(listed)).toEqual(expect.arrayContaining(used));
});
