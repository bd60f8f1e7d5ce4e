/** A traffic sign, pavement marking, lane signal, traffic light or pedestrian signal. */
import * as z from 'zod';
import { Confidence, PlainText, RichText, SchemaHint, Slug, WebAddress } from './primitives.ts';

export const SIGN_KINDS = ['senal', 'marca', 'carril', 'semaforo', 'peatonal'] as const;
export const SIGN_SHAPES = [
  'octagono',
  'triangulo-invertido',
  'triangulo',
  'circulo',
  'aspa',
  'banderin',
  'pentagono',
  'diamante',
  'rectangulo-vertical',
  'rectangulo-horizontal',
  'cuadrado',
] as const;

export const Sign = z
  .strictObject({
    id: Slug,
    kind: z.enum(SIGN_KINDS),
    name: PlainText,
    alsoCalled: z.array(PlainText).min(1).optional().meta({
      description: 'Other names in Puerto Rico. The gallery shows them and searches by them.',
    }),
    family: Slug.meta({
      description: 'Family of the sign: regulatoria, preventiva, escolar, guia …',
    }),
    code: PlainText.optional().meta({
      description: 'MUTCD code, with the Puerto Rico code where it differs.',
    }),
    legend: z
      .array(PlainText)
      .optional()
      .meta({ description: 'Words on the sign, one line each.' }),
    legendEvidence: z
      .enum(['documentada', 'fuente-debil', 'proyecto', 'traduccion', 'simbolo'])
      .optional(),
    symbol: PlainText.optional().meta({
      description: 'Neutral description of the drawing, used as its alt text.',
    }),
    shape: z.enum(SIGN_SHAPES).optional(),
    size: z
      .tuple([z.number(), z.number()])
      .optional()
      .meta({ description: 'Nominal width and height in inches.' }),
    colours: z
      .strictObject({
        background: PlainText,
        legend: PlainText.optional(),
        border: PlainText.optional(),
      })
      .optional(),
    pattern: PlainText.optional().meta({ description: 'How a marking is painted.' }),
    driverSide: z.enum(['continua', 'discontinua']).optional().meta({
      description:
        'For a centre line that is solid on one side and broken on the other: the line on the side of the driver, who drives up the right half of the drawing.',
    }),
    meaning: RichText,
    action: RichText,
    driver: RichText.optional().meta({
      description: 'What the driver does at a pedestrian signal.',
    }),
    confidence: Confidence,
    source: WebAddress.optional(),
  })
  .meta({ id: 'Sign', description: 'A sign, marking or signal.' });
export type Sign = z.infer<typeof Sign>;

export const SignFamily = z
  .strictObject({
    $schema: SchemaHint,
    title: PlainText,
    description: RichText,
    order: z.int().min(1),
    items: z.array(Sign).min(1),
  })
  .meta({ id: 'SignFamily', description: 'A family of signs.' });
export type SignFamily = z.infer<typeof SignFamily>;
