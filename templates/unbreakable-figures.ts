/** Figures that a line must not break: laws and forms with their numbers, ranges, telephone numbers. */

/** Digits after a hyphen or dash, where browsers break a line: "22-", "2000". No lookbehind: Safari 15 has none. */
export const UNBREAKABLE_FIGURE = /\b((?:Ley )?[A-Z\d]+(?:[-–][A-Z\d]+)*[-–]\d+)(?![\w-])/g;

/** Class of an element that is kept on one line. */
export const NO_BREAK_CLASS = 'no-break';
