/** Character references of HTML, `&amp;` and `&#8211;`, in a text of Markdown → the characters that they name. */
import { hiddenIn } from './characters.ts';

/** Known names: the signs of HTML, the letters and signs of Spanish, and invisible characters, which are reported. */
const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  aacute: 'á',
  eacute: 'é',
  iacute: 'í',
  oacute: 'ó',
  uacute: 'ú',
  uuml: 'ü',
  ntilde: 'ñ',
  Aacute: 'Á',
  Eacute: 'É',
  Iacute: 'Í',
  Oacute: 'Ó',
  Uacute: 'Ú',
  Uuml: 'Ü',
  Ntilde: 'Ñ',
  iquest: '¿',
  iexcl: '¡',
  laquo: '«',
  raquo: '»',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  middot: '·',
  deg: '°',
  ordf: 'ª',
  ordm: 'º',
  sect: '§',
  frac12: '½',
  times: '×',
  euro: '€',
  cent: '¢',
  copy: '©',
  reg: '®',
  trade: '™',
  colon: ':',
  Tab: '\t',
  NewLine: '\n',
  shy: '\u00ad',
  zwnj: '\u200c',
  lrm: '\u200e',
  rlm: '\u200f',
  ZeroWidthSpace: '\u200b',
  NegativeVeryThinSpace: '\u200b',
  NegativeThinSpace: '\u200b',
  NegativeMediumSpace: '\u200b',
  NegativeThickSpace: '\u200b',
  NoBreak: '\u2060',
  ApplyFunction: '\u2061',
  af: '\u2061',
  InvisibleTimes: '\u2062',
  it: '\u2062',
  InvisibleComma: '\u2063',
  ic: '\u2063',
};
const ENTITY = /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z][a-z0-9]*));/gi;
const WHOLE = new RegExp(`^${ENTITY.source}$`, 'i');

/** The text with its entities replaced; one with a name that is not in the table stays as it is written. */
export function decodeEntities(text: string): string {
  return text.includes('&')
    ? text.replace(ENTITY, (whole, ...names: string[]) => characterOf(names) ?? whole)
    : text;
}

export type EntityProblem = { kind: 'unknown' } | { kind: 'hidden'; code: string };

/** The problem with a text that is one entity: it is unknown, or names an invisible character. */
export function entityProblem(text: string): EntityProblem | undefined {
  const match = WHOLE.exec(text);
  if (match === null) return undefined;
  const character = characterOf(match.slice(1));
  if (character === undefined) return { kind: 'unknown' };
  const hidden = hiddenIn(character);
  return hidden === undefined ? undefined : { kind: 'hidden', code: hidden.code };
}

/** By its number, in sixteens or tens, or by its name. */
function characterOf([hex, decimal, name]: (string | undefined)[]): string | undefined {
  if (name !== undefined) return Object.hasOwn(NAMED, name) ? NAMED[name] : undefined;
  return numbered(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16));
}

/** The characters of the numbers from 128 to 159: HTML reads them as those of Windows-1252, such as – and €. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

function numbered(code: number): string {
  if (code >= 0x80 && code <= 0x9f) return WINDOWS_1252[code - 0x80]!;
  return code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)
    ? '\ufffd'
    : String.fromCodePoint(code);
}
