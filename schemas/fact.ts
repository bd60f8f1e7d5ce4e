/** A fact: something that should have one answer, with every reading of it and the ruling. */
import * as z from 'zod';
import { Confidence, IsoDate, PlainText, Slug, SourceId } from './primitives.ts';
import { UNIT_IDS } from './units.ts';

export const FACT_KINDS = ['quantity', 'hours', 'set', 'date', 'text'] as const;
export const DAY_CODES = ['lu', 'ma', 'mi', 'ju', 'vi', 'sa', 'do'] as const;
export type DayCode = (typeof DAY_CODES)[number];

const DAY = `(?:${DAY_CODES.join('|')})`;
const TIME = '(?:[01]\\d|2[0-3]):[0-5]\\d';

/** Opening hours by day or range of days: `{ "lu-vi": "07:30-16:00", "sa-do": "cerrado" }`. */
export const Hours = z
  .record(
    z
      .string()
      .regex(
        new RegExp(`^${DAY}(-${DAY})?$`),
        `must be a day or a range of days (${DAY_CODES.join(', ')}), like "lu-vi"`,
      ),
    z
      .string()
      .regex(new RegExp(`^(${TIME}-${TIME}|cerrado)$`), 'must be like "07:30-16:00", or "cerrado"'),
  )
  .meta({
    description:
      'Hours by day (lu, ma, mi, ju, vi, sa, do) or range of days; 24-hour times, or "cerrado".',
  });
export type Hours = z.infer<typeof Hours>;

const Interval = z
  .tuple([z.number().nullable(), z.number().nullable()])
  .refine(([min, max]) => min !== null || max !== null, 'must have a number at one end at least')
  .refine(
    ([min, max]) => min === null || max === null || min <= max,
    'must not have a first number that is larger than the second',
  );

export const FactValue = z
  .union([z.number(), Interval, Hours, z.array(Slug).min(1), PlainText])
  .meta({
    description:
      'The value. The kind of the fact decides: a number, an interval [min, max] (null: no limit), hours, a list of ids, a date or a text.',
  });
export type FactValue = z.infer<typeof FactValue>;

export const Reading = z
  .strictObject({
    id: Slug.optional().meta({
      description: 'Needed if a surface has several readings at once. Default: the surface.',
    }),
    surface: Slug.meta({
      description: 'The surface that gives the reading, from data/surfaces.json.',
    }),
    when: PlainText.optional().meta({
      description: 'The condition under which the reading holds, in Spanish: "zona rural".',
    }),
    source: SourceId.optional().meta({
      description: 'The source of the reading. Required for the reading of an authority.',
    }),
    asOf: IsoDate.optional().meta({
      description: 'The date of the reading: when it was true, or when it was read.',
    }),
    from: IsoDate.optional().meta({
      description:
        'The first day on which the reading is in force. Until then, pages print the older reading.',
    }),
    until: IsoDate.optional().meta({
      description:
        'The last day on which the reading is in force. From the next day on, pages print the newer reading.',
    }),
    confidence: Confidence.optional(),
    text: PlainText.optional().meta({
      description: 'The exact wording to print, such as "+100". It must say the same as the value.',
    }),
    value: FactValue.optional(),
    computed: PlainText.optional().meta({
      description:
        'How the build computes the value. Without "value": the name of a count of the content, "preguntas.total". With "value": a sum of facts, "costos.sello + costos.comprobante-trauma", or the fact with the same length in another unit, "estacionamiento.hidrante"; the result must equal "value".',
    }),
  })
  .refine(({ value, computed }) => value !== undefined || computed !== undefined, {
    path: ['value'],
    error: 'is missing',
  })
  .meta({ description: 'The answer that one surface gives.' });
export type Reading = z.infer<typeof Reading>;

export const Ruling = z
  .strictObject({
    verdict: z.enum(['prefer', 'keep-both', 'distinct']),
    reading: Slug.optional().meta({
      description:
        'For the verdict "prefer": the id of the preferred reading, or a surface for all of its readings.',
    }),
    because: PlainText.min(20, 'must say why in at least 20 characters: visitors read it').meta({
      description: 'The reason, in Spanish. Visitors read it.',
    }),
    by: PlainText.meta({ description: 'The person who decided.' }),
    on: IsoDate,
    review: IsoDate.optional().meta({ description: 'The date of the next review.' }),
    over: z.array(PlainText).min(1).meta({
      description:
        'The readings that the ruling judged, one line each. `licencia settle` writes it.',
    }),
  })
  .refine((ruling) => (ruling.verdict === 'prefer') === (ruling.reading !== undefined), {
    path: ['reading'],
    error: '"reading" goes with the verdict "prefer", and only with it',
  })
  .meta({
    description:
      'What the maintainers decided about the readings. Write it with `licencia settle`.',
  });
export type Ruling = z.infer<typeof Ruling>;

export const Fact = z
  .strictObject({
    label: PlainText.meta({ description: 'Label of the fact, in Spanish.' }),
    kind: z.enum(FACT_KINDS),
    unit: z.enum(UNIT_IDS).optional().meta({ description: 'Unit of a quantity.' }),
    mentions: z.array(PlainText).min(1).optional().meta({
      description:
        'Phrases by which the audit recognises that a number in a text is about this fact.',
    }),
    claim: z
      .literal(true)
      .optional()
      .meta({ description: 'A statement of the site about itself, which needs evidence.' }),
    unprinted: PlainText.optional().meta({
      description: 'The reason why no text or record prints the fact, if that is intended.',
    }),
    risk: z
      .strictObject({
        text: PlainText.meta({
          description:
            'What may have changed the fact and what is unknown: a Spanish sentence that visitors read beside the figure.',
        }),
        source: SourceId.meta({ description: 'The source of the announcement.' }),
      })
      .optional()
      .meta({
        description:
          'A bill or an announcement whose outcome is unknown. When it is known, add a reading or delete this.',
      }),
    readings: z.array(Reading).min(1),
    ruling: Ruling.optional(),
  })
  .meta({ id: 'Fact', description: 'Something that should have one answer.' });
export type Fact = z.infer<typeof Fact>;
