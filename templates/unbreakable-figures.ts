/** Figures that a line must not break: laws and forms with their numbers, ranges, telephone numbers. */

/**
 * Figures and codes joined by hyphens or dashes, where browsers break a line: "Ley 22-2000", "30–50". The pattern has
 * no lookbehind, because Safari 15 does not support it.
 */
export const UNBREAKABLE_FIGURE = /\b((?:Ley )?[A-Z\d]+(?:[-–][A-Z\d]+)*[-–]\d+)(?![\w-])/g;

export const NO_BREAK_CLASS = 'no-break';
