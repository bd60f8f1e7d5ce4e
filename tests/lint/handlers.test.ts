/**
 * The project's own lint rule: an effect or a ref must not return a value, because React would call it as a cleanup.
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../fixtures/project.ts';

const RULE = resolve('tests/lint/handlers.grit');
const BIOME = resolve('node_modules/@biomejs/biome/bin/biome');

function lint(source: string): string {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'biome.json'), JSON.stringify({ plugins: [RULE] }));
  writeFileSync(join(folder, 'Example.tsx'), source);
  const { stdout, stderr } = spawnSync(process.execPath, [BIOME, 'lint', '--only=plugin', '.'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return stdout + stderr;
}

describe('the lint rule for handlers', () => {
  test('reports effects and refs without a block body', () => {
    const found = lint(
      [
        'useEffect(() => a.scrollIntoView(), []);',
        'React.useLayoutEffect(() => a.focus());',
        '<p ref={(e) => e?.focus()} />;',
      ].join('\n'),
    );
    expect(found.match(/Give this handler a block body/g)).toHaveLength(3);
  });

  test('accepts listeners, element events and inner callbacks without a block body', () => {
    const found = lint(
      [
        'a.addEventListener("click", () => {',
        '  b([1].map((each) => each + 1));',
        '});',
        'a.addEventListener("click", () => a.scrollIntoView());',
        '<Session onFinish={({ id }) => hashOf(id)} onClick={() => a.play()} />;',
      ].join('\n'),
    );
    expect(found).not.toContain('block body');
  });
});
