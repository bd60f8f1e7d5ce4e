/** The colours of signs, by name. */

/** Pantone equivalents of the federal standard; the fluorescent ones and purple are approximations for screens. */
export const SHEETING_COLOURS = {
  red: '#AF1E2D',
  white: '#FFF',
  black: '#000',
  yellow: '#FCD116',
  green: '#006B54',
  blue: '#003F87',
  orange: '#DD7500',
  brown: '#603311',
  fluorescentYellowGreen: '#C6E000',
  fluorescentPink: '#F46D9B',
  purple: '#6D2077',
} as const;

/** Lit lamps and reflectors: brighter than sheeting, because they shine on a black housing or on asphalt. */
export const LAMP_COLOURS = {
  red: '#F03A3A',
  green: '#1FC46B',
  orange: '#FF8A1F',
  blue: '#5AA2FF',
} as const;

export const ROAD_COLOURS = {
  asphalt: '#4A4F50',
  verge: '#7C9A62',
  pavement: '#C9C6BC',
  kerb: '#9B998F',
} as const;

export const SIGNAL_HOUSING_COLOURS = { case: '#15191A', dark: '#3A4143', rim: '#5E6766' } as const;
