/** Finds what stands for a text that somebody still has to write: `licencia new` writes only these. */

/** A whole value, heading, item or line that is TODO or begins "TODO:". The Spanish word in a sentence is none. */
export const UNWRITTEN = /(?<=^[ \t]*(?:(?:#{1,6}|[-*+>]|\d+\.)[ \t]+)*)TODO(?=:|[ \t]*$)/gm;

export const isUnwritten = (text: string): boolean => text.search(UNWRITTEN) !== -1;
