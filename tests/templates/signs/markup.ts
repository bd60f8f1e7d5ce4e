/** Faults of a drawing: an invalid value, a style that the policy blocks, an id that drawings may share. */
export const UNSOUND_MARKUP =
  / style=|undefined|NaN|Infinity|<image|href|\[object| id=|-?\d*\.\d{4,}/;
