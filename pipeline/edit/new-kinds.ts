/** The kinds of records that `licencia new` makes. Kept apart from their templates, which the help does not need. */
export const NEW_KINDS = [
  'article',
  'chapter',
  'centre',
  'page',
  'test',
  'question',
  'fact',
  'source',
] as const;
export type NewKind = (typeof NEW_KINDS)[number];
