/** The small schemas from which the others are made. */
import * as z from 'zod';

// On content of this size, compiling a parser per schema costs more than it saves. Must be set before the first schema.
z.config({ jitless: true });

/** Lower-case ASCII words joined by hyphens: safe as a file name, a route and an anchor. */
export const Slug = z
  .string()
  .max(80)
  .regex(
    /^(?!(?:con|prn|aux|nul|com\d|lpt\d)$)[a-z0-9]+(-[a-z0-9]+)*$/,
    'must be lower-case ASCII words joined by hyphens, like "zona-escolar", and no name of a device such as "con"',
  )
  .meta({ description: 'Lower-case ASCII words joined by hyphens (at most 80 characters).' });

export const IsoDate = z.iso
  .date('must be a day that exists, written YYYY-MM-DD')
  .meta({ description: 'A day, written YYYY-MM-DD.' });

/** Text without markup or references, not empty and without outer spaces. */
export const PlainText = z
  .string()
  .min(1, { error: 'must not be empty', abort: true })
  .regex(/^\S(?:[\s\S]*\S)?$/, 'must not start or end with a space')
  .meta({ description: 'Plain text.' });

/**
 * One paragraph that visitors read. It may contain the references of pipeline/text/references.ts,
 * such as `{{fact}}`, and inline Markdown (bold, links).
 */
export const RichText = PlainText.meta({
  description:
    'Text for visitors. May contain {{fact}}, {{fact@reading}}, {{@source}}, {{@fact}}, {{= 35 mph − fact}}, {{"quoted literal"}}, {{"quoted literal" de fact = 25 mph}}. Inline Markdown allowed.',
});

export const WebAddress = z
  .url({ protocol: /^https?$/, error: 'must be an absolute http(s) address', abort: true })
  // The schema of the API requires the same.
  .regex(/^https?:\/\//, 'must begin with https:// or http:// in small letters')
  .regex(/^\S+$/, 'must not hold a space')
  .meta({ description: 'An absolute http(s) address.' });

/** A route of this site, with leading and final slash and an optional anchor: `/manual/peaje/#multas`. */
export const SiteRoute = z
  .string()
  .regex(
    /^\/(?!\/)([a-z0-9-]+\/)*(#[a-z0-9-]+)?$/,
    'must be a route of this site with a final slash, like "/guia-estudio/"',
  )
  .meta({ description: 'A route of this site, with its final slash; may end in an #anchor.' });

/** A fact's id is its topic, a dot and its name, such as `velocidad.zona-escolar`. */
export const FactId = z
  .string()
  .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must look like "velocidad.zona-escolar"')
  .meta({ description: 'Id of a fact in data/facts, like velocidad.zona-escolar.' });

/** A source's id is its work and, for a law, the article, such as `ley-22-2000/5.02-a`. */
export const SourceId = z
  .string()
  .regex(/^[a-z0-9-]+(\/[a-z0-9.-]+)?$/, 'must look like "ley-22-2000/5.02-a"')
  .meta({ description: 'Id of a source in data/sources.json, like ley-22-2000/5.02-a.' });

/** Concepts that a question tests and a section of the manual teaches, besides the facts that they share. */
export const Concepts = z.array(Slug).min(1).meta({
  description:
    'Concepts that a question asks or a section teaches: ceda, luz-roja-intermitente. A question’s section must share a concept, fact or sign with it.',
});

export const Confidence = z.enum(['high', 'medium', 'low']).meta({
  description:
    'high: read in the law or official text; medium: secondary source; low: weak, old or not found.',
});
export type Confidence = z.infer<typeof Confidence>;

/** Lets every JSON file name its schema for editors, although the objects are strict. */
export const SchemaHint = z
  .string()
  .optional()
  .meta({ description: 'Path of the JSON Schema, for editors.' });
