/** Words that mean the same to the search: those of the island, of learners and in English beside those of the site. */
import * as z from 'zod';
import { PlainText, SchemaHint, SiteRoute } from './primitives.ts';

const SynonymGroup = z
  .strictObject({
    words: z.array(PlainText).min(1).meta({
      description:
        'Words and phrases that mean the same, the site’s own first. /buscar/ lists them.',
    }),
    hidden: z.array(PlainText).min(1).optional().meta({
      description: 'The same, not listed: misspellings, forms of verbs, whole questions.',
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
          href: SiteRoute.meta({ description: 'What it is found by: a page, with its anchor.' }),
          words: z.array(PlainText).min(1),
        }),
      )
      .meta({
        description:
          'What people type who look for a place of the site, beyond the words that stand there.',
      }),
    ignored: z
      .array(z.string().regex(/^[a-z]+$/, 'must be one word in lower case, without accents'))
      .meta({
        description: 'Words of a query that say nothing of what somebody looks for: "de", "cómo".',
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
        description: 'Words of a query that ask for a kind of answer: it comes first then.',
      }),
  })
  .meta({ id: 'Synonyms', description: 'Words that mean the same to the search.' });
export type Synonyms = z.infer<typeof Synonyms>;
