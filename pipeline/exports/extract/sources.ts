/** Sources as they are published. */
import * as z from 'zod';
import { Source as SourceData } from '../../../schemas/source.ts';
import { type CompleteFields, recordTypeFrom, sameValue } from '../record-type.ts';
import { AddressShape, ConfidenceShape, DayShape, SourceIdShape, TextShape } from '../shapes.ts';
import type { ExtractionContext } from './extraction.ts';

type From = SourceData & { id: string };
const { key, optional, noun } = recordTypeFrom<From>();

export const SOURCE = noun({
  id: key(SourceIdShape, ({ id }) => id, { id: sameValue }),
  title: key(TextShape, ({ title }) => title, { titulo: sameValue }),
  kind: key(z.enum(SourceData.shape.kind.options), ({ kind }) => kind, { clase: sameValue }),
  article: optional(TextShape, ({ article }) => article, { articulo: sameValue }),
  edition: optional(TextShape, ({ edition }) => edition, { edicion: sameValue }),
  url: optional(AddressShape, ({ url }) => url, { direccion: sameValue }),
  readOn: key(DayShape, ({ readOn }) => readOn, { leida: sameValue }),
  confidence: key(ConfidenceShape, ({ confidence }) => confidence, { confianza: sameValue }),
  note: optional(TextShape, ({ note }) => note),
  inText: 'for the sentences of pages',
  unread: 'low confidence says it',
  own: 'the label of a citation says it',
  amountsAsOf: 'for the audit',
  from: 'the readings have these dates',
  until: 'the readings have these dates',
  says: 'for the audit',
  amendments: 'the page of the ledger prints them',
} satisfies CompleteFields<SourceData>);

export const SourceShape = SOURCE.shape.meta({ id: 'source', description: 'Una fuente.' });
export type CanonicalSource = z.infer<typeof SourceShape>;

export const extractSources = ({ site }: ExtractionContext): CanonicalSource[] =>
  [...site.sources].map(([id, source]) => SOURCE.recordOf({ id, ...source }));
