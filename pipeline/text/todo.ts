/** Finds placeholders for text that somebody still has to write, as `licencia new` writes them. */

/** Matches the TODO of a value, heading, item or line that is TODO or begins with "TODO:", not the Spanish word. */
export const TODO_PATTERN = /(?<=^[ \t]*(?:(?:#{1,6}|[-*+>]|\d+\.)[ \t]+)*)TODO(?=:|[ \t]*$)/gm;

export const hasTodo = (text: string): boolean => text.search(TODO_PATTERN) !== -1;
