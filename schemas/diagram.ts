/** A crossing seen from above: its arms, what controls them, and who goes in which order. */
import * as z from 'zod';

export const ARMS = ['norte', 'este', 'sur', 'oeste'] as const;
export const CONTROLS = ['pare', 'ceda', 'verde', 'amarilla', 'roja', 'roja-intermitente'] as const;
export const ROAD_USERS = ['tu', 'auto', 'guagua', 'guagua-escolar', 'peaton', 'agente'] as const;

const Arm = z.enum(ARMS);

export const Mover = z
  .strictObject({
    who: z.enum(ROAD_USERS),
    from: Arm.meta({ description: 'Arm it comes from; of a pedestrian, the arm it crosses.' }),
    to: Arm.optional().meta({ description: 'Arm it leaves by. Absent: it does not move.' }),
    turn: z
      .int()
      .min(1)
      .max(4)
      .optional()
      .meta({ description: 'Who goes first has 1; equal numbers go at once.' }),
  })
  .refine(({ from, to }) => from !== to, {
    error: 'must not leave by the arm it comes from',
    path: ['to'],
  });
export type Mover = z.infer<typeof Mover>;

export const Diagram = z
  .strictObject({
    arms: z
      .array(Arm)
      .min(2)
      .meta({ description: 'Arms of the road; norte and sur alone make a straight road.' }),
    roundabout: z.boolean().optional(),
    controls: z
      .partialRecord(Arm, z.enum(CONTROLS))
      .optional()
      .meta({ description: 'What is at an arm: a sign, a light, a line.' }),
    crossings: z.array(Arm).optional().meta({ description: 'Arms with a pedestrian crossing.' }),
    queue: Arm.optional().meta({ description: 'Arm whose exit is full of standing cars.' }),
    movers: z.array(Mover).min(1),
  })
  .meta({ id: 'Diagram', description: 'A crossing seen from above. North is up.' });
export type Diagram = z.infer<typeof Diagram>;
