/** The kinds of records that `licencia new` makes. Apart from their templates, so that the help is printed without them. */
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
