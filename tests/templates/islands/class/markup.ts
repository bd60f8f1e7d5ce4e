/** Makes the elements of paper.ts as HTML text. */

import { escapeXmlAttribute, xml } from '../../../../pipeline/exports/xml.ts';
import type { MakeElement } from '../../../../templates/islands/class/paper.ts';

/** HTML source. A plain string is text instead, and is escaped. */
export type HtmlSource = { html: string };

const VOID = new Set(['img']);

export const markup: MakeElement<HtmlSource> = (tag, attributes, ...children) => {
  const start = `<${tag}${Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeXmlAttribute(value)}"`)
    .join('')}>`;
  if (VOID.has(tag)) return { html: start };
  const inside = children.map((child) =>
    typeof child === 'string' ? xml(child).replaceAll('\n', '<br>') : child.html,
  );
  return { html: `${start}${inside.join('')}</${tag}>` };
};
