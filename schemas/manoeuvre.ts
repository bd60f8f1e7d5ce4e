/** Manoeuvres step by step, each step a situation of data/escenas and what to do in it. */
import * as z from 'zod';
import { IsoDate, PlainText, RichText, SchemaHint, Slug, SourceId } from './primitives.ts';

export const ManoeuvreStep = z
  .strictObject({
    scene: Slug.meta({ description: 'A situation of data/escenas.' }),
    text: RichText.meta({ description: 'What to do, beside its picture.' }),
  })
  .meta({ id: 'ManoeuvreStep', description: 'A step of a manoeuvre.' });

export const Manoeuvre = z
  .strictObject({
    id: Slug,
    title: PlainText.max(50),
    when: RichText.meta({ description: 'When or why it is done.' }),
    steps: z.array(ManoeuvreStep).min(2).max(6),
    cite: z.array(SourceId).min(1).meta({ description: 'Sources of the steps.' }),
  })
  .meta({ id: 'Manoeuvre', description: 'A manoeuvre step by step.' });

export const Manoeuvres = z
  .strictObject({ $schema: SchemaHint, items: z.array(Manoeuvre), updated: IsoDate })
  .meta({ id: 'Manoeuvres', description: 'The page of the manoeuvres, in its order.' });
export type Manoeuvres = z.infer<typeof Manoeuvres>;
