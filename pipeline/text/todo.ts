/** Finds placeholders for text that somebody still has to write, as `licencia new` writes them. */

/** Matches a TODO at the beginning of a line, heading or item, if ":" or the end of the line follows it. */
export const TODO_PATTERN = /(?<=^[ \t]*(?:(?:#{1,6}|[-*+>]|\d+\.)[ \t]+)*)TODO(?=:|[ \t]*$)/gm;

export const hasTodo = (text: string): boolean => text.search(TODO_PATTERN) !== -1;
