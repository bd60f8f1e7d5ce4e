/** The course as one road round the island: its stops in the order in which one learns. */
import * as z from 'zod';
import { FactRef } from './confusion.ts';
import { IsoDate, PlainText, RichText, SchemaHint, Slug } from './primitives.ts';

/** Drawings of `templates/road/landmarks.tsx`, in the order of the road. */
export const LANDMARKS = [
  'morro',
  'chiquita',
  'mogotes',
  'guajataca',
  'rincon',
  'mango',
  'faro',
  'parguera',
  'yauco',
  'bombas',
  'toro',
  'guavate',
  'colmado',
  'hamaca',
  'camion',
  'lancha',
  'yunque',
  'loiza',
  'gomera',
  'puente',
] as const;

export const Stop = z
  .strictObject({
    id: Slug.meta({ description: 'The last part of its address: /ruta/{id}/.' }),
    // On the map it has two lines.
    name: PlainText.max(24).meta({ description: 'What one learns there.' }),
    place: PlainText.max(30).meta({ description: 'Where it is on the island.' }),
    landmark: z.enum(LANDMARKS).meta({ description: 'The drawing of the place.' }),
    topics: z.array(z.int().min(1)).min(1).meta({
      description:
        'Numbers of data/temas-examen.json. A question belongs to the stop of the first number of its "asks".',
    }),
    sections: z
      .array(Slug.or(z.string().regex(/^[a-z0-9-]+#[a-z0-9-]+$/)))
      .min(1)
      .meta({ description: 'Sections of the manual that teach it, the main one first.' }),
    signs: z.array(Slug).max(4).optional().meta({ description: 'Signs of data/senales.' }),
    figures: z
      .array(FactRef.extend({ text: RichText.meta({ description: 'What the figure is.' }) }))
      .max(3)
      .optional(),
    hazards: z.array(Slug).min(1).optional().meta({ description: 'Clips of data/peligros.' }),
    manoeuvres: z.array(Slug).min(1).optional().meta({
      description: 'Manoeuvres of data/maniobras.json.',
    }),
  })
  .meta({ id: 'Stop', description: 'A stop of the road.' });
export type Stop = z.infer<typeof Stop>;

export const Road = z
  .strictObject({
    $schema: SchemaHint,
    stops: z.array(Stop).min(1).max(LANDMARKS.length).superRefine(standInOrder),
    updated: IsoDate,
  })
  .meta({ id: 'Road', description: 'The course as one road, stop by stop.' });
export type Road = z.infer<typeof Road>;

/** The map has one place for each landmark, in this order; and an address belongs to one stop. */
function standInOrder(
  stops: readonly Pick<Stop, 'id' | 'landmark'>[],
  context: z.RefinementCtx,
): void {
  for (const [at, { id, landmark }] of stops.entries()) {
    const first = stops.findIndex((stop) => stop.id === id);
    if (first !== at)
      context.addIssue({
        code: 'custom',
        path: [at, 'id'],
        message: `must be another: "${id}" is also stop ${first + 1}`,
      });
    if (landmark !== LANDMARKS[at])
      context.addIssue({
        code: 'custom',
        path: [at, 'landmark'],
        message: `must be "${LANDMARKS[at]}": the map has a place for each landmark, in their order`,
      });
  }
}
