/** A hazard as it is seen from the driver's seat: the road, who is on it, and who moves when. `templates/driver-view/` draws it. */
import * as z from 'zod';
import { IsoDate, PlainText, RichText, SchemaHint, Slug } from './primitives.ts';

export const ROADS = ['calle', 'urbanizacion', 'avenida', 'rural', 'autopista'] as const;
export const MOODS = ['dia', 'atardecer', 'lluvia'] as const;
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
export const ROADSIDE = ['parada', 'semaforo', 'agua', 'entrada'] as const;

const seconds = z.number().min(0).max(45);
const feet = z.number().min(-300).max(1000);
/** A value that never changes, or what it is at some seconds; between them it changes smoothly. */
const Track = z.union([feet, z.array(z.tuple([seconds, feet])).min(2)]).meta({
  description: 'A value in feet, or pairs of second and feet: [[0, 12], [5.5, 12], [8, -4]].',
});
const Span = z.tuple([seconds, seconds]).meta({ description: 'From one second to another.' });
const Signal = z.strictObject({ side: z.enum(['izquierda', 'derecha']), during: Span });

export const HazardUser = z
  .strictObject({
    who: Slug.meta({ description: 'What findings and "hazard" call it.' }),
    is: z.enum(ROAD_USERS),
    colour: z.enum(['rojo', 'azul', 'blanco', 'gris', 'amarillo', 'verde']).optional(),
    x: Track.meta({
      description: 'Sideways from the middle of your lane, to the right. As "z", in feet.',
    }),
    z: Track.meta({ description: 'Ahead of where you are at second 0. Of a vehicle: its rear.' }),
    y: Track.optional().meta({ description: 'Above the road: of a ball that bounces.' }),
    faces: z.enum(['adelante', 'hacia-ti', 'izquierda', 'derecha']).optional().meta({
      description: 'Usually adelante: you see its back.',
    }),
    brakes: z.array(Span).optional(),
    reverses: z.array(Span).optional().meta({ description: 'Its white lights are on.' }),
    signal: Signal.optional(),
    door: z
      .array(z.tuple([seconds, z.number().min(0).max(80)]))
      .optional()
      .meta({
        description: "Degrees by which the driver's door is open.",
      }),
  })
  .meta({ id: 'HazardUser', description: 'Somebody on the road, or a ball, and its time line.' });
export type HazardUser = z.infer<typeof HazardUser>;

export const Hazard = z
  .strictObject({
    $schema: SchemaHint,
    order: z.int().min(1),
    title: PlainText.max(60).meta({ description: 'Where it is. It does not name the hazard.' }),
    description: RichText.meta({
      description: 'What one sees at the beginning, for people who cannot; not the hazard.',
    }),
    see: RichText.meta({ description: 'What there was to see, and what announced it.' }),
    act: RichText.meta({ description: 'What a driver does then.' }),
    asks: z.array(z.int().min(1)).min(1).optional().meta({
      description:
        'Numbers of the topics of data/temas-examen.json whose rule it shows, the main one first.',
    }),
    road: z.enum(ROADS),
    mood: z.enum(MOODS).optional().meta({ description: 'Usually dia.' }),
    seconds: z.number().min(6).max(45),
    you: z.strictObject({
      z: z.array(z.tuple([seconds, feet])).min(2),
      signal: Signal.optional(),
    }),
    mirror: z.boolean().optional().meta({
      description: 'Who comes from behind is seen in the mirror.',
    }),
    crest: feet.optional().meta({ description: 'Where the road begins to fall, beyond a hill.' }),
    crossing: z.tuple([feet, feet]).optional().meta({
      description: 'A street that crosses: where it begins and ends.',
    }),
    parked: z
      .strictObject({ left: z.array(feet).optional(), right: z.array(feet).optional() })
      .optional()
      .meta({ description: 'Rears of parked cars.' }),
    things: z
      .array(
        z.strictObject({
          is: z.enum(ROADSIDE),
          x: feet.optional(),
          z: feet,
          light: z.enum(['verde', 'roja']).optional(),
        }),
      )
      .optional(),
    users: z.array(HazardUser).min(1).max(12),
    hazard: Slug.meta({ description: 'Who of the users becomes the hazard.' }),
    window: Span.meta({
      description: 'From the first sign of the hazard to when it is too late for points.',
    }),
    frames: z
      .array(z.strictObject({ at: seconds, text: RichText }))
      .length(4)
      .meta({ description: 'Four still frames, each with what is seen in it.' }),
    updated: IsoDate,
  })
  .meta({ id: 'Hazard', description: "A hazard from the driver's seat." });
export type Hazard = z.infer<typeof Hazard>;
