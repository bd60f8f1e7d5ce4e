/** The course as one road round the island: its stops in the order of learning. */
import * as z from 'zod';
import { FactRef } from './confusion.ts';
import { IsoDate, PlainText, RichText, SchemaHint, Slug } from './primitives.ts';

/** Names of the drawings in data/dibujos/hitos and data/dibujos/lugares, in the order of the road. */
const LANDMARKS = [
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

/** The end of the road: the exam centre, which is not a stop. */
export const EXAM_PLACE = { landmark: 'cesco' } as const;

/** Landmarks that belong to no stop: those of the simulated exam, the exam and the harder questions. */
export const LANDMARKS_WITHOUT_STOP = ['peaje', EXAM_PLACE.landmark, 'ceiba'] as const;

export const Stop = z
  .strictObject({
    id: Slug.meta({ description: 'Last part of the stop’s address: /ruta/{id}/.' }),
    // The map prints the name on two lines.
    name: PlainText.max(24).meta({ description: 'What learners learn at the stop.' }),
    place: PlainText.max(30).meta({ description: 'Name of a place on the island.' }),
    landmark: z.enum(LANDMARKS).meta({ description: 'The drawing of the place.' }),
    topics: z.array(z.int().min(1)).min(1).meta({
      description:
        'Topic numbers of data/temas-examen.json. A question belongs to the stop that has the first number of its "asks".',
    }),
    sections: z
      .array(Slug.or(z.string().regex(/^[a-z0-9-]+#[a-z0-9-]+$/)))
      .min(1)
      .meta({ description: 'Sections of the manual that teach the topic, the main one first.' }),
    signs: z.array(Slug).max(4).optional().meta({ description: 'Signs of data/senales.' }),
    figures: z
      .array(FactRef.extend({ text: RichText.meta({ description: 'Text beside the number.' }) }))
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
    first: z.array(Slug).min(10).max(24).optional().meta({
      description:
        'Questions for a new learner’s first ten. The first two open them, the next two are always asked; the others are drawn at random. None is about fines.',
    }),
    updated: IsoDate,
  })
  .meta({ id: 'Road', description: 'The course as one road, stop by stop.' });
export type Road = z.infer<typeof Road>;

/** Requires unique ids and the order of `LANDMARKS`, because the map has one place for each landmark. */
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
