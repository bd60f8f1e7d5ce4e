/** The centres as vCard 4.0 and 3.0, with only what a source supports. */
import type { LeftOut } from '../render/downloads.ts';
import type { CanonicalCentre, Meta } from './canonical.ts';
import type { ExportFormat } from './format.ts';

export const vcard: ExportFormat<'meta' | 'centres'> = ({ centres, meta }) => {
  const cards = (version: Version) => centres.map((centre) => card(version, meta, centre)).join('');
  return {
    files: [
      { path: '/descargas/centros.vcf', content: cards(VERSION_4), label: 'vCard 4.0' },
      {
        path: '/descargas/centros-telefonos.vcf',
        content: cards(VERSION_3),
        label: 'vCard 3.0, para teléfonos',
      },
    ],
    leftOut: centres.flatMap(leftOutOf),
  };
};

/** Differences between the two versions. */
type Version = {
  start: (centre: CanonicalCentre) => string[];
  address: string;
  phone: string;
  point: (latitude: number, longitude: number) => string;
};

const VERSION_4: Version = {
  start: ({ url, name }) => ['VERSION:4.0', 'KIND:org', `UID:${url}`, `FN:${escape(name)}`],
  address: 'ADR;TYPE=work:',
  phone: 'TEL;VALUE=uri;TYPE="work,voice":tel:',
  point: (latitude, longitude) => `GEO:geo:${latitude},${longitude}`,
};

/** Phones need the name in parts, too. */
const VERSION_3: Version = {
  start: ({ url, name }) => [
    'VERSION:3.0',
    `UID:${url}`,
    `FN:${escape(name)}`,
    `N:${escape(name)};;;;`,
  ],
  address: 'ADR;TYPE=WORK:',
  phone: 'TEL;TYPE=WORK,VOICE:',
  point: (latitude, longitude) => `GEO:${latitude};${longitude}`,
};

const sure = (statement: CanonicalCentre['phone']) =>
  statement?.confidence === 'low' ? undefined : statement?.text;
/** A contact has no field to say that a point is only the town centre. */
const building = ({ coordinates }: CanonicalCentre) =>
  coordinates?.precision === 'edificio' ? coordinates : undefined;

function leftOutOf(centre: CanonicalCentre): LeftOut[] {
  const missing = (value: unknown, field: string, why: string) =>
    value === undefined ? [{ what: `centros.vcf: ${field} de ${centre.name}`, why }] : [];
  return [
    ...missing(sure(centre.address), 'la dirección', 'No está confirmada.'),
    ...missing(
      phoneOf(centre),
      'el teléfono',
      'No está confirmado, o la fuente no da un solo número.',
    ),
    ...missing(
      building(centre),
      'el punto en el mapa',
      'Solo se conoce un punto del pueblo, no el edificio.',
    ),
  ];
}

/** "+1-787-555-0100" if the statement is one number and nothing else. */
function phoneOf({ phone }: CanonicalCentre): string | undefined {
  const match = /^\(?(\d{3})\)?[-. ]?(\d{3})[-. ]?(\d{4})$/.exec(sure(phone)?.trim() ?? '');
  return match === null ? undefined : `+1-${match[1]}-${match[2]}-${match[3]}`;
}

function card(version: Version, meta: Meta, centre: CanonicalCentre): string {
  const [address, phone, point] = [sure(centre.address), phoneOf(centre), building(centre)];
  return lines([
    ...version.start(centre),
    ...(address === undefined ? [] : [version.address + postal(centre, address)]),
    ...(phone === undefined ? [] : [version.phone + phone]),
    ...(point === undefined ? [] : [version.point(point.latitude, point.longitude)]),
    ...common(meta, centre),
  ]);
}

function common(meta: Meta, centre: CanonicalCentre): string[] {
  const hours = centre.hours.readings.map(({ who, text }) => `${text} según ${who}`).join('. ');
  const hoursNote =
    hours === ''
      ? []
      : [
          `Horario: ${hours}.${centre.hours.agreed ? '' : ` Sin confirmar (${centre.hours.fact}).`}`,
        ];
  const note = [
    ...(centre.notice === undefined ? [] : [centre.notice]),
    ...hoursNote,
    meta.notice,
    `Versión ${meta.version}. ${meta.licence.name}.`,
  ].join('\n');
  return [
    `ORG:${escape('DTOP')};${escape(centre.name)}`,
    `URL:${centre.url}`,
    `CATEGORIES:${['CESCO', centre.municipality].map(escape).join(',')}`,
    `NOTE:${escape(note)}`,
    `SOURCE:${meta.address}`,
    `REV:${centre.updated.replaceAll('-', '')}T160000Z`,
  ];
}

/** The whole address is in the field for the street: its parts are not known. */
const postal = ({ municipality }: CanonicalCentre, address: string) =>
  ['', '', escape(address), escape(municipality), 'PR', '', 'Puerto Rico'].join(';');

const escape = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
const lines = (content: readonly string[]) =>
  ['BEGIN:VCARD', ...content, 'END:VCARD'].map((line) => `${fold(line)}\r\n`).join('');

/** No line is longer than 75 octets, and no character is cut in two. */
export function fold(line: string): string {
  let folded = '';
  let width = 0;
  for (const char of line) {
    const octets = Buffer.byteLength(char);
    if (width + octets > 75) {
      folded += '\r\n ';
      width = 1;
    }
    folded += char;
    width += octets;
  }
  return folded;
}
