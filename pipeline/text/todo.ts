/** Finds placeholders for text that somebody still has to write, as `licencia new` writes them. */

/** A value, heading, item or line that is TODO or begins with "TODO:". The Spanish word inside a sentence does not match. */
export const TODO_PATTERN = /(?<=^[ \t]*(?:(?:#{1,6}|[-*+>]|\d+\.)[ \t]+)*)TODO(?=:|[ \t]*$)/gm;

export const hasTodo = (text: string): boolean => text.search(TODO_PATTERN) !== -1;
