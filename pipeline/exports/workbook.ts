/**
 * A workbook with one sheet (.xlsx, ECMA-376) as the parts of a zip. No program turns its texts into dates or formulas.
 */
import { XML_DECLARATION, xml, xmlElement } from './xml.ts';
import type { ZipEntry } from './zip.ts';

export type SheetCell = string | number | undefined;

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

/** @param name name of the sheet @param rows the rows from the top; undefined is an empty cell */
export function workbook(name: string, rows: readonly (readonly SheetCell[])[]): ZipEntry[] {
  const texts = new Map<string, number>();
  const cell = (value: SheetCell, place: string): string => {
    if (value === undefined || value === '') return '';
    if (typeof value === 'number')
      return xmlElement('c', { r: place }, xmlElement('v', `${value}`));
    if (!texts.has(value)) texts.set(value, texts.size);
    return xmlElement('c', { r: place, t: 's' }, xmlElement('v', `${texts.get(value)}`));
  };
  const lines = rows.map((row, index) =>
    xmlElement(
      'row',
      { r: index + 1 },
      ...row.map((value, column) => cell(value, `${columnName(column)}${index + 1}`)),
    ),
  );
  const sheet = xmlElement('worksheet', { xmlns: MAIN }, xmlElement('sheetData', ...lines));
  const strings = xmlElement(
    'sst',
    { xmlns: MAIN, uniqueCount: texts.size },
    ...[...texts.keys()].map((text) =>
      xmlElement('si', xmlElement('t', { 'xml:space': 'preserve' }, xml(text))),
    ),
  );
  const book = xmlElement(
    'workbook',
    { xmlns: MAIN, 'xmlns:r': OFFICE },
    xmlElement('sheets', xmlElement('sheet', { name, sheetId: 1, 'r:id': 'rId1' })),
  );
  return officeParts('xl/workbook.xml', 'spreadsheetml.sheet.main', book, [
    {
      path: 'worksheets/sheet1.xml',
      kind: 'worksheet',
      type: 'spreadsheetml.worksheet',
      part: sheet,
    },
    {
      path: 'sharedStrings.xml',
      kind: 'sharedStrings',
      type: 'spreadsheetml.sharedStrings',
      part: strings,
    },
  ]);
}

/** The letters of a column: A, B … Z, AA. */
const columnName = (index: number): string =>
  index < 26
    ? String.fromCharCode(65 + index)
    : columnName(Math.floor(index / 26) - 1) + columnName(index % 26);

/** @property path below the folder of the main part */
type Part = { path: string; kind: string; type: string; part: string };

/** The parts of an Office document: types, relations, the main part and the parts that it names. */
export function officeParts(
  main: string,
  type: string,
  content: string,
  parts: readonly Part[],
): ZipEntry[] {
  const [folder = '', file = ''] = main.split('/');
  const typed = (path: string, of: string) =>
    xmlElement('Override', {
      PartName: `/${path}`,
      ContentType: `application/vnd.openxmlformats-officedocument.${of}+xml`,
    });
  const relations = (...all: string[]) =>
    XML_DECLARATION + xmlElement('Relationships', { xmlns: `${PACKAGE}/relationships` }, ...all);
  const relation = (id: number, kind: string, target: string) =>
    xmlElement('Relationship', { Id: `rId${id}`, Type: `${OFFICE}/${kind}`, Target: target });
  const types = xmlElement(
    'Types',
    { xmlns: `${PACKAGE}/content-types` },
    xmlElement('Default', {
      Extension: 'rels',
      ContentType: 'application/vnd.openxmlformats-package.relationships+xml',
    }),
    xmlElement('Default', { Extension: 'xml', ContentType: 'application/xml' }),
    typed(main, type),
    ...parts.map((part) => typed(`${folder}/${part.path}`, part.type)),
  );
  return [
    { path: '[Content_Types].xml', content: XML_DECLARATION + types },
    { path: '_rels/.rels', content: relations(relation(1, 'officeDocument', main)) },
    { path: main, content: XML_DECLARATION + content },
    {
      path: `${folder}/_rels/${file}.rels`,
      content: relations(...parts.map(({ kind, path }, index) => relation(index + 1, kind, path))),
    },
    ...parts.map(({ path, part }) => ({
      path: `${folder}/${path}`,
      content: XML_DECLARATION + part,
    })),
  ];
}
