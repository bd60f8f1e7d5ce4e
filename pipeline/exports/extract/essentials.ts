/** The questions of `esencial.json`, as they are published. */
import * as z from 'zod';
import type { EssentialItem } from '../../../schemas/essential.ts';
import { type CompleteFields, recordTypeFrom } from '../record-type.ts';
import { Citation, SlugShape, TextShape } from '../shapes.ts';
import type { ExtractionContext } from './extraction.ts';

const { key, noun } = recordTypeFrom<ExtractionContext & { item: EssentialItem }>();

const ESSENTIAL = noun({
  id: key(SlugShape, ({ item }) => item.id),
  question: key(TextShape, ({ item }) => item.question),
  answer: key(TextShape, ({ item, text }) => text.plain(item.answer)),
  cite: 'sources',
  sources: key(z.array(Citation), ({ item, citations }) => citations(item.cite)),
  short: 'of the home page and the centres',
  english: 'of /en/',
} satisfies CompleteFields<EssentialItem>);
export const EssentialShape = ESSENTIAL.shape.meta({
  id: 'essential',
  description: 'Una pregunta de toda familia, con su respuesta corta.',
});
export type CanonicalEssential = z.infer<typeof EssentialShape>;

export const extractEssentials = (extraction: ExtractionContext): CanonicalEssential[] =>
  extraction.site.entries.essentials.flatMap(({ data }) =>
    data.items.map((item) => ESSENTIAL.recordOf({ ...extraction, item })),
  );
