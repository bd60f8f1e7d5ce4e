/** A colour's Spanish name, as in the records → its hexadecimal value. */

/** Pantone equivalents of the federal standard; the fluorescent ones and purple are approximations for screens. */
export const SHEETING = {
  rojo: '#AF1E2D',
  blanco: '#FFF',
  negro: '#000',
  amarillo: '#FCD116',
  verde: '#006B54',
  azul: '#003F87',
  naranja: '#DD7500',
  marrón: '#603311',
  'amarillo-verde fluorescente': '#C6E000',
  'rosado fluorescente': '#F46D9B',
  púrpura: '#6D2077',
} as const;

/** Lit lamps and reflectors: brighter than sheeting, because they shine on a black housing or on asphalt. */
export const LAMP = {
  rojo: '#F03A3A',
  amarillo: '#FCD116',
  verde: '#1FC46B',
  blanco: '#FFF',
  naranja: '#FF8A1F',
  azul: '#5AA2FF',
} as const;

/** What a road is made of, seen from above. */
export const ROAD = {
  asphalt: '#4A4F50',
  verge: '#7C9A62',
  pavement: '#C9C6BC',
  kerb: '#9B998F',
} as const;

/** A signal's housing, a lamp that is off and the rim of the housing. */
export const HOUSING = { case: '#15191A', dark: '#3A4143', rim: '#5E6766' } as const;

export function sheeting(name: string | undefined, otherwise: keyof typeof SHEETING): string {
  return SHEETING[name as keyof typeof SHEETING] ?? SHEETING[otherwise];
}

export function lamp(name: string | undefined): string {
  return LAMP[name as keyof typeof LAMP] ?? HOUSING.dark;
}
