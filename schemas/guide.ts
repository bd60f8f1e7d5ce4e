/** The study guide: topics, four-week plan, tips and common mistakes. */
import * as z from 'zod';
import { IsoDate, PlainText, RichText, SchemaHint, Slug } from './primitives.ts';
import { WEIGHTED_TOPICS } from './test.ts';

const StudyTopic = z
  .strictObject({
    category: PlainText,
    chapter: Slug.meta({ description: 'The manual chapter that it links to.' }),
    topics: z.array(RichText).min(1),
    priority: z.enum(['Alta', 'Media', 'Baja']),
    weight: z.enum(WEIGHTED_TOPICS),
  })
  .meta({ id: 'StudyTopic', description: 'A topic to study.' });

const PlanWeek = z
  .strictObject({
    week: z.int().min(1),
    focus: PlainText,
    activities: z.array(RichText).min(1),
    tests: z.array(z.string()).optional().meta({ description: 'Ids of the tests to take.' }),
  })
  .meta({ id: 'PlanWeek', description: 'A week of the plan.' });

const ShortPlan = z
  .strictObject({
    title: RichText.meta({ description: 'Length of the plan: "Una semana".' }),
    intro: RichText,
    days: z
      .array(
        z.strictObject({
          day: PlainText.meta({ description: 'Number of the day, or a range: "1", "5 y 6".' }),
          focus: PlainText,
          activities: z.array(RichText).min(1),
          tests: z.array(z.string()).optional(),
        }),
      )
      .min(1),
  })
  .meta({ id: 'ShortPlan', description: 'A plan for learners with less time.' });

const Tip = z
  .strictObject({ title: PlainText, text: RichText })
  .meta({ id: 'Tip', description: 'A piece of advice.' });

const CommonMistake = z
  .strictObject({ mistake: RichText, instead: RichText, chapter: Slug.optional() })
  .meta({ id: 'CommonMistake', description: 'A mistake and what to do instead.' });

const tab = { $schema: SchemaHint, intro: RichText, updated: IsoDate };

export const GuideTopics = z.strictObject({ ...tab, items: z.array(StudyTopic).min(1) });
export const GuidePlan = z.strictObject({
  ...tab,
  items: z.array(PlanWeek).min(1),
  shorter: z
    .array(ShortPlan)
    .optional()
    .meta({ description: 'Plans for learners with less time.' }),
});
export const GuideTips = z.strictObject({
  ...tab,
  items: z.array(Tip).min(1),
  examDay: z.array(Tip).min(1).meta({ description: 'Tips for the day of the exam.' }),
});
export const GuideMistakes = z.strictObject({ ...tab, items: z.array(CommonMistake).min(1) });
export type GuideTopics = z.infer<typeof GuideTopics>;
export type GuidePlan = z.infer<typeof GuidePlan>;
export type GuideTips = z.infer<typeof GuideTips>;
export type GuideMistakes = z.infer<typeof GuideMistakes>;
