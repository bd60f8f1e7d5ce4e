/** The page for who sits beside a learner: who may, ten first outings, and what is known of the practical exam. */
import * as z from 'zod';
import { IsoDate, PlainText, RichText, SchemaHint, Slug, SourceId } from './primitives.ts';

const cite = z.array(SourceId).min(1).meta({ description: 'Sources of the statement.' });

export const CompanionRule = z
  .strictObject({ label: PlainText.max(40), text: RichText, cite })
  .meta({ id: 'CompanionRule', description: 'What the companion is, carries or does.' });

export const Outing = z
  .strictObject({
    id: Slug.meta({ description: 'Never renamed: the log on the devices names it.' }),
    title: PlainText.max(50),
    place: RichText.meta({ description: 'Where and when.' }),
    look: z.array(RichText).min(2).max(4).meta({ description: 'What the companion looks at.' }),
    ready: RichText.meta({ description: 'When the next outing comes.' }),
  })
  .meta({ id: 'Outing', description: 'An outing of a learner and a companion.' });

export const Companion = z
  .strictObject({
    $schema: SchemaHint,
    rules: z.array(CompanionRule).min(1),
    before: z.array(RichText).min(1).meta({ description: 'Before the car moves.' }),
    outings: z.array(Outing).min(1),
    outingsCite: cite,
    exam: z.strictObject({
      known: z.array(CompanionRule).min(1),
      open: z.array(CompanionRule).min(1).meta({ description: 'What nobody has confirmed.' }),
    }),
    updated: IsoDate,
  })
  .meta({ id: 'Companion', description: 'The page for who sits beside a learner.' });
export type Companion = z.infer<typeof Companion>;
export type CompanionRule = z.infer<typeof CompanionRule>;
