/** The content folder whose files are published unchanged. */
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { project, temporaryFolder } from '../fixtures/project.ts';
import { buildSite } from './site.ts';

function siteWith(files: Record<string, string>) {
  const data = project();
  for (const [name, text] of Object.entries(files)) {
    const path = join(data, 'publicar', name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  const out = join(temporaryFolder(), 'sitio');
  const build = async () => {
    const options = { withoutExports: true, withoutShareImages: true };
    const { findings, written } = await buildSite(data, out, options);
    const errors = findings.filter(({ severity }) => severity === 'error');
    return { written, errors: errors.map(({ rule, at }) => `${rule} ${at.file}`).sort() };
  };
  return { data, out, build };
}

test('publishes files byte for byte, except desktop files such as .DS_Store', async () => {
  const { out, build } = siteWith({
    CNAME: 'licencia.example',
    '.well-known/security.txt': 'Contact: x',
    '.DS_Store': 'x',
    'blog/nota.txt': 'x',
  });
  expect(await build()).toEqual({ written: true, errors: [] });
  expect(readFileSync(join(out, 'CNAME'), 'utf8')).toBe('licencia.example');
  expect(readFileSync(join(out, '.well-known/security.txt'), 'utf8')).toBe('Contact: x');
  expect(readFileSync(join(out, 'blog/nota.txt'), 'utf8')).toBe('x');
  expect(() => readFileSync(join(out, '.DS_Store'))).toThrow('ENOENT');
});

test('reports a file whose path the site already uses, in any letter case', async () => {
  const names = ['404.html', 'Blog', 'buscar/INDEX.html', 'robots.txt/x', '_headers'];
  const { build } = siteWith(Object.fromEntries(names.map((name) => [name, 'x'])));
  expect(await build()).toEqual({
    written: false,
    errors: names.map((name) => `output/duplicate-route data/publicar/${name}`).sort(),
  });
});

test.skipIf(process.platform === 'win32')(
  'a symbolic link is an error and is not followed',
  async () => {
    const { data, build } = siteWith({ CNAME: 'x' });
    symlinkSync('/etc/passwd', join(data, 'publicar/claves'));
    expect(await build()).toEqual({ written: false, errors: ['load/file data/publicar/claves'] });
  },
);
