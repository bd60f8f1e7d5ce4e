/** The icons of the site: the drawing, and the PNG files that browsers and home screens ask for. */
import { createHash } from 'node:crypto';
import { BRAND } from '../../templates/brand.ts';
import { ICON } from '../../templates/icon.ts';
import type { AssetFile, IconName } from '../render/assets.ts';

type IconFile = AssetFile & { name: IconName };

export async function siteIcons(): Promise<IconFile[]> {
  const { Resvg } = await import('@resvg/resvg-js');
  const pixels = (size: number, background: string) =>
    new Resvg(ICON, {
      fitTo: { mode: 'width', value: size },
      background,
      font: { loadSystemFonts: false },
    })
      .render()
      .asPng();
  return [
    icon('svg', 'favicon.svg', Buffer.from(`${ICON}\n`)),
    icon('small', 'favicon-32.png', pixels(32, 'rgba(0,0,0,0)')),
    // A home screen rounds the corners itself and shows what is transparent as black.
    icon('touch', 'apple-touch-180.png', pixels(180, BRAND.sign)),
  ];
}

function icon(name: IconName, file: string, bytes: Uint8Array): IconFile {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  return { name, bytes, path: `/assets/${file.replace('.', `-${hash}.`)}` };
}
