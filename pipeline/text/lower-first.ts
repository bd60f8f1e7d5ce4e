/** Fits a text that begins a sentence, such as a message of a library, into the middle of one. */

export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
