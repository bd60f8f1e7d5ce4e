import { expect, it } from 'vitest';
import { sampleCanonical } from './canonical.ts';
import { makeExport } from './make-export.ts';

type Manifest = {
  id: string;
  lang: string;
  start_url: string;
  scope: string;
  display: string;
  icons: { src: string; sizes: string; type: string }[];
};

it('the manifest declares icons in their true sizes', async () => {
  const made = await makeExport('manifest', sampleCanonical());
  const manifest = JSON.parse(made.text('/manifest.webmanifest')) as Manifest;
  expect(manifest).toMatchObject({
    id: '/',
    start_url: '/',
    scope: '/',
    lang: 'es-PR',
    display: 'standalone',
  });
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512']);
  for (const { src, sizes } of manifest.icons) {
    const png = Buffer.from(made.bytes(src));
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
  }
});

it('the addresses of the manifest are below the base path of the site', async () => {
  const canonical = sampleCanonical();
  const made = await makeExport('manifest', {
    ...canonical,
    meta: { ...canonical.meta, address: 'https://ejemplo.example/licencia-pr/' },
  });
  const { start_url, icons } = JSON.parse(made.text('/manifest.webmanifest')) as Manifest;
  expect([start_url, icons[0]!.src]).toEqual([
    '/licencia-pr/',
    '/licencia-pr/iconos/icono-192.png',
  ]);
});
