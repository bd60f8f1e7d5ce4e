/** Encodes bytes for an address: base64url without padding (RFC 4648, section 5). */
export const toBase64url = (bytes: Iterable<number>): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** @returns undefined for text that is not base64url */
export function fromBase64url(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[\w-]*$/.test(text)) return undefined;
  try {
    const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(bytes, (byte) => byte.charCodeAt(0));
  } catch {
    return undefined;
  }
}
