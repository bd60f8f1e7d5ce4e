/**
 * Things that learners confuse: pairs with their difference, signs that are never options together, and facts to drill.
 */
import * as z from 'zod';
import { FactId, PlainText, RichText, SchemaHint, Slug } from './primitives.ts';

export const FactRef = z.strictObject({
  fact: FactId,
  reading: Slug.optional().meta({
    description: 'Id of the reading, if the fact has several conditions.',
  }),
});

export const ConfusedPair = z
  .strictObject({
    id: Slug,
    signs: z.tuple([Slug, Slug]).optional().meta({ description: 'Two signs of data/senales.' }),
    facts: z
      .tuple([FactRef, FactRef])
      .optional()
      .meta({ description: 'Two facts whose figures learners confuse.' }),
    difference: RichText.meta({ description: 'The difference in one sentence.' }),
  })
  .refine(({ signs, facts }) => (signs === undefined) !== (facts === undefined), {
    path: ['signs'],
    error: 'must have either "signs" or "facts"',
  });
export type ConfusedPair = z.infer<typeof ConfusedPair>;

export const FactDrill = FactRef.extend({
  wrong: z.array(z.number()).length(3).optional().meta({
    description: 'Three wrong figures. Default: figures with the same unit, the same topic first.',
  }),
});
export type FactDrill = z.infer<typeof FactDrill>;

export const Confusions = z
  .strictObject({
    $schema: SchemaHint,
    pairs: z.array(ConfusedPair).min(1),
    same: z.array(z.strictObject({ signs: z.array(Slug).min(2), because: PlainText })).meta({
      description: 'Signs whose meanings overlap. They are never options of the same question.',
    }),
    everywhere: z.array(Slug).optional().meta({
      description:
        'Signs whose order applies even without the sign, such as not blocking a crossing. Drills never offer it as a wrong option.',
    }),
    facts: z
      .array(FactDrill)
      .meta({ description: 'Facts that drills ask. Without "wrong", the build picks figures.' }),
  })
  .meta({
    id: 'Confusions',
    description: 'Signs and figures that learners confuse, for the drills of the plan.',
  });
export type Confusions = z.infer<typeof Confusions>;
