/** `diff` and `impact`: the effect of a change, and the places of a fact. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { main } from '../../cli.ts';
import { ARTICLE } from '../base-data.ts';
import { quantity, says } from '../ledger/facts.ts';
import { json, project } from '../project.ts';

afterEach(() => vi.restoreAllMocks());

async function licencia(...argv: string[]): Promise<{ code: number; out: string; err: string }> {
  const printed = { out: '', err: '' };
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'on').mockReturnValue(stream);
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed.out += text;
    return true;
  });
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    printed.err += text;
    return true;
  });
  const code = await main(argv, join(import.meta.dirname, '../..'));
  return { code, ...printed };
}

const limit = (value: number) => ({
  'prueba.limite': { ...quantity('mph', says('manual', value)), mentions: ['límite'] },
});
const FILES = {
  'facts/prueba.json': limit(25),
  'blog/un-articulo.md': ARTICLE.replace('Un párrafo.', 'El límite es de {{prueba.limite}}.'),
};

/** A data folder that is committed as it is. */
function committed(): string {
  const data = project(FILES);
  const git = (...args: string[]) =>
    execFileSync(
      'git',
      [
        '-c',
        'user.name=pruebas',
        '-c',
        'user.email=pruebas@example.com',
        '-c',
        'commit.gpgsign=false',
        ...args,
      ],
      { cwd: dirname(data), stdio: 'ignore' },
    );
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'inicio');
  return data;
}

test('diff says which reading changed', async () => {
  const data = committed();
  expect(await licencia('diff', 'HEAD', '--data', data)).toMatchObject({
    code: 0,
    out: expect.stringContaining('readings   0 changed, 0 added, 0 removed\n'),
  });
  writeFileSync(
    join(data, 'facts/prueba.json'),
    json({ ...limit(30), 'prueba.otro': quantity('mph', says('manual', 5)) }),
  );
  expect((await licencia('diff', 'HEAD', '--data', data)).out).toContain(
    'readings   1 changed (prueba.limite@manual 25 mph → 30 mph), 1 added, 0 removed\n',
  );
});

test('diff compares nothing with what cannot be read', async () => {
  const data = committed();
  const sound = json(limit(25));
  writeFileSync(join(data, 'facts/prueba.json'), sound.replace(',', ''));
  expect(await licencia('diff', 'HEAD', '--data', data)).toMatchObject({
    code: 2,
    out: '',
    err: expect.stringContaining('some of the content cannot be read'),
  });
  execFileSync(
    'git',
    [
      '-c',
      'user.name=pruebas',
      '-c',
      'user.email=pruebas@example.com',
      '-c',
      'commit.gpgsign=false',
      'commit',
      '--quiet',
      '--all',
      '--message',
      'roto',
    ],
    { cwd: dirname(data) },
  );
  writeFileSync(join(data, 'facts/prueba.json'), sound);
  expect(await licencia('diff', 'HEAD', '--data', data)).toMatchObject({
    code: 2,
    out: '',
    err: expect.stringContaining('some of the content at "HEAD" cannot be read'),
  });
});

test('diff with a commit that is not there', async () => {
  expect(await licencia('diff', 'no-existe', '--data', committed())).toMatchObject({
    code: 2,
    out: '',
    err: expect.stringContaining('"no-existe"'),
  });
});

test('impact lists the places of a fact, and suggests one for a typing error', async () => {
  const data = project(FILES);
  const { code, out } = await licencia('impact', 'prueba.limite', '--data', data);
  expect(code).toBe(0);
  expect(out).toContain('/blog/un-articulo.md:');
  expect(out).toContain('→ /blog/un-articulo/');
  expect(
    JSON.parse((await licencia('impact', 'prueba.limite', '--format', 'json', '--data', data)).out),
  ).toMatchObject({ version: 1, of: 'prueba.limite' });
  expect(await licencia('impact', 'prueba.limit', '--data', data)).toMatchObject({
    code: 2,
    err: expect.stringContaining('Did you mean "prueba.limite"?'),
  });
});
