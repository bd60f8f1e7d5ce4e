/** A source: where a figure was read, who published it, and how far it can be trusted. */
import * as z from 'zod';
import { Confidence, FactId, IsoDate, PlainText, WebAddress } from './primitives.ts';

export const Source = z
  .strictObject({
    title: PlainText.meta({
      description: 'Name of the work, as visitors should read it: "Ley 22-2000, Art. 5.02(a)".',
    }),
    kind: z.enum(['ley', 'agencia', 'prensa', 'manual', 'guia', 'sitio', 'practica']).meta({
      description:
        'ley: statute text; agencia: official page or statement; prensa: news; manual: driver’s manual and traces of it; guia: third party; sitio: this site; practica: good practice.',
    }),
    article: PlainText.optional().meta({ description: 'Article of the law: "5.02(a)".' }),
    inText: PlainText.optional().meta({
      description:
        'How a sentence names it, with its article: "la lista de la Policía de 2017". By default its law and article, or its title.',
    }),
    unread: z.literal(true).optional().meta({
      description: 'It is known to exist, and its text was not read.',
    }),
    own: z.literal(true).optional().meta({
      description:
        'Of good practice: this site gives the advice itself, and no other work is behind it.',
    }),
    edition: PlainText.optional().meta({
      description: 'Which copy was read: "LPRA en español, 2018".',
    }),
    amountsAsOf: IsoDate.optional().meta({
      description:
        'Of a law: the day whose amounts of money the copy carries, which may be long before it was published. An amount older than "amountsSince" of data/site.json is never of high confidence.',
    }),
    url: WebAddress.optional(),
    readOn: IsoDate.meta({ description: 'The day it was read.' }),
    confidence: Confidence,
    from: IsoDate.optional().meta({
      description: 'The first day on which it is in force: for a law that begins later.',
    }),
    until: IsoDate.optional().meta({
      description:
        'The last day on which it is in force, or was believed: of a law that was repealed, and of a source that turned out to be wrong; its note says why.',
    }),
    says: z.record(FactId, z.array(PlainText).min(1)).optional().meta({
      description:
        'What was read there, by fact, as the ledger writes it ("zona rural: 45 mph"): a second record that the readings are checked against.',
    }),
    note: PlainText.optional().meta({ description: 'A remark in Spanish for visitors.' }),
  })
  .meta({ id: 'Source', description: 'Where a figure was read.' });
export type Source = z.infer<typeof Source>;
