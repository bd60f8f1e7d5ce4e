/** Addresses of links: how a browser reads them, and which are allowed. */
import { decodeEntities } from './entities.ts';

const ALLOWED_SCHEMES = new Set(['https', 'mailto', 'tel']);

/** An address as a browser reads it: entities decoded, without control characters and spaces. */
export function normaliseAddress(written: string): string {
  return decodeEntities(written).replace(/[\u0000-\u0020\u007f-\u009f\u200b\ufeff]/g, '');
}

/**
 * @param address the result of `normaliseAddress`
 * @returns the reason why it may not be linked, or undefined
 */
export function addressProblem(address: string): string | undefined {
  if (address.startsWith('//') || address.includes('\\')) return 'names a host but no scheme';
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(address)?.[1]?.toLowerCase();
  if (address.includes('{{')) return 'contains a reference, which only texts may contain';
  if (scheme === 'https' && !/^https:\/\/[^/?#]/i.test(address)) return 'names no host';
  if (scheme !== undefined)
    return ALLOWED_SCHEMES.has(scheme) ? undefined : `uses the scheme "${scheme}:"`;
  return address.startsWith('/') || address.startsWith('#')
    ? undefined
    : 'is neither a route of this site nor a full https address';
}
