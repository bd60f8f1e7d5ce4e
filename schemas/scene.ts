/** A situation on the road as data: the ground, who is on it, what they want to do. `templates/diagrams/` draws it. */
import * as z from 'zod';
import { PlainText, RichText, Slug } from './primitives.ts';
import { OBJECTS } from './scene-objects.ts';

export const ARMS = ['norte', 'este', 'sur', 'oeste'] as const;
export const LIGHTS = [
  'verde',
  'amarilla',
  'roja',
  'flecha-verde',
  'flecha-amarilla',
  'flecha-roja',
  'amarilla-intermitente',
  'roja-intermitente',
  'apagado',
] as const;
export const CONTROLS = ['pare', 'ceda', ...LIGHTS] as const;
export const VEHICLES = [
  'carro',
  'camion',
  'guagua-escolar',
  'ambulancia',
  'patrulla',
  'motora',
  'bicicleta',
  'tren',
  'carroza',
] as const;
export const PEOPLE = ['peaton', 'baston', 'nino', 'agente', 'obrero'] as const;
export const THINGS = [
  'boca-incendio',
  'cono',
  'barrera',
  'garaje',
  'charco',
  'inundacion',
  'edificio',
  'casa',
  'palma',
  'bola',
  'cruz-tren',
] as const;
export const FIGURES = ['semaforo', 'agente', 'brazo', 'letrero', 'cuesta', ...OBJECTS] as const;
export const LINES = [
  'ninguna',
  'blanca-discontinua',
  'blanca-punteada',
  'blanca-continua',
  'amarilla-discontinua',
  'amarilla-continua',
  'amarilla-doble',
  'amarilla-mixta-norte',
  'amarilla-mixta-sur',
] as const;
export const STRIPS = [
  'carril',
  'central',
  'paseo',
  'estacionamiento',
  'bicicletas',
  'encintado',
  'acera',
  'mediana',
  'hierba',
] as const;
export const CORNERS = ['noroeste', 'noreste', 'sureste', 'suroeste'] as const;
export const POSES = ['alto', 'siga', 'de-lado', 'izquierda', 'derecha', 'parar'] as const;

const Arm = z.enum(ARMS);
const index = z.int().min(0).max(9);
const x = z
  .number()
  .min(0)
  .max(320)
  .meta({ description: 'From the left edge, which is 0, to 320.' });

export const SceneArm = z
  .strictObject({
    in: z.int().min(0).max(3).optional().meta({ description: 'Lanes towards the crossing.' }),
    out: z.int().min(0).max(3).optional().meta({ description: 'Lanes away from it.' }),
    driveway: z.boolean().optional().meta({ description: 'The way out of a house.' }),
    control: z.enum(CONTROLS).optional().meta({
      description: 'Sign or light of who comes in. A light hangs on the far side of the crossing.',
    }),
    crosswalk: z.boolean().optional(),
    walk: z.enum(['cruce', 'no-cruce']).optional().meta({
      description: 'The signal of who crosses this arm on foot.',
    }),
  })
  .meta({ id: 'SceneArm', description: 'An arm of a crossing.' });

export const SceneStrip = z
  .strictObject({
    is: z.enum(STRIPS),
    to: z.enum(['este', 'oeste']).optional().meta({ description: 'Way of its traffic.' }),
    line: z.enum(LINES).optional().meta({ description: 'Below it, if not the usual one.' }),
    height: z.number().min(6).max(80).optional(),
    ends: x.optional().meta({ description: 'Of a lane: from here on it narrows to nothing.' }),
    starts: x.optional().meta({ description: 'Of a lane: from here on it widens from nothing.' }),
    ramp: x.optional().meta({ description: 'Of a lane: it begins here, with a ramp from below.' }),
    exit: x.optional().meta({ description: 'Of a lane: from here on it is a ramp, downwards.' }),
  })
  .meta({ id: 'SceneStrip', description: 'A lane, a sidewalk or the like of a road.' });

/** A place: in an arm of a crossing, on the ring of a roundabout, or on a strip of a road. */
const place = {
  arm: Arm.optional(),
  way: z.enum(['entra', 'sale']).optional().meta({ description: 'Usually entra.' }),
  lane: index.optional().meta({
    description: 'Of an arm: 0 is beside the middle. Of a road: strip from the top, from 0.',
  }),
  from: z.number().min(-120).max(150).optional().meta({
    description: 'Of an arm: distance to the stop line, or beyond it if negative.',
  }),
  ring: z.number().min(0).max(360).optional().meta({
    description: 'On the ring: degrees counter-clockwise from the east.',
  }),
  x: x.optional(),
  shift: z.number().min(-60).max(60).optional().meta({
    description: 'Sideways from the middle of the lane, to the right of who drives in it.',
  }),
};

/** Only vehicles drive out of a crossing or on a ring. */
const { way: _, ring: __, ...placeOnFoot } = place;

