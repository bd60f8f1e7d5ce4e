/** The words that stand for a text which somebody still has to write; `licencia new` writes the first. */
export const UNWRITTEN = /\b(?:TODO|FIXME|TBD|XXX)\b/g;

export const isUnwritten = (text: string): boolean => text.search(UNWRITTEN) !== -1;
