/** A municipality, its region and its place. The build computes the centre nearest to it. */
import * as z from 'zod';
import { Confidence, PlainText, Slug } from './primitives.ts';

export const Municipality = z
  .strictObject({
    name: PlainText,
    region: Slug,
    confidence: Confidence,
    latitude: z.number().min(17.8).max(18.6).meta({
      description:
        'Degrees north, about 18. A value of about −66 is the longitude: swap the two values.',
    }),
    longitude: z.number().min(-68).max(-65.2).meta({
      description:
        'Degrees east, about −66. A value of about 18 is the latitude: swap the two values.',
    }),
  })
  .meta({ id: 'Municipality', description: 'One of the 78 municipalities.' });
export type Municipality = z.infer<typeof Municipality>;
