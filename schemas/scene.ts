/** A situation on the road as data: the ground, the road users and their intentions. `templates/diagrams/` draws it. */
import * as z from 'zod';
import { PlainText, RichText, Slug } from './primitives.ts';
import { FIGURE_OBJECTS, PERSON_KINDS, SCENE_THINGS, VEHICLE_KINDS } from './scene-objects.ts';

export const CROSSING_ARMS = ['norte', 'este', 'sur', 'oeste'] as const;
export const LIGHT_STATES = [
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
export const TRAFFIC_CONTROLS = ['pare', 'ceda', ...LIGHT_STATES] as const;
const FIGURES = ['semaforo', 'letrero', 'cuesta', ...FIGURE_OBJECTS] as const;
export const ROAD_LINES = [
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
export const STRIP_KINDS = [
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
const CORNERS = ['noroeste', 'noreste', 'sureste', 'suroeste'] as const;

const Arm = z.enum(CROSSING_ARMS);
const index = z.int().min(0).max(13);
const x = z.number().min(0).max(320).meta({ description: 'Distance from the left edge.' });
const position = (description: string) => x.optional().meta({ description });

const scale = z
  .number()
  .min(0.5)
  .max(1)
  .optional()
  .meta({ description: 'Size in the picture, as a share of the usual one.' });

const SceneArm = z
  .strictObject({
    in: z.int().min(0).max(3).optional().meta({ description: 'Number of lanes that enter.' }),
    out: z.int().min(0).max(3).optional().meta({ description: 'Number of lanes that leave.' }),
    driveway: z.boolean().optional().meta({ description: 'The arm is a driveway of a house.' }),
    control: z.enum(TRAFFIC_CONTROLS).optional().meta({
      description: 'Sign or light for traffic that enters the crossing.',
    }),
    crosswalk: z.boolean().optional(),
    walk: z.enum(['cruce', 'no-cruce']).optional().meta({ description: 'Pedestrian signal.' }),
  })
  .meta({ id: 'SceneArm', description: 'An arm of a crossing.' });

const SceneStrip = z
  .strictObject({
    is: z.enum(STRIP_KINDS),
    to: z.enum(['este', 'oeste']).optional().meta({ description: 'Direction of the traffic.' }),
    line: z.enum(ROAD_LINES).optional().meta({ description: 'Line below the strip.' }),
    height: z.number().min(6).max(80).optional(),
    ends: position('Position where the lane begins to narrow before it ends.'),
    starts: position('Position where the lane begins, and widens to its full width.'),
    ramp: position('Position where the lane begins, with a ramp from below.'),
    exit: position('Position from which the lane is a ramp downwards.'),
  })
  .meta({ id: 'SceneStrip', description: 'A lane, a sidewalk or another strip of a road.' });

/** A place: in an arm of a crossing, on the ring of a roundabout, or on a strip of a road. */
const place = {
  arm: Arm.optional(),
  way: z.enum(['entra', 'sale']).optional().meta({
    description: 'Direction of the traffic: entra (enters, the default) or sale (leaves).',
  }),
  lane: index.optional().meta({
    description:
      'Number of the lane. In an arm, 0 is next to the middle; on a road, 0 is the top strip.',
  }),
  from: z.number().min(-120).max(150).optional().meta({
    description: 'Distance to the stop line of an arm.',
  }),
  ring: z.number().min(0).max(360).optional().meta({
    description: 'Position in a roundabout, in degrees counter-clockwise from the east.',
  }),
  x: x.optional(),
  shift: z.number().min(-60).max(60).optional().meta({
    description: 'Distance to the right of the middle of the lane, as its driver sees it.',
  }),
};

/** The place of a person, without `way` and `ring`: only vehicles drive out of a crossing or on a ring. */
const { way: _, ring: __, ...placeOnFoot } = place;

export const SceneVehicle = z
  .strictObject({
    name: z.enum(['tú', 'A', 'B', 'C', 'D', 'E']).optional(),
    kind: z.enum(VEHICLE_KINDS).optional(),
    ...place,
    turned: z.number().min(-180).max(180).optional().meta({
      description: 'Angle of a vehicle that manoeuvres, in degrees clockwise from its lane.',
    }),
    to: Arm.optional().meta({ description: 'Arm by which the vehicle will leave.' }),
    toLane: index.optional().meta({ description: 'Lane that the vehicle will move to.' }),
    toX: position(
      'Position where the arrow of the vehicle ends: on a road, in a turn, or straight across a crossing to the east or west.',
    ),
    toY: z.number().min(0).max(300).optional().meta({
      description:
        'Distance from the top edge where the arrow ends, straight across a crossing to the north or south.',
    }),
    toAngle: z.number().min(0).max(360).optional().meta({
      description: 'Direction of the arrow in a turn across a road, in degrees from the north.',
    }),
    signal: z.enum(['izquierda', 'derecha', 'emergencia']).optional(),
    flashing: z.boolean().optional().meta({ description: 'Emergency or school lights are on.' }),
    wheels: z.enum(['izquierda', 'derecha', 'rectas']).optional(),
    beams: z.enum(['bajas', 'altas']).optional(),
    blindSpots: z.boolean().optional(),
    door: z.boolean().optional().meta({ description: "The driver's door is open." }),
    outline: z.boolean().optional().meta({
      description: 'Draws only an outline, which stands for a free space.',
    }),
    pace: RichText.optional().meta({
      description: 'Speed, in a tag beside the vehicle: «20 mph», «lento», «parado».',
    }),
    tag: z.enum(['norte', 'este', 'sur', 'oeste']).optional().meta({
      description: 'Side of the vehicle on which its tag and name are drawn.',
    }),
  })
  .meta({ id: 'SceneVehicle', description: 'A vehicle.' });
export type SceneVehicle = z.infer<typeof SceneVehicle>;

const ScenePerson = z
  .strictObject({
    kind: z.enum(PERSON_KINDS),
    ...placeOnFoot,
    across: z.number().min(-0.3).max(1.3).optional().meta({
      description: 'Position across an arm, from the left kerb (0) to the right kerb (1).',
    }),
    heading: Arm.optional().meta({
      description: 'Walking direction. Default: the person stands.',
    }),
    facing: Arm.optional().meta({
      description: 'Direction that the person faces.',
    }),
    scale,
  })
  .meta({ id: 'ScenePerson', description: 'A pedestrian.' });

const SceneThing = z
  .strictObject({ kind: z.enum(SCENE_THINGS), lane: index, x, shift: place.shift, scale })
  .meta({ id: 'SceneThing', description: 'An object beside or on a road.' });

const Point = z.strictObject({ lane: index, x, shift: place.shift });

const SceneDistance = z
  .strictObject({
    label: RichText.meta({ description: 'The figure, as a fact: {{estacionamiento.hidrante}}.' }),
    from: Point,
    to: Point,
    lens: Point.optional().meta({
      description: 'Centre of a lens (8 ×), for distances of a foot or two.',
    }),
  })
  .meta({
    id: 'SceneDistance',
    description: 'A dimension line. Feet are drawn to scale: a car of 16 feet is 46 units long.',
  });

const SceneCrossPiece = z
  .strictObject({
    is: z.enum(['cruce-peatones', 'linea-pare', 'via-tren', 'calle', 'entrada', 'reductor']),
    x,
  })
  .meta({
    id: 'SceneCrossPiece',
    description: 'Something that crosses a road: a crosswalk, a railway …',
  });

export const SceneFigure = z
  .strictObject({
    is: z.enum(FIGURES),
    light: z.enum(LIGHT_STATES).optional(),
    sign: Slug.optional().meta({ description: 'A sign of data/senales.' }),
    slope: z.enum(['sube', 'baja']).optional().meta({ description: 'Slope to the right.' }),
    kerb: z.boolean().optional().meta({ description: 'Draws a kerb.' }),
    wheels: z.enum(['izquierda', 'derecha']).optional().meta({ description: 'Wheel direction.' }),
    label: RichText.optional().meta({ description: 'Label below the drawing.' }),
  })
  .meta({
    id: 'SceneFigure',
    description: 'A light, a sign, an object or a hill, drawn from the side.',
  });
export type SceneFigure = z.infer<typeof SceneFigure>;

export const Scene = z
  .strictObject({
    title: PlainText.max(60),
    description: RichText.meta({
      description:
        'Description for screen readers. It must be enough to answer a question without giving the answer.',
    }),
    caption: RichText.optional().meta({
      description: 'The rule, printed below the picture in a chapter. Not shown with a question.',
    }),
    night: z.boolean().optional(),
    rain: z.boolean().optional(),
    crossing: z
      .strictObject({
        arms: z.partialRecord(Arm, SceneArm),
        roundabout: z.boolean().optional(),
        box: z.boolean().optional().meta({ description: 'Draws a keep-clear box on the road.' }),
        corners: z
          .partialRecord(z.enum(CORNERS), z.enum(['casa', 'palma']))
          .optional()
          .meta({ description: 'Objects beside the streets.' }),
      })
      .optional(),
    road: z
      .strictObject({
        strips: z
          .array(SceneStrip)
          .min(1)
          .max(14)
          .meta({ description: 'Strips from top to bottom.' }),
        across: z.array(SceneCrossPiece).optional(),
      })
      .optional(),
    figures: z.array(SceneFigure).min(1).max(6).optional(),
    drawn: z.literal(true).optional().meta({
      description: 'The whole picture is the file data/dibujos/escenas/{id}.svg.',
    }),
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
            description:
              'Figure to print on the sign instead of the one in the record of the sign.',
          }),
          size: z
            .number()
            .min(20)
            .max(80)
            .optional()
            .meta({ description: 'Size in the picture. Default: 40.' }),
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
      .meta({ description: 'Parts of a strip to colour.' }),
    distances: z.array(SceneDistance).optional(),
  })
  .refine(
    ({ crossing, road, figures, drawn }) =>
      [crossing, road, figures, drawn].filter((part) => part !== undefined).length === 1,
    { error: 'must have exactly one of "crossing", "road", "figures" and "drawn"' },
  )
  .meta({ id: 'Scene', description: 'A situation on the road, and its picture. North is up.' });
export type Scene = z.infer<typeof Scene>;
