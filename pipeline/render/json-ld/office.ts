/** The schema.org object of a CESCO centre. It is listed field by field, so that a missing field is a type error. */
import type { GovernmentOfficeLeaf, WithContext } from 'schema-dts';
import { type MergedCentre, mapStatements } from '../../../schemas/centre.ts';
import type { Hours } from '../../../schemas/fact.ts';
import { hoursByDay } from '../../ledger/format-value.ts';
import { areHoursAgreed } from '../../ledger/hours.ts';
import type { LedgerFact } from '../../ledger/types.ts';
import { baseObject } from './graphs.ts';

const WEEKDAYS = {
  lu: 'Monday',
  ma: 'Tuesday',
  mi: 'Wednesday',
  ju: 'Thursday',
  vi: 'Friday',
  sa: 'Saturday',
  do: 'Sunday',
} as const;

type From = {
  centre: MergedCentre;
  plain: (rich: string) => string;
  /** The fact with the centre's hours; undefined for a closed centre. */
  hours: LedgerFact | undefined;
};
type Office = Pick<
  GovernmentOfficeLeaf,
  'areaServed' | 'address' | 'telephone' | 'geo' | 'openingHoursSpecification'
>;

type Told = (from: From) => Office;

const OF_PEOPLE = 'people read it';
/**
 * Leaves out addresses and phones of low confidence, coordinates that are not the building's, disputed hours, and all
 * of these for a closed centre.
 */
const TOLD = {
  $schema: 'of the file',
  name: 'the name',
  description: 'the description',
  municipality: ({ centre }) => ({
    areaServed: { '@type': 'AdministrativeArea', name: centre.municipality },
  }),
  ...mapStatements(() => OF_PEOPLE),
  address: ({ centre: { address, municipality, closed }, plain }) =>
    closed !== undefined || address === undefined || address.confidence === 'low'
      ? {}
      : {
          address: {
            '@type': 'PostalAddress',
            streetAddress: plain(address.text),
            addressLocality: municipality,
            addressRegion: 'PR',
            addressCountry: 'US',
          },
        },
  phone: ({ centre: { phone, closed }, plain }) =>
    closed !== undefined || phone === undefined || phone.confidence === 'low'
      ? {}
      : { telephone: plain(phone.text) },
  coordinates: ({ centre: { coordinates: point, closed } }) =>
    closed === undefined && point?.precision === 'edificio'
      ? {
          geo: { '@type': 'GeoCoordinates', latitude: point.latitude, longitude: point.longitude },
        }
      : {},
  hours: ({ hours }) => {
    if (hours === undefined || !areHoursAgreed(hours)) return {};
    const [reading] = hours.preferred ?? hours.readings;
    return reading === undefined
      ? {}
      : { openingHoursSpecification: openings(reading.value as Hours) };
  },
  hoursWhen: 'the hours',
  id: 'the address of the page',
  closed: 'no address and no hours',
  region: 'a region of this site alone',
  directory: 'of the list of centres',
  updated: 'of the page',
  services: OF_PEOPLE,
  documentedServices: OF_PEOPLE,
  documents: OF_PEOPLE,
  tips: OF_PEOPLE,
  notice: OF_PEOPLE,
} satisfies Record<keyof MergedCentre, string | Told>;

/** @param url address of the page of the centre */
export function governmentOffice(url: string, from: From): WithContext<GovernmentOfficeLeaf> {
  const description = from.plain(from.centre.description);
  const office: WithContext<GovernmentOfficeLeaf> = baseObject('GovernmentOffice', {
    name: from.centre.name,
    description,
    url,
  });
  for (const told of Object.values<string | Told>(TOLD))
    if (typeof told !== 'string') Object.assign(office, told(from));
  return office;
}

const openings = (hours: Hours) =>
  [...hoursByDay(hours)].flatMap(([day, range]) => {
    if (range === 'cerrado') return [];
    const [opens = '', closes = ''] = range.split('-');
    return {
      '@type': 'OpeningHoursSpecification' as const,
      dayOfWeek: WEEKDAYS[day],
      opens: `${opens}:00`,
      closes: `${closes}:00`,
    };
  });
