/** What no drawing may hold: a value that was not computed, a style that the site's policy blocks, an id that two drawings on a page would share. */
export const UNSOUND = / style=|undefined|NaN|Infinity|<image|href|\[object| id=|-?\d*\.\d{4,}/;
