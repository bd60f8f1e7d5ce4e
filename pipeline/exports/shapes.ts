/**
 * The small shapes of the published data. Their descriptions are published in its JSON Schemas, and are therefore in
 * Spanish.
 */
import * as z from 'zod';
// Imported because it configures zod, which must happen before the first schema.
import '../../schemas/primitives.ts';

export const TextShape = z
  .string()
  .min(1)
  .meta({ id: 'text', description: 'Texto simple: sin marcas ni referencias.' });

export const SlugShape = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .meta({ id: 'slug' });

export const FactIdShape = z
  .string()
  .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/)
  .meta({ id: 'factId', description: 'Id de una cifra: velocidad.zona-escolar.' });

export const SourceIdShape = z
  .string()
  .regex(/^[a-z0-9-]+(\/[a-z0-9.-]+)?$/)
  .meta({ id: 'sourceId' });

export const DayShape = z.iso
  .date()
  .meta({ id: 'date', description: 'Un día del calendario, AAAA-MM-DD.' });

export const AddressShape = z
  .string()
  .regex(/^https?:\/\/\S+$/)
  .meta({ id: 'address', description: 'Una dirección absoluta.' });

export const HtmlShape = z
  .string()
  .meta({ id: 'html', description: 'HTML con enlaces absolutos.' });

export const SvgStringShape = z
  .string()
  .regex(/^<svg[\s\S]*<\/svg>$/)
  .meta({ id: 'svg' });

export const ConfidenceShape = z.enum(['high', 'medium', 'low']).meta({
  id: 'confidence',
  description:
    'high: leído en la ley o en un texto oficial; medium: prensa o guía; low: vieja, sin autor o no encontrada.',
});

export const Meta = z
  .strictObject({
    name: TextShape,
    notice: TextShape.meta({ description: 'Aviso: sitio educativo y no oficial.' }),
    shortNotice: TextShape.meta({ description: 'El mismo aviso en una línea.' }),
    version: z
      .string()
      .regex(/^[0-9]{4}-[0-9]{2}-[0-9]{2}-[0-9a-f]{8}$/)
      .meta({ description: 'Fecha más nueva del contenido y una huella de él.' }),
    schemaVersion: z
      .string()
      .regex(/^[0-9]+\.[0-9]+\.[0-9]+$/)
      .meta({ description: 'Versión de los esquemas, según SemVer.' }),
    /** Newest date of the content. No export depends on the clock. */
    date: DayShape,
    language: z.literal('es-PR'),
    licence: z.strictObject({ name: TextShape, url: AddressShape }),
    /** Address of the site, with its final slash. */
    address: AddressShape,
  })
  .meta({
    id: 'meta',
    description: 'De dónde sale el archivo, qué versión es y con qué licencia.',
  });
export type Meta = z.infer<typeof Meta>;

export const Citation = z
  .strictObject({
    id: SourceIdShape,
    title: TextShape,
    label: TextShape.meta({ description: 'Qué es: «Ley», «Agencia», «Prensa o guía» …' }),
    url: AddressShape.exactOptional(),
  })
  .meta({ id: 'citation', description: 'Una fuente citada.' });
export type Citation = z.infer<typeof Citation>;

/** A citation as text, such as «Art. 8.05(c) de la Ley 22-2000 (Ley)». */
export const citationWithLabel = ({ title, label }: Citation): string => `${title} (${label})`;

export const Statement = z
  .strictObject({
    text: TextShape,
    confidence: ConfidenceShape,
    date: TextShape.exactOptional(),
    source: AddressShape.exactOptional(),
  })
  .meta({ id: 'statement', description: 'Una afirmación con su fuente.' });
export type Statement = z.infer<typeof Statement>;

export const DisputeShape = z
  .strictObject({ fact: FactIdShape, note: TextShape })
  .meta({ id: 'dispute', description: 'Un dato en disputa y la nota que lo dice.' });

export const HoursShape = z
  .record(
    z.string().regex(/^(lu|ma|mi|ju|vi|sa|do)(-(lu|ma|mi|ju|vi|sa|do))?$/),
    z.string().regex(/^(([01][0-9]|2[0-3]):[0-5][0-9]-([01][0-9]|2[0-3]):[0-5][0-9]|cerrado)$/),
  )
  .meta({
    id: 'hours',
    description:
      'Horas por día (lu, ma, mi, ju, vi, sa, do) o rango de días; 24 horas, o «cerrado».',
  });

/** A list of texts without duplicates. */
export const uniqueTextList = (text: z.ZodType<string>) =>
  z
    .array(text)
    .refine((all) => new Set(all).size === all.length, 'has a text twice')
    .meta({ uniqueItems: true });

const End = z.number().nullable();
export const ValueShape = z
  .union([
    z.number(),
    z.tuple([End, End]),
    HoursShape,
    z.array(SlugShape).min(1),
    z.string().min(1),
  ])
  .meta({
    id: 'value',
    description:
      'Un número, un intervalo [desde, hasta] (null: abierto), horas, una lista o un texto, según «kind».',
  });

export const OPTION_LETTERS = ['A', 'B', 'C', 'D'] as const;
