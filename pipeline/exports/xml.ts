/** Text → XML text: escaped, and without the characters that XML 1.0 cannot hold at all. */

const FORBIDDEN =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
};

/** For elements and for attributes in double quotes. */
export function xml(text: string): string {
  return text.replace(FORBIDDEN, '').replace(/[&<>"\r]/g, (char) => ENTITIES[char]!);
}

/** For attributes whose line breaks and tabs matter: a reader would make spaces of them. */
export function xmlAttribute(text: string): string {
  return xml(text).replaceAll('\n', '&#10;').replaceAll('\t', '&#9;');
}
