/** The blueprint of the simulated exam: its questions, time, pass mark and weights, with their facts of the ledger. */
import * as z from 'zod';
import { FactId, IsoDate, RichText, SchemaHint } from './primitives.ts';
import { WEIGHTED_TOPICS } from './test.ts';

const FactOf = z.strictObject({
  fact: FactId,
  note: RichText.optional().meta({ description: 'A sentence printed beside the figure.' }),
});

export const Blueprint = z
  .strictObject({
    $schema: SchemaHint,
    intro: RichText,
    count: FactOf.extend({
      use: z.int().min(10).max(100).meta({
        description: 'Number of questions in the simulated exam. The fact describes the real exam.',
      }),
    }),
    forms: z.int().min(1).max(50).optional().meta({
      description:
        'Number of questions that come from data/formas (second forms), divided among topics by weight.',
    }),
    minutes: FactOf.meta({
      description: 'Minutes of the real exam. Without a number, the simulator offers no timer.',
    }),
    passMark: FactOf,
    weights: z
      .array(z.strictObject({ fact: FactId, topic: z.enum(WEIGHTED_TOPICS) }))
      .min(1)
      .refine(
        (weights) => new Set(weights.map(({ topic }) => topic)).size === weights.length,
        'must name each topic once',
      )
      .meta({
        description:
          'Share of each topic in the exam. If rounding gives a tie, the earlier topic gets the question.',
      }),
    updated: IsoDate,
  })
  .meta({ id: 'Blueprint', description: 'The blueprint of the simulated exam.' });
export type Blueprint = z.infer<typeof Blueprint>;
