/** Manoeuvres step by step, each step a situation of data/escenas, what to do in it, and how its road users move. */
import * as z from 'zod';
import { IsoDate, PlainText, RichText, SchemaHint, Slug, SourceId } from './primitives.ts';

/** Seconds, feet and the steering at the end of it. */
export const Leg = z
  .tuple([z.number().min(0.1).max(12), z.number().min(-200).max(200), z.number().min(-40).max(40)])
  .meta({
    description:
      'Seconds, feet (negative: in reverse), and degrees to the right by which the front wheels are turned at its end.',
  });
export type Leg = z.infer<typeof Leg>;

export const Move = z
  .strictObject({
    who: z.enum(['tú', 'A', 'B', 'C', 'D', 'peaton', 'gomas']).meta({
      description: 'A vehicle of the situation, its first person, or the wheels that a hill shows.',
    }),
    starts: z
      .strictObject({
        x: z.number().min(-400).max(400).optional(),
        y: z.number().min(-80).max(400).optional(),
        angle: z.number().min(-180).max(360).optional(),
      })
      .optional()
      .meta({
        description: 'Where its middle is when the situation begins, if not as it is drawn.',
      }),
    legs: z.array(Leg).min(1),
    signal: z.enum(['izquierda', 'derecha']).optional(),
  })
  .meta({ id: 'Move', description: 'How somebody moves during a step.' });
export type Move = z.infer<typeof Move>;

export const Film = z
  .strictObject({
    scene: Slug.optional().meta({
      description: 'The situation in which it begins. Absent: that of the step before goes on.',
    }),
    seconds: z.number().min(0.5).max(8).optional().meta({
      description: 'How long a picture stands in which nobody moves.',
    }),
    moves: z.array(Move).optional(),
  })
  .meta({ id: 'Film', description: 'What the player shows during a step.' });
export type Film = z.infer<typeof Film>;

export const ManoeuvreStep = z
  .strictObject({
    scene: Slug.meta({ description: 'A situation of data/escenas.' }),
    text: RichText.meta({ description: 'What to do, beside its picture.' }),
    film: z.array(Film).min(1).optional().meta({
      description: 'One shot, or a picture and then a shot. All steps have it, or none.',
    }),
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
export type Manoeuvre = z.infer<typeof Manoeuvre>;

export const Manoeuvres = z
  .strictObject({ $schema: SchemaHint, items: z.array(Manoeuvre), updated: IsoDate })
  .meta({ id: 'Manoeuvres', description: 'The page of the manoeuvres, in its order.' });
export type Manoeuvres = z.infer<typeof Manoeuvres>;
