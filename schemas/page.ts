/** A page that is one text: the legal pages and the accessibility page. */
import * as z from 'zod';
import { IsoDate, PlainText } from './primitives.ts';

export const TextPage = z
  .strictObject({
    title: PlainText,
    description: PlainText,
    note: PlainText.optional().meta({
      description: 'Subtitle, such as "Enero 2025".',
    }),
    updated: IsoDate,
  })
  .meta({ id: 'TextPage', description: 'A page of text.' });
export type TextPage = z.infer<typeof TextPage>;
