/** The icon of the site: a road on a guide sign. The build also makes the PNG icons from it. */
import { BRAND } from './brand.ts';

export const ICON = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">',
  `<rect width="64" height="64" rx="12" fill="${BRAND.sign}"/>`,
  '<rect x="5" y="5" width="54" height="54" rx="8" fill="none" stroke="#fff" stroke-width="3"/>',
  '<path d="M26 14h12l10 36H16Z" fill="#2b302e"/>',
  `<path d="M31 18h2l.6 6h-3.2Zm-.9 10h3.8l.9 8h-5.6Zm-1.2 12h6.2l1 8h-8.2Z" fill="${BRAND.sun}"/>`,
  '</svg>',
].join('');
