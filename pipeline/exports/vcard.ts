/** Centres → vCard 4.0 and 3.0: contacts for a phone, with what a source supports and nothing else. */
import type { Canonical, CanonicalCentre } from './canonical.ts';
import type { ExportFormat, LeftOut } from './format.ts';

export const vcard: ExportFormat = (canonical) => {
  const { centres } = canonical;
  return {
    files: [
      {
        path: '/descargas/centros.vcf',
        content: centres.map((centre) => card4(canonical, centre)).join(''),
        label: 'vCard 4.0',
      },
      {
        path: '/descargas/centros-telefonos.vcf',
        content: centres.map((centre) => card3(canonical, centre)).join(''),
        label: 'vCard 3.0, para teléfonos',
      },
    ],
    leftOut: centres.flatMap(leftOutOf),
  };
};

const sure = (statement: CanonicalCentre['phone']) =>
  statement === undefined || statement.confidence === 'low' ? undefined : statement.text;
/** A point in the town centre is not the building, and a contact has no room to say so. */
const building = ({ coordinates }: CanonicalCentre) =>
  coordinates?.precision === 'edificio' ? coordinates : undefined;

function leftOutOf(centre: CanonicalCentre): LeftOut[] {
  const what = (field: string) => `centros.vcf: ${field} de ${centre.name}`;
  return [
    ...(sure(centre.address) === undefined
      ? [{ what: what('la dirección'), why: 'No está confirmada.' }]
      : []),
    ...(phoneOf(centre) === undefined
      ? [
          {
            what: what('el teléfono'),
            why: 'No está confirmado, o la fuente no da un solo número.',
          },
        ]
      : []),
    ...(building(centre) === undefined
      ? [
          {
            what: what('el punto en el mapa'),
            why: 'Solo se conoce un punto del pueblo, no el edificio.',
          },
        ]
      : []),
  ];
}

/** "+1-787-555-0100" if the statement is one number and nothing else. */
function phoneOf({ phone }: CanonicalCentre): string | undefined {
  const match = /^\(?(\d{3})\)?[-. ]?(\d{3})[-. ]?(\d{4})$/.exec(sure(phone)?.trim() ?? '');
  return match === null ? undefined : `+1-${match[1]}-${match[2]}-${match[3]}`;
}

function card4(canonical: Canonical, centre: CanonicalCentre): string {
  const phone = phoneOf(centre);
  const point = building(centre);
  return lines([
    'VERSION:4.0',
    'KIND:org',
    `UID:${centre.url}`,
    `FN:${escape(centre.name)}`,
    ...(sure(centre.address) === undefined ? [] : [`ADR;TYPE=work:${address(centre)}`]),
    ...(phone === undefined ? [] : [`TEL;VALUE=uri;TYPE="work,voice":tel:${phone}`]),
    ...(point === undefined ? [] : [`GEO:geo:${point.latitude},${point.longitude}`]),
    ...common(canonical, centre),
  ]);
}

function card3(canonical: Canonical, centre: CanonicalCentre): string {
  const phone = phoneOf(centre);
  const point = building(centre);
  return lines([
    'VERSION:3.0',
    `UID:${centre.url}`,
    `FN:${escape(centre.name)}`,
    `N:${escape(centre.name)};;;;`,
    ...(sure(centre.address) === undefined ? [] : [`ADR;TYPE=WORK:${address(centre)}`]),
    ...(phone === undefined ? [] : [`TEL;TYPE=WORK,VOICE:${phone}`]),
    ...(point === undefined ? [] : [`GEO:${point.latitude};${point.longitude}`]),
    ...common(canonical, centre),
  ]);
}

function common({ meta }: Canonical, centre: CanonicalCentre): string[] {
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

/** The statement stands as the street: it is one text, and cutting it would invent parts. */
function address(centre: CanonicalCentre): string {
  return [
    '',
    '',
    escape(centre.address!.text),
    escape(centre.municipality),
    'PR',
    '',
    'Puerto Rico',
  ].join(';');
}

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
