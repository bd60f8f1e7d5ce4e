/**
 * The page for the person who sits beside a learner driver: rules, ten first outings, and facts about the road test.
 */
import * as z from 'zod';
import { IsoDate, PlainText, RichText, SchemaHint, Slug, SourceId } from './primitives.ts';

const cite = z.array(SourceId).min(1).meta({ description: 'Sources of the text.' });

export const CompanionRule = z
  .strictObject({ label: PlainText.max(40), text: RichText, cite })
  .meta({ id: 'CompanionRule', description: 'A statement with its label and sources.' });

const Outing = z
  .strictObject({
    id: Slug.meta({
      description: 'Id of the outing. Never rename it: logs stored on devices refer to it.',
    }),
    title: PlainText.max(50),
    place: RichText.meta({ description: 'Where and when to drive.' }),
    look: z.array(RichText).min(2).max(4).meta({ description: 'What the companion should watch.' }),
    ready: RichText.meta({ description: 'When to go on to the next outing.' }),
  })
  .meta({ id: 'Outing', description: 'An outing of a learner and a companion.' });

export const Companion = z
  .strictObject({
    $schema: SchemaHint,
    rules: z.array(CompanionRule).min(1),
    before: z.array(RichText).min(1).meta({ description: 'What to check before the car moves.' }),
    outings: z.array(Outing).min(1),
    outingsCite: cite,
    exam: z.strictObject({
      known: z.array(CompanionRule).min(1),
      open: z.array(CompanionRule).min(1).meta({ description: 'Unconfirmed statements.' }),
    }),
    updated: IsoDate,
  })
  .meta({ id: 'Companion', description: 'The page for the person who accompanies a learner.' });
export type Companion = z.infer<typeof Companion>;
export type CompanionRule = z.infer<typeof CompanionRule>;
