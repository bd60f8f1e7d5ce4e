/** Writes XML, and HTML that is well-formed XML, and escapes text for both. */
import { escapeXml as xml } from '../text/escape.ts';

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** Escapes text for elements and for attributes in double quotes. */
export { xml };

/** Escapes line breaks and tabs in attributes, which an XML reader would turn into spaces. */
export function escapeXmlAttribute(text: string): string {
  return xml(text).replaceAll('\n', '&#10;').replaceAll('\t', '&#9;');
}

export type Attributes = Record<string, string | number | boolean>;

/** @param parts the element's attributes, if it has any, then its markup */
export function xmlElement(name: string, ...parts: (Attributes | string)[]): string {
  const attributes = typeof parts[0] === 'object' ? parts[0] : {};
  const children = parts.filter((part) => typeof part === 'string');
  const start = `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeXmlAttribute(String(value))}"`)
    .join('')}`;
  return children.length === 0 ? `${start}/>` : `${start}>${children.join('')}</${name}>`;
}

/** Text with its line breaks as `<br/>`. */
export function escapeWithBreaks(text: string): string {
  return xml(text).replaceAll('\n', '<br/>');
}

export function paragraph(text: string): string {
  return `<p>${escapeWithBreaks(text)}</p>`;
}

export const xmlLink = (address: string, text: string): string =>
  xmlElement('a', { href: address }, xml(text));
