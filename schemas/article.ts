/** A blog article: front matter of data/blog/*.md. */
import * as z from 'zod';
import { IsoDate, PlainText, RichText, Slug, SourceId } from './primitives.ts';

export const ARTICLE_CATEGORIES = [
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
      description: 'The day the text was last changed in substance.',
    }),
    update: RichText.optional().meta({
      description: 'What has happened since, printed at the top under "Actualización".',
    }),
    author: PlainText.meta({ description: 'A team label.' }),
    keywords: z.array(PlainText).optional(),
    cites: z.array(SourceId).optional(),
    scene: Slug.meta({ description: 'Its picture, of data/escenas.' }).optional(),
    sign: Slug.optional().meta({
      description: 'Its picture, of data/senales, where it has no scene.',
    }),
    expires: IsoDate.optional().meta({
      description: 'After it the article says "Esto ya pasó" and leaves the home page.',
    }),
    aliases: z.array(Slug).optional().meta({ description: 'Former slugs that redirect here.' }),
  })
  .refine(({ publishDate, updated = publishDate }) => updated >= publishDate, {
    path: ['updated'],
    message: 'must not be before "publishDate"',
  })
  .meta({ id: 'Article', description: 'A blog article.' });
export type Article = z.infer<typeof Article>;
