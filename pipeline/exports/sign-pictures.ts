/** Signs as PNG files, for readers that may not show SVG: phones with Anki, learning platforms. */
import { Resvg } from '@resvg/resvg-js';
import type { CanonicalQuestion } from './canonical.ts';
import type { ExportTools } from './format.ts';

/** @property name file name; it never changes, because learners' collections refer to it */
export type Picture = { name: string; bytes: Uint8Array };

/** Longest side in pixels: sharp on a phone at the size of a thumb. */
const LONGEST = 320;

/** One picture for each sign that the questions show, by its id. */
export async function signPictures(
  questions: readonly Pick<CanonicalQuestion, 'sign'>[],
  { cached }: Pick<ExportTools, 'cached'>,
): Promise<Map<string, Picture>> {
  const pictures = new Map<string, Picture>();
  for (const { sign } of questions) {
    if (sign === undefined || pictures.has(sign.id)) continue;
    const bytes = await cached('senal', sign.svg, () => drawn(sign.svg));
    pictures.set(sign.id, { name: `lpr-${sign.id}.png`, bytes });
  }
  return pictures;
}

function drawn(svg: string): Uint8Array {
  const [, width = 1, height = 1] = (/viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? []).map(Number);
  const mode = width >= height ? 'width' : 'height';
  // Letters are outlines: the fonts of the machine would only cost time and change the bytes.
  return new Resvg(svg, { fitTo: { mode, value: LONGEST }, font: { loadSystemFonts: false } })
    .render()
    .asPng();
}
