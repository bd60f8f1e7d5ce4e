/** A blog article: front matter of data/blog/*.md. */
import * as z from 'zod';
import { IsoDate, PlainText, RichText, Slug, SourceId } from './primitives.ts';

const ARTICLE_CATEGORIES = [
  'Preparación',
  'Educación Vial',
  'Información Práctica',
  'Guías',
  'Legislación',
  'Actualidad',
] as const;

export const Article = z
  .strictObject({
    title: RichText,
    excerpt: RichText,
    category: z.enum(ARTICLE_CATEGORIES),
    readTime: z
      .string('must look like "4 min"')
      .regex(/^[1-9]\d* min$/, 'must look like "4 min"')
      .meta({ description: 'Reading time, like "4 min".' }),
    publishDate: IsoDate,
    updated: IsoDate.optional().meta({
      description: 'Date of the last change to the content.',
    }),
    update: RichText.optional().meta({
      description: 'Later events, printed at the top under "Actualización".',
    }),
    author: PlainText.meta({ description: 'Name of the author team, as printed.' }),
    keywords: z.array(PlainText).optional(),
    cites: z.array(SourceId).optional(),
    scene: Slug.meta({ description: 'Id of the article’s picture in data/escenas.' }).optional(),
    sign: Slug.optional().meta({
      description: 'Id of the picture in data/senales, if there is no scene.',
    }),
    expires: IsoDate.optional().meta({
      description:
        'Last day of the event. After it, the article says "Esto ya pasó" and leaves the home page.',
    }),
    aliases: z.array(Slug).optional().meta({ description: 'Former slugs that redirect here.' }),
  })
  .refine(({ publishDate, updated = publishDate }) => updated >= publishDate, {
    path: ['updated'],
    message: 'must not be before "publishDate"',
  })
  .meta({ id: 'Article', description: 'A blog article.' });
export type Article = z.infer<typeof Article>;
