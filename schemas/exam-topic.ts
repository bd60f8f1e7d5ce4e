/**
 * The topics of the learner's exam with their rank, and the likeliest signs. No page shows them; the audit and the plan
 * use them.
 */
import * as z from 'zod';
import { PlainText, SchemaHint, Slug } from './primitives.ts';

/** Share of the published exams that cover the topic: nearly all, many, few. */
const RANKS = ['central', 'usual', 'raro'] as const;

export const ExamTopic = z.strictObject({
  number: z
    .int()
    .min(1)
    .meta({ description: 'Number of the topic. Never change it: questions refer to it.' }),
  title: PlainText,
  rank: z.enum(RANKS).meta({
    description:
      'How often exams ask the topic. central: nearly every exam; usual: many; raro: few.',
  }),
  group: Slug,
  signs: z.array(Slug).min(1).optional().meta({
    description: 'Signs whose drills cover this topic.',
  }),
});
export type ExamTopic = z.infer<typeof ExamTopic>;

export const ExamTopics = z
  .strictObject({
    $schema: SchemaHint,
    groups: z.array(z.strictObject({ id: Slug, title: PlainText })).min(1),
    topics: z
      .array(ExamTopic)
      .min(1)
      .refine(
        (topics) => new Set(topics.map(({ number }) => number)).size === topics.length,
        'must have each number once',
      ),
    likelySigns: z.array(Slug).meta({
      description:
        'The signs that the exam is most likely to show. A question of a test must show each.',
    }),
  })
  .refine(
    ({ groups, topics }) => topics.every(({ group }) => groups.some(({ id }) => id === group)),
    { path: ['topics'], error: 'must each name one of the "groups"' },
  )
  .meta({ id: 'ExamTopics', description: 'The topics of the learner’s exam.' });
export type ExamTopics = z.infer<typeof ExamTopics>;
