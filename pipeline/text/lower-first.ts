/** Lowers the first letter of a text, to fit it into the middle of a sentence. */

export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
