/** Colours of the brand where no stylesheet reaches: shared pictures, the manifest, the bars of browsers. */
export const BRAND = {
  /** The green of guide signs: `--panel` of tokens.css. */
  sign: '#00573f',
  /** `--paper`. */
  paper: '#ffffff',
  /** The yellow of road markings: `--sun`. */
  sun: '#ffcd00',
} as const;
