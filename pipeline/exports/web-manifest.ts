/** The web manifest and its icons, with which the site can be added to a home screen. */
import { BRAND } from '../../templates/brand.ts';
import { ICON } from '../../templates/icon.ts';
import type { ExportFormat } from './format.ts';

const SIZES = [192, 512];

export const webManifest: ExportFormat<'meta'> = async ({ meta }, { drawn, pathsOnly }) => {
  const base = new URL(meta.address).pathname;
  const icons = await Promise.all(
    SIZES.map(async (size) => ({
      path: `/iconos/icono-${size}.png`,
      content: pathsOnly ? '' : await drawn(`icono-${size}`, ICON, () => drawIcon(size)),
    })),
  );
  const manifest = {
    id: base,
    name: meta.name,
    short_name: meta.name,
    description: meta.shortNotice,
    lang: meta.language,
    dir: 'ltr',
    start_url: base,
    scope: base,
    display: 'standalone',
    background_color: BRAND.paper,
    theme_color: BRAND.sign,
    categories: ['education'],
    icons: SIZES.map((size) => ({
      src: `${base}iconos/icono-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'any',
    })),
  };
  return {
    files: [
      { path: '/manifest.webmanifest', content: `${JSON.stringify(manifest, null, 2)}\n` },
      ...icons,
    ],
  };
};

async function drawIcon(size: number): Promise<Uint8Array> {
  const { Resvg } = await import('@resvg/resvg-js');
  return new Resvg(ICON, {
    fitTo: { mode: 'width', value: size },
    font: { loadSystemFonts: false },
  })
    .render()
    .asPng();
}
