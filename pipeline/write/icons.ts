/** The icons of the site: the drawing, and the PNG files that browsers and home screens request. */
import { BRAND } from '../../templates/brand.ts';
import { ICON } from '../../templates/icon.ts';
import type { AssetFile, IconName } from '../render/document/assets.ts';
import { hashedFile } from '../render/document/hashed-files.ts';

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
    { name: 'svg', ...hashedFile('favicon', 'svg', `${ICON}\n`) },
    { name: 'small', ...hashedFile('favicon-32', 'png', pixels(32, 'rgba(0,0,0,0)')) },
    // A home screen rounds the corners itself and shows transparency as black.
    { name: 'touch', ...hashedFile('apple-touch-180', 'png', pixels(180, BRAND.sign)) },
  ];
}
