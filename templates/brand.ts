/** The colours of the brand, the only place where they are written. Styles name them: `brand(sign)`. */
export const BRAND = {
  /** The green of guide signs. On dark pages it is lighter: `--panel` of tokens.css. */
  sign: '#00573f',
  paper: '#ffffff',
  /** The yellow of road markings. */
  sun: '#ffcd00',
} as const;
