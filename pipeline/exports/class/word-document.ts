/** A document of paragraphs (.docx, ECMA-376) as the parts of a zip. */

import { officeParts } from '../workbook.ts';
import { xml, xmlElement } from '../xml.ts';
import type { ZipEntry } from '../zip.ts';

const MAIN = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

/** @param paragraphs plain texts; line breaks inside a paragraph are kept */
export function wordDocument(paragraphs: readonly string[]): ZipEntry[] {
  const body = paragraphs.map((text) =>
    xmlElement(
      'w:p',
      xmlElement(
        'w:r',
        text
          .split('\n')
          .map((line) => xmlElement('w:t', { 'xml:space': 'preserve' }, xml(line)))
          .join(xmlElement('w:br')),
      ),
    ),
  );
  // Letter paper with margins of an inch, in twentieths of a point.
  const page = xmlElement(
    'w:sectPr',
    xmlElement('w:pgSz', { 'w:w': 12240, 'w:h': 15840 }),
    xmlElement('w:pgMar', { 'w:top': 1440, 'w:right': 1440, 'w:bottom': 1440, 'w:left': 1440 }),
  );
  const content = xmlElement(
    'w:document',
    { 'xmlns:w': MAIN },
    xmlElement('w:body', ...body, page),
  );
  return officeParts('word/document.xml', 'wordprocessingml.document.main', content, []);
}
