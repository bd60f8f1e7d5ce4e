/** The cover of the book: its title on a guide sign over the road, as the site's own pictures look. */
import { Resvg } from '@resvg/resvg-js';
import { BRAND } from '../../../templates/brand.ts';
import { ISLAND } from '../../../templates/map/municipios.ts';
import type { ExportTools } from '../format.ts';
import { lettering } from '../lettering.ts';

/** Pixels; the proportions that shops and readers expect. */
const [WIDTH, HEIGHT] = [1200, 1800];
const LEFT = 130;

type Line = { text: string; y: number; size: number; ink: string };

/** @param root folder of this program @param name of the site */
export async function coverPicture(
  root: string,
  name: string,
  cached: ExportTools['cached'],
): Promise<Uint8Array> {
  const lines: Line[] = [
    { text: 'Puerto Rico', y: 250, size: 62, ink: BRAND.sun },
    { text: 'Manual del', y: 430, size: 150, ink: BRAND.paper },
    { text: 'conductor', y: 590, size: 150, ink: BRAND.paper },
    { text: 'Licencia de aprendizaje', y: 730, size: 62, ink: BRAND.paper },
    { text: `${name} · no oficial`, y: 900, size: 56, ink: BRAND.sun },
  ];
  const scene = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<path d="M0 0h${WIDTH}v${HEIGHT}H0Z" fill="#dcebef"/>`,
    '<path d="M0 1220 180 1090l190 80 250-190 240 150 230-110 110 70v590H0Z" fill="#bcd3c4"/>',
    '<path d="M0 1340 260 1210l290 90 270-70 380 120v450H0Z" fill="#86b196"/>',
    '<path d="M0 1440 340 1380l340-30 520 80v370H0Z" fill="#5a8f72"/>',
    '<path d="M560 1370h80l380 430H180Z" fill="#2b302e"/>',
    `<path d="M596 1380h8l3 50h-14Zm-8 90h24l8 90h-40Zm-16 140h56l16 190h-88Z" fill="${BRAND.sun}"/>`,
    '<path d="M170 1000h26v400h-26Zm834 0h26v400h-26Z" fill="#8c9691"/>',
    `<rect x="60" y="110" width="1080" height="900" rx="48" fill="${BRAND.sign}"/>`,
    '<rect x="82" y="132" width="1036" height="856" rx="32" fill="none" stroke="#fff" stroke-width="10"/>',
    `<path d="${ISLAND}" fill="#fff" opacity=".9" transform="translate(880 165)scale(.2)"/>`,
  ].join('');
  const { letters, outline } = await lettering(root);
  const drawn = lines.flatMap(({ text, y, size, ink }) =>
    letters(text, size).map(
      ({ letter, at }) =>
        `<path transform="translate(${LEFT + at} ${y})" fill="${ink}" d="${outline(letter, size)?.path ?? ''}"/>`,
    ),
  );
  const svg = `${scene}${drawn.join('')}</svg>`;
  return cached('cubierta', svg, () =>
    new Resvg(svg, { fitTo: { mode: 'width', value: WIDTH }, font: { loadSystemFonts: false } })
      .render()
      .asPng(),
  );
}
