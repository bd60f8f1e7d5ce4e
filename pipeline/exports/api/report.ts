/** The shape of the report, as it is published and as --format json prints it. New fields are allowed everywhere. */
import * as z from 'zod';
import { Meta, TextShape } from '../shapes.ts';

const Count = z.int().min(0);
const Position = z.object({ line: z.int().min(1), column: z.int().min(1) });

const Place = z
  .object({
    file: z.string().min(1).meta({
      description: 'Con la carpeta del contenido como se nombró; en el informe publicado, «data».',
    }),
    range: z.object({ start: Position, end: Position }),
    entry: TextShape.optional(),
    urls: z.array(z.string().regex(/^\//)),
  })
  .meta({ id: 'place' });

const Finding = z
  .object({
    rule: z.string().regex(/^[a-z]+\/[a-z-]+$/),
    part: TextShape.optional().meta({
      description: 'La parte de la página de la regla: licencia explain <rule> <part>.',
    }),
    severity: z.enum(['error', 'warning', 'note']),
    title: TextShape,
    at: Place,
    related: z.array(z.object({ says: TextShape, at: Place })),
    help: z.array(z.string()),
    why: TextShape.optional(),
    detail: z.array(z.string()).optional(),
    fact: z.string().min(1).optional(),
    state: z.string().min(1).optional().meta({
      description: 'En qué se basa la cifra, con las palabras de su página: «Ley leída».',
    }),
    get followers() {
      return z.array(Finding).optional().meta({
        description:
          'Lo que se sigue de este error y puede irse con él. No está entre los demás ni en los totales.',
      });
    },
  })
  .meta({ id: 'finding', description: 'Lo que encontró la auditoría.' });

const Failure = z
  .object({
    kind: z.enum(['usage', 'environment', 'bug']).meta({
      description: 'Uso equivocado (código 2), el entorno (3) o un defecto del programa (70).',
    }),
    message: z.string().min(1),
    path: z.string().optional().meta({ description: 'El archivo o la carpeta de que se trata.' }),
  })
  .meta({
    description: 'Por qué terminó la orden sin informe. El informe publicado nunca lo lleva.',
  });

const Summary = z.object({
  errors: Count,
  warnings: Count,
  notes: Count,
  conflicts: z.object({ open: Count, ruled: Count, due: Count, stale: Count }),
  coverage: z.object({ referenced: Count, quoted: Count, unbound: Count }),
  ledger: z.object({ facts: Count, readings: Count, computed: Count, found: Count }),
  evidence: z
    .object({
      law: Count,
      agree: Count,
      single: Count,
      unsourced: Count,
      decided: Count,
      open: Count,
    })
    .optional()
    .meta({ description: 'Cuántas cifras hay en cada estado.' }),
});

/** The report. Its `meta`, which --format json omits, allows new fields, unlike `Meta` elsewhere. */
export const ReportShape = z.object({
  $schema: z.string().optional().meta({ description: 'Este esquema.' }),
  meta: z.object({ ...Meta.shape, licence: z.object(Meta.shape.licence.shape) }).optional(),
  version: z.literal(1),
  error: Failure.optional(),
  findings: z.array(Finding),
  summary: Summary,
});
