/** A municipality, its region and the centre nearest to it. */
import * as z from 'zod';
import { Confidence, PlainText, Slug } from './primitives.ts';

export const Municipality = z
  .strictObject({
    name: PlainText,
    region: Slug,
    confidence: Confidence,
    latitude: z.number().min(17.8).max(18.6),
    longitude: z.number().min(-68).max(-65.2),
    nearestCentre: Slug,
    distanceKm: z.number().min(0).meta({ description: 'Straight line between reference points.' }),
  })
  .meta({ id: 'Municipality', description: 'One of the 78 municipalities.' });
export type Municipality = z.infer<typeof Municipality>;
