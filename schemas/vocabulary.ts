/** Spanish words that rules look for: words that the site avoids, excuses and hedges. */
import * as z from 'zod';
import { PlainText, SchemaHint } from './primitives.ts';

const Words = z
  .array(
    z
      .string()
      .regex(/\p{L}/u, 'must hold a letter')
      .regex(/^\S(?:.*\S)?$/u, 'must not begin or end with a space'),
  )
  .meta({
    description:
      'Words and phrases as written in a text, each form separately. "*" at the end stands for the rest of a word.',
  });

export const AvoidedWord = z
  .strictObject({
    words: Words.min(1),
    instead: PlainText.meta({ description: 'What to write in its place.' }),
    why: PlainText,
    except: Words.optional().meta({
      description: 'Longer phrases in which the word is allowed: "rótulo removible".',
    }),
    exactCase: z.literal(true).optional().meta({
      description: 'Match only this capitalisation: "Real ID" is wrong, "REAL ID" is right.',
    }),
    ledger: z.literal(true).optional().meta({
      description: 'Allowed on /consistencia/ and in the records of the ledger.',
    }),
  })
  .meta({ id: 'AvoidedWord', description: 'Words that visitors should not read.' });
export type AvoidedWord = z.infer<typeof AvoidedWord>;

const WordList = z.strictObject({ words: Words });

export const Vocabulary = z
  .strictObject({
    $schema: SchemaHint,
    avoided: z.array(AvoidedWord).meta({
      description: 'Words that no text for visitors may have (licencia explain text/word).',
    }),
    excuses: WordList.meta({
      description:
        'Words with which an explanation excuses itself (licencia explain item/explanation).',
    }),
    hedges: WordList.meta({
      description: 'Words with which a sentence hedges (licencia explain output/hedging).',
    }),
  })
  .meta({ id: 'Vocabulary', description: 'Spanish words that rules look for.' });
export type Vocabulary = z.infer<typeof Vocabulary>;
