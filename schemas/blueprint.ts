/** The blueprint of the simulated exam: what it asks, each part tied to a fact of the ledger. */
import * as z from 'zod';
import { FactId, IsoDate, RichText, SchemaHint } from './primitives.ts';
import { WEIGHT_TOPICS } from './test.ts';

const FactOf = z.strictObject({
  fact: FactId,
  note: RichText.optional().meta({ description: 'A sentence beside the figure.' }),
});

export const Blueprint = z
  .strictObject({
    $schema: SchemaHint,
    intro: RichText,
    count: FactOf.extend({
      use: z.int().min(10).max(100).meta({
        description: 'How many the simulator asks; the fact says what is known of the real exam.',
      }),
    }),
    minutes: FactOf.meta({
      description: 'Minutes of the real exam; without a number there is no clock to choose.',
    }),
    passMark: FactOf,
    weights: z
      .array(z.strictObject({ fact: FactId, topic: z.enum(WEIGHT_TOPICS) }))
      .min(1)
      .refine(
        (weights) => new Set(weights.map(({ topic }) => topic)).size === weights.length,
        'must name each topic once',
      )
      .meta({ description: 'Share of each topic, in the order that breaks ties.' }),
    updated: IsoDate,
  })
  .meta({ id: 'Blueprint', description: 'The blueprint of the simulated exam.' });
export type Blueprint = z.infer<typeof Blueprint>;
