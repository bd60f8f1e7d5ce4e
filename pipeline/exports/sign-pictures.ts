/** Signs as PNG files, for readers that may not show SVG: phones with Anki, learning platforms. */
import { Resvg } from '@resvg/resvg-js';
import type { LeftOut } from '../render/downloads.ts';
import type { Canonical, CanonicalQuestion } from './canonical.ts';
import type { ExportTools } from './format.ts';
import type { TestInput } from './questions.ts';

/** @property name file name; it never changes, because learners' collections refer to it */
export type Picture = { name: string; bytes: Uint8Array };

/** Longest side in pixels: sharp on a phone at the size of a thumb. */
const LONGEST = 320;

/** Address of a picture below the site's root; it never changes, because quizzes elsewhere refer to it. */
export const pictureRoute = (sign: string) => `/descargas/imagenes/${sign}.png`;

/** One picture for each sign that is given, by its id; none of a sign that cannot be drawn. */
export async function signPictures(
  records: readonly Pick<CanonicalQuestion, 'sign'>[],
  { cached }: Pick<ExportTools, 'cached'>,
): Promise<Map<string, Picture>> {
  const pictures = new Map<string, Picture>();
  for (const { sign } of records) {
    if (sign === undefined || pictures.has(sign.id)) continue;
    const bytes = await cached('senal', sign.svg, () => drawn(sign.svg)).catch(() => undefined);
    if (bytes !== undefined) pictures.set(sign.id, { name: `lpr-${sign.id}.png`, bytes });
  }
  return pictures;
}

/** The pictures, and the questions without those whose picture cannot be drawn: nobody could answer them. */
export async function withPictures<Data extends Pick<Canonical, TestInput>>(
  canonical: Data,
  tools: Pick<ExportTools, 'cached'>,
): Promise<Data & { pictures: Map<string, Picture>; leftOut: LeftOut[] }> {
  const pictures = await signPictures(canonical.questions, tools);
  const isDrawn = ({ sign }: CanonicalQuestion) => sign === undefined || pictures.has(sign.id);
  return {
    ...canonical,
    pictures,
    questions: canonical.questions.filter(isDrawn),
    leftOut: canonical.questions
      .filter((question) => !isDrawn(question))
      .map(({ id, sign }) => ({
        what: `${id}: dibujo ${sign!.id}`,
        why: 'El dibujo no se puede convertir en PNG, y sin él nadie puede contestar.',
      })),
  };
}

function drawn(svg: string): Uint8Array {
  const [, width = 1, height = 1] = (/viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? []).map(Number);
  const mode = width >= height ? 'width' : 'height';
  // Letters are outlines: the fonts of the machine would only cost time and change the bytes.
  return new Resvg(svg, { fitTo: { mode, value: LONGEST }, font: { loadSystemFonts: false } })
    .render()
    .asPng();
}
