/** The kinds of records that `licencia new` makes. `--help` needs these names, but not the templates in new.ts. */
export const NEW_RECORD_KINDS = [
  'article',
  'chapter',
  'centre',
  'page',
  'test',
  'question',
  'fact',
  'source',
] as const;
export type NewRecordKind = (typeof NEW_RECORD_KINDS)[number];
