/** Escapes text for the content of elements and for attributes in double quotes. */

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '\r': '&#13;',
};
const entityOf = (character: string) => ENTITIES[character] ?? character;

export function escapeHtml(text: string): string {
  // Cheap pre-check: most texts have none of these characters.
  return /[&<>"']/.test(text) ? text.replace(/[&<>"']/g, entityOf) : text;
}

/** Characters that XML 1.0 cannot contain, not even as an entity. */
const NOT_IN_XML =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** @returns the text without characters that XML cannot contain */
export function escapeXml(text: string): string {
  return text.replace(NOT_IN_XML, '').replace(/[&<>"\r]/g, entityOf);
}
