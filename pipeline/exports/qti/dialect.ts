/** The two versions of QTI write the same elements in two ways. */
import { type Attributes, element, XML } from '../xml.ts';

export type Dialect = {
  id: 'qti21' | 'qti3';
  /** Namespace of items and tests, and the address of its schema. */
  namespace: string;
  schema: string;
  /** The package around them. */
  manifest: { namespace: string; schema: string; version: string; item: string; test: string };
  /** An element of QTI. @param children markup; HTML is the same in both versions */
  element(name: string, attributes?: Attributes, ...children: string[]): string;
  /** Wraps feedback. */
  body(content: string): string;
};

export const QTI_21: Dialect = {
  id: 'qti21',
  namespace: 'http://www.imsglobal.org/xsd/imsqti_v2p1',
  schema: 'http://www.imsglobal.org/xsd/qti/qtiv2p1/imsqti_v2p1.xsd',
  manifest: {
    namespace: 'http://www.imsglobal.org/xsd/imscp_v1p1',
    schema: 'QTIv2.1 Package',
    version: '1.0.0',
    item: 'imsqti_item_xmlv2p1',
    test: 'imsqti_test_xmlv2p1',
  },
  element,
  body: (content) => content,
};

/** Version 3 writes the same names with a prefix and hyphens. */
export const QTI_3: Dialect = {
  id: 'qti3',
  namespace: 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0',
  schema: 'https://purl.imsglobal.org/spec/qti/v3p0/schema/xsd/imsqti_asiv3p0_v1p0.xsd',
  manifest: {
    namespace: 'http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1',
    schema: 'QTI Package',
    version: '3.0.0',
    item: 'imsqti_item_xmlv3p0',
    test: 'imsqti_test_xmlv3p0',
  },
  element: (name, attributes = {}, ...children) =>
    element(
      `qti-${hyphened(name)}`,
      Object.fromEntries(
        Object.entries(attributes).map(([key, value]) => [
          key.includes(':') ? key : hyphened(key),
          value,
        ]),
      ),
      ...children,
    ),
  body: (content) => element('qti-content-body', {}, content),
};

const hyphened = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** A file of one element. */
export function document(
  { namespace, schema, element: q }: Dialect,
  name: string,
  attributes: Attributes,
  ...children: string[]
): string {
  const root = {
    xmlns: namespace,
    'xmlns:xsi': XSI,
    'xsi:schemaLocation': `${namespace} ${schema}`,
    ...attributes,
  };
  return `${XML}${q(name, root, ...children)}\n`;
}

export const XSI = 'http://www.w3.org/2001/XMLSchema-instance';
