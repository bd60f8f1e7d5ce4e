/**
 * Encodes the number of cards of a family for gallery.css, which estimates the height of the family from it. A style
 * attribute is impossible, because the content security policy forbids it.
 */
const POWERS = [1, 2, 4, 8, 16, 32, 64];

/** @returns the powers of two that add up to a number: 37 is `1 4 32` */
export const powersOfTwo = (cards: number): string =>
  POWERS.filter((power) => cards & power).join(' ');
