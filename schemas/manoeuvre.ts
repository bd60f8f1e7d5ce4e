/** Manoeuvres step by step: for each step a situation of data/escenas, what to do, and how its road users move. */
import * as z from 'zod';
import { IsoDate, PlainText, RichText, SchemaHint, Slug, SourceId } from './primitives.ts';

/** A part of a movement: seconds, feet, and the steering angle at its end in degrees. */
export const Leg = z
  .tuple([z.number().min(0.1).max(12), z.number().min(-200).max(200), z.number().min(-40).max(40)])
  .meta({
    description:
      'Seconds, feet (negative in reverse), and the angle of the front wheels at the end, in degrees to the right.',
  });
export type Leg = z.infer<typeof Leg>;

export const Move = z
  .strictObject({
    who: z.enum(['tú', 'A', 'B', 'C', 'D', 'peaton', 'gomas']).meta({
      description:
        'The road user that moves: a vehicle of the scene, its first person, or the wheels of a car on a hill.',
    }),
    starts: z
      .strictObject({
        x: z.number().min(-400).max(400).exactOptional(),
        y: z.number().min(-80).max(400).exactOptional(),
        angle: z.number().min(-180).max(360).exactOptional(),
      })
      .optional()
      .meta({
        description:
          'Position of the middle of the road user at the start of the scene. Default: as drawn.',
      }),
    legs: z.array(Leg).min(1),
    signal: z.enum(['izquierda', 'derecha']).optional(),
  })
  .meta({ id: 'Move', description: 'The movement of one road user during a step.' });
export type Move = z.infer<typeof Move>;

export const FilmSegment = z
  .strictObject({
    scene: Slug.optional().meta({
      description: 'The scene at the start. Default: the previous scene continues.',
    }),
    seconds: z.number().min(0.5).max(8).optional().meta({
      description: 'Duration of a picture in which nobody moves.',
    }),
    moves: z.array(Move).optional(),
  })
  .meta({ id: 'FilmSegment', description: 'A shot or a still picture in the film of a step.' });
export type FilmSegment = z.infer<typeof FilmSegment>;

const ManoeuvreStep = z
  .strictObject({
    scene: Slug.meta({ description: 'A scene of data/escenas.' }),
    text: RichText.meta({ description: 'Instruction, printed beside its picture.' }),
    film: z.array(FilmSegment).min(1).optional().meta({
      description: 'Shots and still pictures, in order. Either all steps have a film or none.',
    }),
  })
  .meta({ id: 'ManoeuvreStep', description: 'A step of a manoeuvre.' });

export const Manoeuvre = z
  .strictObject({
    id: Slug,
    title: PlainText.max(50),
    when: RichText.meta({ description: 'When or why to do the manoeuvre.' }),
    steps: z.array(ManoeuvreStep).min(2).max(6),
    cite: z.array(SourceId).min(1).meta({ description: 'Sources of the steps.' }),
  })
  .meta({ id: 'Manoeuvre', description: 'A manoeuvre step by step.' });
export type Manoeuvre = z.infer<typeof Manoeuvre>;

export const Manoeuvres = z
  .strictObject({ $schema: SchemaHint, items: z.array(Manoeuvre), updated: IsoDate })
  .meta({ id: 'Manoeuvres', description: 'The manoeuvres, in the order of the page.' });
export type Manoeuvres = z.infer<typeof Manoeuvres>;
