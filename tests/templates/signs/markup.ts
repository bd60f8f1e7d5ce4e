/**
 * Faults of a drawing: an invalid value, a number with more than three decimals, an image or a link, a style that the
 * policy blocks, an id that another drawing may have too.
 */
export const UNSOUND_MARKUP =
  / style=|undefined|NaN|Infinity|<image|href|\[object| id=|-?\d*\.\d{4,}/;
