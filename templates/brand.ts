/** The brand's colours. Styles write `brand(sign)`, which the bundler replaces. */
export const BRAND = {
  /** The green of guide signs. On dark pages it is lighter: `--panel` of tokens.css. */
  sign: '#00573f',
  paper: '#ffffff',
  sun: '#ffcd00',
} as const;
