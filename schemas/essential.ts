/** Lo esencial: the questions that families ask first, each with a short answer. */
import * as z from 'zod';
import { IsoDate, PlainText, RichText, SchemaHint, Slug, SourceId } from './primitives.ts';

export const EssentialItem = z
  .strictObject({
    id: Slug,
    question: PlainText.max(40),
    answer: RichText.meta({ description: 'One or two short sentences.' }),
    short: z
      .strictObject({ label: PlainText.max(25), answer: RichText })
      .optional()
      .meta({ description: 'The answer in a few words, for the home page and the centres.' }),
    english: z
      .strictObject({ question: PlainText.max(40), answer: RichText })
      .optional()
      .meta({ description: 'The answer in English, for /en/.' }),
    cite: z.array(SourceId).min(1).meta({ description: 'Sources of the answer.' }),
  })
  .meta({
    id: 'EssentialItem',
    description: 'A question that every family asks, with its answer.',
  });
export type EssentialItem = z.infer<typeof EssentialItem>;

export const Essentials = z
  .strictObject({
    $schema: SchemaHint,
    title: PlainText,
    intro: RichText.meta({
      description: 'Introduction, which spells out the abbreviations of the answers.',
    }),
    items: z.array(EssentialItem).min(1),
    updated: IsoDate,
  })
  .meta({ id: 'Essentials', description: 'The questions that every family asks.' });
export type Essentials = z.infer<typeof Essentials>;
