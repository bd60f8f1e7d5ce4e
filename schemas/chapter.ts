/** A manual chapter: front matter of data/manual/*.md. Its sections are the level-2 headings of the body. */
import * as z from 'zod';
import {
  Concepts,
  IsoDate,
  PlainText,
  RichText,
  Slug,
  SourceId,
  WebAddress,
} from './primitives.ts';

export const SectionGround = z
  .strictObject({
    what: RichText.meta({
      description: 'The point that these sources support, in a few words: "la luz baja".',
    }),
    cite: z.array(SourceId).min(1).meta({ description: 'Sources that support this point.' }),
  })
  .meta({
    id: 'SectionGround',
    description: 'A point that a section makes, with its sources.',
  });
export type SectionGround = z.infer<typeof SectionGround>;

const ChapterSection = z.strictObject({
  id: Slug.meta({ description: 'Anchor of the section and id of its tab.' }),
  title: PlainText.meta({ description: 'Text of the level-2 heading in the body.' }),
  records: z
    .enum([
      'velocidades',
      'derecho-de-paso',
      'estacionamiento',
      'ocupantes',
      'asientos-infantiles',
      'dispositivos',
      'multas',
    ])
    .optional()
    .meta({
      description:
        'Table of data/reglas with the same rules as records, for exports. The page does not print it, because the text has the rules.',
    }),
  recordsTopic: Slug.optional().meta({
    description: 'Exports only the records of this topic. Default: all.',
  }),
  scenes: z.array(Slug).optional().meta({
    description:
      'Pictures of data/escenas. A picture is placed where a paragraph begins with "![](id)"; the others follow the first paragraph.',
  }),
  manoeuvres: z.array(Slug).min(1).optional().meta({
    description:
      'Films of data/maniobras.json. Each is placed where a paragraph begins with "![](id)". On paper and without JavaScript, its steps are pictures.',
  }),
  signs: Slug.optional().meta({
    description: 'Family of signs (data/senales) that is drawn in the section.',
  }),
  signsShown: z.array(Slug).min(1).optional().meta({
    description:
      'With "signs": the page draws only these signs, and links to the whole family in the gallery. Default: all. Exports always have all.',
  }),
  grounds: z.array(SectionGround).min(1).optional().meta({
    description: 'Sources of the section. The build prints a label for each kind.',
  }),
  concepts: Concepts.optional(),
});

export const Chapter = z
  .strictObject({
    title: PlainText,
    description: RichText,
    order: z.int().min(1),
    layout: z.enum(['tabs', 'sections']).meta({
      description:
        'Layout. tabs: a script turns the sections into tabs; sections: all sections on one page.',
    }),
    warning: RichText.meta({ description: 'Text of the warning banner.' }),
    sections: z.array(ChapterSection).min(1),
    keywords: z.array(PlainText).optional(),
    cites: z.array(SourceId).optional(),
    links: z
      .array(z.strictObject({ label: PlainText, href: WebAddress }))
      .optional()
      .meta({ description: 'Links outside the site.' }),
    updated: IsoDate,
    aliases: z.array(Slug).optional(),
  })
  .meta({ id: 'Chapter', description: 'A chapter of the manual.' });
export type Chapter = z.infer<typeof Chapter>;
