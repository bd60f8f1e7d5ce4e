/**
 * The rule tables of data/reglas: each record is a row of a table that the exports print with a section of the manual.
 */
import * as z from 'zod';
import { FactId, IsoDate, PlainText, RichText, SchemaHint, Slug, SourceId } from './primitives.ts';

const cite = z.array(SourceId).optional().meta({ description: 'Sources of the record.' });
const facts = z.array(FactId).optional();

const SpeedZone = z
  .strictObject({
    zone: PlainText,
    limit: RichText,
    hours: RichText.optional(),
    details: RichText,
    facts,
    cite,
  })
  .meta({ id: 'SpeedZone', description: 'A zone and its speed limit.' });

const RightOfWay = z
  .strictObject({
    situation: PlainText,
    rule: RichText,
    explanation: RichText,
    example: RichText,
    scene: Slug.optional().meta({ description: 'Picture of data/escenas for the situation.' }),
    cite,
  })
  .meta({ id: 'RightOfWay', description: 'Who goes first in a situation.' });
export type RightOfWay = z.infer<typeof RightOfWay>;

const ParkingProhibition = z
  .strictObject({
    prohibition: PlainText,
    distance: RichText.optional(),
    reason: RichText,
    penalty: RichText.optional(),
    facts,
    cite,
  })
  .meta({ id: 'ParkingProhibition', description: 'Where parking is forbidden.' });

const OccupantRule = z
  .strictObject({
    title: PlainText,
    description: RichText,
    details: z.array(RichText),
    fine: RichText.optional(),
    importance: RichText,
    cite,
  })
  .meta({ id: 'OccupantRule', description: 'A duty of the people in the vehicle.' });

const ChildSeatGroup = z
  .strictObject({
    group: PlainText,
    requirements: z.array(RichText).min(1),
    exception: RichText.optional(),
    fine: RichText.optional(),
    cite,
  })
  .meta({ id: 'ChildSeatGroup', description: 'The seat for a child of a certain age.' });

const DeviceProhibition = z
  .strictObject({
    title: PlainText,
    prohibited: z.boolean(),
    detail: RichText,
    penalty: RichText.optional(),
    cite,
  })
  .meta({
    id: 'DeviceProhibition',
    description: 'Permitted and forbidden uses of a device at the wheel.',
  });

const Fine = z
  .strictObject({
    topic: Slug.meta({ description: 'Groups fines by chapter: semaforos, velocidad, peaje …' }),
    infraction: PlainText,
    amount: RichText,
    consequence: RichText.optional(),
    facts,
    cite,
  })
  .meta({ id: 'Fine', description: 'An infraction and its penalty.' });

const table = <T extends z.ZodType>(record: T) =>
  z.strictObject({
    $schema: SchemaHint,
    title: PlainText,
    updated: IsoDate,
    items: z.array(record).min(1),
  });

export const SpeedZones = table(SpeedZone);
export const RightOfWayRules = table(RightOfWay);
export const ParkingProhibitions = table(ParkingProhibition);
export const OccupantRules = table(OccupantRule);
export const ChildSeatGroups = table(ChildSeatGroup);
export const DeviceProhibitions = table(DeviceProhibition);
export const Fines = table(Fine);
export type SpeedZones = z.infer<typeof SpeedZones>;
export type RightOfWayRules = z.infer<typeof RightOfWayRules>;
export type ParkingProhibitions = z.infer<typeof ParkingProhibitions>;
export type OccupantRules = z.infer<typeof OccupantRules>;
export type ChildSeatGroups = z.infer<typeof ChildSeatGroups>;
export type DeviceProhibitions = z.infer<typeof DeviceProhibitions>;
export type Fines = z.infer<typeof Fines>;
