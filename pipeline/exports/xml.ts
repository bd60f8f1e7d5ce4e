/** Writes XML, and HTML that is well-formed XML. All text in exports is escaped here. */

export const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** Characters that XML 1.0 does not allow. */
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

/** Attributes with line breaks and tabs, which a reader would turn into spaces. */
export function xmlAttribute(text: string): string {
  return xml(text).replaceAll('\n', '&#10;').replaceAll('\t', '&#9;');
}

export type Attributes = Record<string, string | number | boolean>;

/** @param children markup */
export function element(name: string, attributes: Attributes = {}, ...children: string[]): string {
  const start = `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${xmlAttribute(String(value))}"`)
    .join('')}`;
  return children.length === 0 ? `${start}/>` : `${start}>${children.join('')}</${name}>`;
}

/** Text with its line breaks as `<br/>`. */
export function inline(text: string): string {
  return xml(text).replaceAll('\n', '<br/>');
}

export function paragraph(text: string): string {
  return `<p>${inline(text)}</p>`;
}

/** @returns the text alone where there is no address */
export function link(address: string | undefined, text: string): string {
  return address === undefined ? xml(text) : element('a', { href: address }, xml(text));
}
