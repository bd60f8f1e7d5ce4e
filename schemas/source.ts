/** A source: where a figure was read, who published it, and how far it can be trusted. */
import * as z from 'zod';
import { Confidence, FactId, IsoDate, PlainText, SourceId, WebAddress } from './primitives.ts';

const AmendingLaw = z
  .strictObject({
    law: z.string().regex(/^\d+-20\d{2}$/, 'must look like "52-2025"'),
    about: PlainText.meta({ description: 'What the law changes, in a few Spanish words.' }),
    source: SourceId.optional().meta({
      description: 'Id of the source record of the law. Without it, nobody has read the law.',
    }),
  })
  .meta({ id: 'AmendingLaw', description: 'A law that amends another law.' });

export const Source = z
  .strictObject({
    title: PlainText.meta({
      description: 'Name of the work, as visitors should read it: "Ley 22-2000, Art. 5.02(a)".',
    }),
    kind: z.enum(['ley', 'agencia', 'prensa', 'manual', 'guia', 'sitio', 'practica']).meta({
      description:
        'ley: statute text; agencia: official page or statement; prensa: news; manual: driver’s manual, or a text that quotes it; guia: guide by a third party; sitio: this site; practica: good practice.',
    }),
    article: PlainText.optional().meta({ description: 'Article of the law, such as "5.02(a)".' }),
    inText: PlainText.optional().meta({
      description:
        'Name of the source in sentences, with el or la: "la lista de la Policía de 2017". Default: its law and article, or its title.',
    }),
    unread: z.literal(true).optional().meta({
      description: 'The source is known to exist, but nobody read its text.',
    }),
    own: z.literal(true).optional().meta({
      description: 'Marks good practice that has no author outside this site.',
    }),
    edition: PlainText.optional().meta({
      description: 'The copy that was read: "LPRA en español, 2018".',
    }),
    amountsAsOf: IsoDate.optional().meta({
      description:
        'For a law: the date of the amounts of money in this copy, which may be long before its publication. Amounts from before "amountsSince" of data/site.json never have high confidence.',
    }),
    url: WebAddress.optional(),
    readOn: IsoDate.meta({ description: 'The date on which it was read.' }),
    confidence: Confidence,
    from: IsoDate.optional().meta({
      description: 'The first day on which the source is in force, for a law that begins later.',
    }),
    until: IsoDate.optional().meta({
      description:
        'The last day on which the source is in force or was believed. For a repealed law, or for a source that turned out to be wrong; the note says why.',
    }),
    says: z.record(FactId, z.array(PlainText).min(1)).optional().meta({
      description:
        'The values that were read in the source, by fact, written as in the ledger ("zona rural: 45 mph"). The readings are checked against them.',
    }),
    amendments: z
      .record(
        z.string().regex(/^20\d{2}$/, 'must be a year'),
        z.strictObject({
          listReadOn: IsoDate.optional().meta({
            description: 'The day on which an official list of the year was read to its end.',
          }),
          laws: z.array(AmendingLaw),
        }),
      )
      .refine((years) => Object.keys(years).length > 0, 'must have a year')
      .optional()
      .meta({
        description:
          'For a record that lists the amendments of a law: the known laws of each year.',
      }),
    note: PlainText.optional().meta({ description: 'A remark in Spanish for visitors.' }),
  })
  .meta({ id: 'Source', description: 'A source of figures.' });
export type Source = z.infer<typeof Source>;
