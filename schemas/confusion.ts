/** What is easily confused: pairs with their one difference, signs that are no wrong options for each other, facts to drill. */
import * as z from 'zod';
import { FactId, PlainText, RichText, SchemaHint, Slug } from './primitives.ts';

export const FactRef = z.strictObject({
  fact: FactId,
  reading: Slug.optional().meta({
    description: 'Of a fact with conditions: which of its readings.',
  }),
});

export const ConfusedPair = z
  .strictObject({
    id: Slug,
    signs: z.tuple([Slug, Slug]).optional().meta({ description: 'Two signs of data/senales.' }),
    facts: z.tuple([FactRef, FactRef]).optional().meta({ description: 'Two figures.' }),
    difference: RichText.meta({ description: 'The one difference, in one sentence.' }),
  })
  .refine(({ signs, facts }) => (signs === undefined) !== (facts === undefined), {
    path: ['signs'],
    error: 'must have either "signs" or "facts"',
  });
export type ConfusedPair = z.infer<typeof ConfusedPair>;

export const FactDrill = FactRef.extend({
  wrong: z.array(z.number()).length(3).optional().meta({
    description:
      'Three wrong figures. Without them the nearest figures of the same unit and topic are taken.',
  }),
});
export type FactDrill = z.infer<typeof FactDrill>;

export const Confusions = z
  .strictObject({
    $schema: SchemaHint,
    pairs: z.array(ConfusedPair).min(1),
    same: z.array(z.strictObject({ signs: z.array(Slug).min(2), because: PlainText })).meta({
      description: 'Signs of which one’s meaning is true of another: never options together.',
    }),
    everywhere: z.array(Slug).optional().meta({
      description:
        'Signs whose order holds without them too, such as not to block a crossing: it is no wrong option of another sign.',
    }),
    facts: z.array(FactDrill).meta({ description: 'The facts of the computed pairs.' }),
  })
  .meta({ id: 'Confusions', description: 'What is easily confused, for the drills of the plan.' });
export type Confusions = z.infer<typeof Confusions>;