export const SceneVehicle = z
  .strictObject({
    name: z.enum(['tú', 'A', 'B', 'C', 'D', 'E']).optional(),
    kind: z.enum(VEHICLES).optional(),
    ...place,
    turned: z.number().min(-180).max(180).optional().meta({
      description: 'Degrees clockwise from the way of its lane, of a vehicle that manoeuvres.',
    }),
    to: Arm.optional().meta({ description: 'Arm that it means to leave by.' }),
    toLane: index.optional().meta({ description: 'Lane that it means to reach.' }),
    toX: x.optional().meta({ description: 'Of a road: where its arrow ends.' }),
    toAngle: z.number().min(0).max(360).optional().meta({
      description:
        'Of a road: way of the end of its arrow, in degrees clockwise from the north, of a vehicle that turns across.',
    }),
    signal: z.enum(['izquierda', 'derecha', 'emergencia']).optional(),
    flashing: z.boolean().optional().meta({ description: 'Emergency or school lights are on.' }),
    wheels: z.enum(['izquierda', 'derecha', 'rectas']).optional(),
    beams: z.enum(['bajas', 'altas']).optional(),
    blindSpots: z.boolean().optional(),
    door: z.boolean().optional().meta({ description: "The driver's door is open." }),
    outline: z.boolean().optional().meta({
      description: 'Only its outline: a place that is free, or where it was before.',
    }),
    pace: RichText.optional().meta({
      description: 'How it moves, in a tag beside it: «20 mph», «lento», «parado».',
    }),
    tag: z.enum(['norte', 'este', 'sur', 'oeste']).optional().meta({
      description: 'Side of the tag, and of the name of a vehicle too small to carry it.',
    }),
  })
  .meta({ id: 'SceneVehicle', description: 'A vehicle.' });
export type SceneVehicle = z.infer<typeof SceneVehicle>;

export const ScenePerson = z
  .strictObject({
    kind: z.enum(PEOPLE),
    ...placeOnFoot,
    across: z.number().min(-0.3).max(1.3).optional().meta({
      description: 'In an arm: 0 is its left kerb, 1 its right one.',
    }),
    heading: Arm.optional().meta({ description: 'Where it walks to. Absent: it does not move.' }),
    facing: Arm.optional().meta({ description: 'Where it looks, if it does not walk there.' }),
  })
  .meta({ id: 'ScenePerson', description: 'A person on foot.' });

export const SceneThing = z
  .strictObject({ kind: z.enum(THINGS), lane: index, x, shift: place.shift })
  .meta({ id: 'SceneThing', description: 'A thing beside or on a road.' });

const Point = z.strictObject({ lane: index, x, shift: place.shift });

export const SceneDistance = z
  .strictObject({
    label: RichText.meta({ description: 'The figure, as a fact: {{estacionamiento.hidrante}}.' }),
    from: Point,
    to: Point,
    lens: Point.optional().meta({
      description: 'Middle of a lens that shows the place four times as large: for a foot or two.',
    }),
  })
  .meta({
    id: 'SceneDistance',
    description: 'A dimension line. Feet are drawn to scale: a car is 46 long, which is 16 feet.',
  });

export const SceneCrossPiece = z
  .strictObject({
    is: z.enum(['cruce-peatones', 'linea-pare', 'via-tren', 'calle', 'entrada', 'reductor']),
    x,
  })
  .meta({ id: 'SceneCrossPiece', description: 'What crosses a road from top to bottom.' });

export const SceneFigure = z
  .strictObject({
    is: z.enum(FIGURES),
    light: z.enum(LIGHTS).optional(),
    pose: z.enum(POSES).optional(),
    sign: Slug.optional().meta({ description: 'A sign of data/senales.' }),
    slope: z.enum(['sube', 'baja']).optional().meta({ description: 'Of a hill, to the right.' }),
    kerb: z.boolean().optional().meta({ description: 'Of a hill: there is a kerb.' }),
    wheels: z.enum(['izquierda', 'derecha']).optional().meta({ description: 'Of a hill.' }),
    label: RichText.optional().meta({ description: 'Words below it.' }),
  })
  .meta({ id: 'SceneFigure', description: 'Something that is not seen from above.' });
export type SceneFigure = z.infer<typeof SceneFigure>;

export const Scene = z
  .strictObject({
    title: PlainText.max(60),
    description: RichText.meta({
      description:
        'What is drawn, for people who cannot see it: enough to answer a question, without its answer.',
    }),
    caption: RichText.optional().meta({
      description: 'What to do, below the picture in a chapter. Not shown with a question.',
    }),
    night: z.boolean().optional(),
    rain: z.boolean().optional(),
    crossing: z
      .strictObject({
        arms: z.partialRecord(Arm, SceneArm),
        roundabout: z.boolean().optional(),
        box: z.boolean().optional().meta({ description: 'Painted: do not block.' }),
        corners: z
          .partialRecord(z.enum(CORNERS), z.enum(['casa', 'palma']))
          .optional()
          .meta({ description: 'What stands beside the streets.' }),
      })
      .optional(),
    road: z
      .strictObject({
        strips: z.array(SceneStrip).min(1).max(10).meta({ description: 'From top to bottom.' }),
        across: z.array(SceneCrossPiece).optional(),
      })
      .optional(),
    figures: z.array(SceneFigure).min(1).max(6).optional(),
    vehicles: z.array(SceneVehicle).optional(),
    people: z.array(ScenePerson).optional(),
    things: z.array(SceneThing).optional(),
    signs: z
      .array(
        z.strictObject({
          sign: Slug,
          lane: index,
          x,
          shift: place.shift,
          figure: RichText.optional().meta({
            description: 'The figure on it, if not that of the record: {{velocidad.urbana}}.',
          }),
          size: z.number().min(20).max(80).optional().meta({ description: 'Usually 40.' }),
        }),
      )
      .optional(),
    zones: z
      .array(
        z.strictObject({
          is: z.enum(['prohibido', 'libre', 'hueco']),
          lane: index,
          from: x,
          to: x,
        }),
      )
      .optional()
      .meta({ description: 'Coloured stretches of a strip.' }),
    distances: z.array(SceneDistance).optional(),
  })
  .refine(
    ({ crossing, road, figures }) =>
      [crossing, road, figures].filter((part) => part !== undefined).length === 1,
    { error: 'must have exactly one of "crossing", "road" and "figures"' },
  )
  .meta({ id: 'Scene', description: 'A situation on the road, and its picture. North is up.' });
export type Scene = z.infer<typeof Scene>;
