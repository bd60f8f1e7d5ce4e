/** A hazard seen from the driver's seat: the road, its users, and when they move. `templates/driver-view/` draws it. */
import * as z from 'zod';
import { IsoDate, PlainText, RichText, SchemaHint, Slug } from './primitives.ts';

export const HAZARD_ROADS = ['calle', 'urbanizacion', 'avenida', 'rural', 'autopista'] as const;
export const HAZARD_CONDITIONS = ['dia', 'atardecer', 'lluvia'] as const;
export const ROAD_USERS = [
  'carro',
  'guagua',
  'bicicleta',
  'motora',
  'caballo',
  'peaton',
  'nino',
  'bola',
] as const;
/** Things beside the road or across it. */
export const ROADSIDE_THINGS = ['parada', 'semaforo', 'agua', 'entrada'] as const;

const seconds = z.number().min(0).max(45);
const feet = z.number().min(-300).max(1000);
/** A constant value, or values at given seconds, with a smooth change between them. */
const Track = z.union([feet, z.array(z.tuple([seconds, feet])).min(2)]).meta({
  description: 'A value in feet, or pairs of second and feet: [[0, 12], [5.5, 12], [8, -4]].',
});
const Span = z
  .tuple([seconds, seconds])
  .meta({ description: 'Start and end of an interval, in seconds.' });
const Signal = z.strictObject({ side: z.enum(['izquierda', 'derecha']), during: Span });

export const HazardRoadUser = z
  .strictObject({
    who: Slug.meta({ description: 'Name of the road user, used in "hazard" and in findings.' }),
    is: z.enum(ROAD_USERS),
    colour: z.enum(['rojo', 'azul', 'blanco', 'gris', 'amarillo', 'verde']).optional(),
    x: Track.meta({
      description: 'Distance to the right of the middle of your lane, in feet.',
    }),
    z: Track.meta({
      description:
        'Distance ahead of your position at second 0, in feet. For a car or bus, that of its rear.',
    }),
    y: Track.optional().meta({
      description: 'Height above the road in feet, for a ball that bounces.',
    }),
    faces: z.enum(['adelante', 'hacia-ti', 'izquierda', 'derecha']).optional().meta({
      description: 'Direction that the road user faces. Default: adelante, which shows its back.',
    }),
    brakes: z.array(Span).optional(),
    reverses: z.array(Span).optional().meta({ description: 'When the reversing lights are on.' }),
    signal: Signal.optional(),
    door: z
      .array(z.tuple([seconds, z.number().min(0).max(80)]))
      .optional()
      .meta({
        description: "When the driver's door opens, and its angle in degrees.",
      }),
  })
  .meta({ id: 'HazardUser', description: 'A road user or a ball, with its timeline.' });
export type HazardRoadUser = z.infer<typeof HazardRoadUser>;

export const Hazard = z
  .strictObject({
    $schema: SchemaHint,
    order: z.int().min(1),
    title: PlainText.max(60).meta({ description: 'The place. Must not name the hazard.' }),
    description: RichText.meta({
      description: 'The scene at the beginning, for screen readers. Must not name the hazard.',
    }),
    see: RichText.meta({ description: 'The hazard, and the sign that announced it.' }),
    act: RichText.meta({ description: 'The right reaction of the driver.' }),
    asks: z.array(z.int().min(1)).min(1).optional().meta({
      description:
        'Numbers of the topics in data/temas-examen.json whose rule the hazard shows, the main one first.',
    }),
    road: z.enum(HAZARD_ROADS),
    mood: z
      .enum(HAZARD_CONDITIONS)
      .optional()
      .meta({ description: 'Light and weather. Default: dia.' }),
    seconds: z.number().min(6).max(45),
    you: z.strictObject({
      z: z.array(z.tuple([seconds, feet])).min(2),
      signal: Signal.optional(),
    }),
    mirror: z.boolean().optional().meta({
      description: 'The mirror shows cars and motorcycles behind you.',
    }),
    crest: feet
      .optional()
      .meta({ description: 'Distance ahead at which the road goes down behind a hill, in feet.' }),
    crossing: z.tuple([feet, feet]).optional().meta({
      description: 'Distances ahead at which a crossing street begins and ends, in feet.',
    }),
    parked: z
      .strictObject({ left: z.array(feet).optional(), right: z.array(feet).optional() })
      .optional()
      .meta({
        description:
          'Distance from your start to the rear of each parked car, in feet, on each side.',
      }),
    things: z
      .array(
        z.strictObject({
          is: z.enum(ROADSIDE_THINGS),
          x: feet.optional(),
          z: feet,
          light: z.enum(['verde', 'roja']).optional(),
        }),
      )
      .optional(),
    users: z.array(HazardRoadUser).min(1).max(12),
    hazard: Slug.meta({ description: 'The road user that becomes the hazard.' }),
    window: Span.meta({
      description:
        'Seconds in which a press scores: from the first sign of the hazard until it is too late.',
    }),
    frames: z
      .array(z.strictObject({ at: seconds, text: RichText }))
      .length(4)
      .meta({ description: 'Four still frames, each with a description.' }),
    updated: IsoDate,
  })
  .meta({ id: 'Hazard', description: "A hazard from the driver's seat." });
export type Hazard = z.infer<typeof Hazard>;
