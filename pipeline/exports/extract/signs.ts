/** Signs, markings and signals as they are published. */
import * as z from 'zod';
import { SIGN_KINDS, type Sign } from '../../../schemas/sign.ts';
import { type Drawing, drawSign } from '../../draw/sign-drawing.ts';
import { type Covering, recordTypeFrom } from '../record-type.ts';
import { AddressShape, ConfidenceShape, Slug, Svg, Text } from '../shapes.ts';
import type { Extraction } from './extraction.ts';

type From = Extraction & { sign: Sign; drawing: Drawing };
const { key, optional, noun } = recordTypeFrom<From>();
const DRAWN = 'in the drawing';

export const SIGN = noun({
  id: key(Slug, ({ sign }) => sign.id),
  name: key(Text, ({ sign }) => sign.name),
  alsoCalled: optional(
    z.array(Text).min(1).meta({ description: 'Otros nombres que tiene en Puerto Rico.' }),
    ({ sign }) => sign.alsoCalled,
  ),
  family: key(Slug, ({ sign }) => sign.family),
  kind: key(z.enum(SIGN_KINDS), ({ sign }) => sign.kind),
  code: optional(Text, ({ sign }) => sign.code),
  legend: key(z.array(Text), ({ sign }) => sign.legend ?? []),
  alt: key(Text, ({ drawing }) => drawing.alt),
  meaning: key(Text, ({ sign, text }) => text.plain(sign.meaning)),
  action: key(Text, ({ sign, text }) => text.plain(sign.action)),
  svg: key(Svg, ({ drawing }) => drawing.svg),
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
} satisfies Covering<Sign>);
export type CanonicalSign = z.infer<typeof SIGN.shape>;

export const extractSigns = (extraction: Extraction): CanonicalSign[] =>
  [...extraction.site.signs.values()].map((sign) =>
    SIGN.recordOf({ ...extraction, sign, drawing: drawSign(extraction.site, sign) }),
  );
