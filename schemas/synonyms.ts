/** Words that the search treats as the same: words that the site, Puerto Ricans or learners use, and English words. */
import * as z from 'zod';
import { PlainText, SchemaHint, SiteRoute } from './primitives.ts';

const SynonymGroup = z
  .strictObject({
    words: z.array(PlainText).min(1).meta({
      description:
        'Words and phrases that mean the same. The first one is the word that the site uses. /buscar/ lists them.',
    }),
    hidden: z.array(PlainText).min(1).optional().meta({
      description:
        'Words with the same meaning that /buscar/ does not list: misspellings, verb forms, whole questions.',
    }),
  })
  .refine(({ words, hidden = [] }) => words.length + hidden.length > 1, {
    error: 'must hold at least two phrases: one alone has no synonym',
    path: ['words'],
  });

export const Synonyms = z
  .strictObject({
    $schema: SchemaHint,
    groups: z.array(SynonymGroup).min(1),
    places: z
      .array(
        z.strictObject({
          href: SiteRoute.meta({ description: 'Address of the place: a page with its anchor.' }),
          words: z.array(PlainText).min(1),
        }),
      )
      .meta({
        description:
          'Extra search terms for a page or section: words that its text does not contain.',
      }),
    ignored: z
      .array(z.string().regex(/^[a-z]+$/, 'must be one word in lower case, without accents'))
      .meta({
        description: 'Words of a query that the search ignores: "de", "cómo".',
      }),
    asking: z
      .strictObject({
        figure: z.array(PlainText),
        sign: z.array(PlainText),
        centre: z.array(PlainText),
        practice: z.array(PlainText),
      })
      .partial()
      .meta({
        description: 'Words of a query that ask for a kind of answer. That kind comes first.',
      }),
  })
  .meta({ id: 'Synonyms', description: 'Synonyms for the search.' });
export type Synonyms = z.infer<typeof Synonyms>;
