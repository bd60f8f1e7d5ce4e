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
      description: 'What the section teaches, in a few words: "la luz baja".',
    }),
    cite: z.array(SourceId).min(1).meta({ description: 'Sources that it rests on.' }),
  })
  .meta({ id: 'SectionGround', description: 'A thing that a section teaches, and its sources.' });
export type SectionGround = z.infer<typeof SectionGround>;

export const ChapterSection = z.strictObject({
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
        'Table of data/reglas with the same rules as records, for exports. The page does not print it: the text says it.',
    }),
  recordsTopic: Slug.optional().meta({ description: 'With records: only those of this topic.' }),
  scenes: z.array(Slug).optional().meta({
    description:
      'Pictures of data/escenas. One stands where a paragraph begins with "![](id)"; the others come after the first paragraph.',
  }),
  manoeuvres: z.array(Slug).min(1).optional().meta({
    description:
      'Films of data/maniobras.json, for what moves. Each stands where a paragraph begins with "![](id)"; on paper, and without script, it is its steps as pictures.',
  }),
  signs: Slug.optional().meta({ description: 'Family of data/senales that closes the section.' }),
  signsShown: z.array(Slug).min(1).optional().meta({
    description:
      'With signs: those that the page draws; a link leads to all in the gallery. Absent: all. Exports have all.',
  }),
  grounds: z.array(SectionGround).min(1).optional().meta({
    description: 'What the section rests on. The build prints a label for each, from its sources.',
  }),
  concepts: Concepts.optional(),
});

export const Chapter = z
  .strictObject({
    title: PlainText,
    description: RichText,
    order: z.int().min(1),
    layout: z
      .enum(['tabs', 'sections'])
      .meta({ description: 'tabs: the script turns the sections into tabs; sections: one page.' }),
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
