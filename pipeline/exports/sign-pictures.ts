/** Signs and scenes as PNG files, for programs that may not show SVG: Anki on phones, learning platforms. */
import { availableParallelism } from 'node:os';
import { Resvg, type ResvgRenderOptions, renderAsync } from '@resvg/resvg-js';
import { memoize } from '../program/memoize.ts';
import type { CanonicalData, CanonicalQuestion } from './canonical.ts';
import type { OmittedContent } from './export-set.ts';
import type { ExportTools } from './format.ts';
import { encodePng, toIndexedImage } from './png.ts';
import type { TestInputKey } from './questions.ts';

/** @property name file name; it never changes, because learners' collections refer to it */
export type PictureFile = { name: string; bytes: Uint8Array };

/** Longest side in pixels: enough for a sharp picture on a phone. */
const LONGEST = 320;
/** Part of the cache key, with the drawing and the library's version: change it when the rendering changes. */
const FORM = `senal-${LONGEST}-colores`;

/** Address of a picture below the site's root; it never changes, because quizzes elsewhere refer to it. */
export const pictureRoute = (sign: string) => `/descargas/imagenes/${sign}.png`;

/** One picture for each given sign or scene, by its id; none for one that cannot be drawn. */
export async function signPictures(
  records: readonly Pick<CanonicalQuestion, 'sign'>[],
  { drawn, pathsOnly = false }: Pick<ExportTools, 'drawn' | 'pathsOnly'>,
): Promise<Map<string, PictureFile>> {
  const signs = new Map(
    records.flatMap(({ sign }) => (sign === undefined ? [] : [[sign.id, sign]])),
  );
  const pictures = new Map<string, PictureFile>();
  const waiting = signs.values();
  // One worker for each core, to limit memory: each drawing takes half a megabyte until it is a file.
  const draws = Array.from({ length: availableParallelism() }, async () => {
    for (const { id, svg } of waiting) {
      const made = pathsOnly ? checked(svg) : drawn(FORM, svg, () => draw(svg));
      const bytes = await made.catch(() => undefined);
      if (bytes !== undefined) pictures.set(id, { name: `lpr-${id}.png`, bytes });
    }
  });
  await Promise.all(draws);
  const inOrder = [...signs.keys()].filter((id) => pictures.has(id));
  return new Map(inOrder.map((id) => [id, pictures.get(id)!]));
}

/** The pictures, and the questions except those whose picture cannot be drawn: nobody could answer them. */
export async function withPictures<Data extends Pick<CanonicalData, TestInputKey>>(
  canonical: Data,
  tools: Pick<ExportTools, 'drawn' | 'pathsOnly'>,
): Promise<Data & { pictures: Map<string, PictureFile>; leftOut: OmittedContent[] }> {
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
        questions: [id],
      })),
  };
}

// Letters are outlines: the fonts of the machine would only cost time and change the bytes.
const NO_FONTS: ResvgRenderOptions = { font: { loadSystemFonts: false } };

/** Parsing fails for the same drawings as rendering, and takes a hundredth of the time. @returns no bytes */
const checked = memoize(async (svg: string): Promise<Uint8Array> => {
  new Resvg(svg, NO_FONTS);
  return new Uint8Array();
});

async function draw(svg: string): Promise<Uint8Array> {
  const [, width = 1, height = 1] = (/viewBox="\d+ \d+ ([\d.]+) ([\d.]+)"/.exec(svg) ?? []).map(
    Number,
  );
  const mode = width >= height ? 'width' : 'height';
  const image = await renderAsync(svg, { ...NO_FONTS, fitTo: { mode, value: LONGEST } });
  const few = toIndexedImage(image.width, image.height, image.pixels);
  return few === undefined ? image.asPng() : encodePng(few, { level: 6 });
}
