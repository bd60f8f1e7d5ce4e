/** Signs, markings and signals as they are published. */
import * as z from 'zod';
import { SIGN_KINDS, type Sign } from '../../../schemas/sign.ts';
import { type Drawing, drawSign } from '../../draw/sign-drawing.ts';
import { type CompleteFields, recordTypeFrom } from '../record-type.ts';
import { AddressShape, ConfidenceShape, SlugShape, SvgStringShape, TextShape } from '../shapes.ts';
import type { ExtractionContext } from './extraction.ts';

type From = ExtractionContext & { sign: Sign; drawing: Drawing };
const { key, optional, noun } = recordTypeFrom<From>();
const DRAWN = 'in the drawing';

export const SIGN = noun({
  id: key(SlugShape, ({ sign }) => sign.id),
  name: key(TextShape, ({ sign }) => sign.name),
  alsoCalled: optional(
    z.array(TextShape).min(1).meta({ description: 'Otros nombres que tiene en Puerto Rico.' }),
    ({ sign }) => sign.alsoCalled,
  ),
  family: key(SlugShape, ({ sign }) => sign.family),
  kind: key(z.enum(SIGN_KINDS), ({ sign }) => sign.kind),
  code: optional(TextShape, ({ sign }) => sign.code),
  legend: key(z.array(TextShape), ({ sign }) => sign.legend ?? []),
  alt: key(TextShape, ({ drawing }) => drawing.alt),
  meaning: key(TextShape, ({ sign, text }) => text.plain(sign.meaning)),
  action: key(TextShape, ({ sign, text }) => text.plain(sign.action)),
  svg: key(SvgStringShape, ({ drawing }) => drawing.svg),
  confidence: key(ConfidenceShape, ({ sign }) => sign.confidence),
  source: optional(AddressShape, ({ sign }) => sign.source),
  symbol: 'alt',
  shape: DRAWN,
  size: DRAWN,
  colours: DRAWN,
  pattern: DRAWN,
  driverSide: DRAWN,
  legendEvidence: 'of the editors',
  driver: 'in the manual',
} satisfies CompleteFields<Sign>);
export type CanonicalSign = z.infer<typeof SIGN.shape>;

export const extractSigns = (extraction: ExtractionContext): CanonicalSign[] =>
  [...extraction.site.signs.values()].map((sign) =>
    SIGN.recordOf({ ...extraction, sign, drawing: drawSign(extraction.site, sign) }),
  );
