/** The canonical data: one object of plain data, made by `extract/`, from which every export is written. */
import { createHash } from 'node:crypto';
import type { Finding } from '../findings/finding.ts';
import type { Summary } from '../findings/summary.ts';
import type { AcceptanceTimes } from './extract/accepted.ts';
import type { CanonicalArticle, CanonicalChapter } from './extract/articles.ts';
import type { CanonicalCentre } from './extract/centres.ts';
import type { CanonicalEssential } from './extract/essentials.ts';
import type { CanonicalFact } from './extract/facts.ts';
import type { CanonicalQuestion, CanonicalTest } from './extract/questions.ts';
import type { CanonicalSign } from './extract/signs.ts';
import type { CanonicalSource } from './extract/sources.ts';
import type { Meta } from './shapes.ts';

export { type Citation, type Meta, OPTION_LETTERS } from './shapes.ts';
export type { CanonicalArticle, CanonicalQuestion, CanonicalSign, CanonicalTest };

/** Raise it when keys change: the major number for a removed or renamed key, the minor one for a new key. */
export const SCHEMA_VERSION = '2.3.0';

export type CanonicalData = {
  meta: Meta;
  essentials: CanonicalEssential[];
  tests: CanonicalTest[];
  questions: CanonicalQuestion[];
  /** Only the API has `retos` and `formas`, so that programs can look up every question id that they stored. */
  retos: CanonicalQuestion[];
  formas: CanonicalQuestion[];
  centres: CanonicalCentre[];
  facts: CanonicalFact[];
  articles: CanonicalArticle[];
  chapters: CanonicalChapter[];
  signs: CanonicalSign[];
  sources: CanonicalSource[];
  audit: { findings: Finding[]; summary: Summary };
  /** Times when words and pictures were last accepted. */
  accepted: AcceptanceTimes;
  /** The old ids that articles declare. */
  aliases: { id: string; to: string }[];
};

/** The content alone: its hash is part of the version. */
export type CanonicalContent = Omit<CanonicalData, 'audit' | 'aliases' | 'accepted'>;

/** Adds the version: the day of the last change and a hash of the content. */
export function withVersion(
  meta: Omit<Meta, 'version'>,
  content: Omit<CanonicalContent, 'meta'>,
): CanonicalContent {
  const hash = createHash('sha256')
    .update(JSON.stringify([meta, content]))
    .digest('hex')
    .slice(0, 8);
  return { meta: { ...meta, version: `${meta.date}-${hash}` }, ...content };
}
