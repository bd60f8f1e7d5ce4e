/** The schema.org object of a CESCO centre. */
import type { GovernmentOfficeLeaf, WithContext } from 'schema-dts';
import type { Centre } from '../../schemas/centre.ts';
import { defined } from '../../schemas/defined.ts';
import type { Hours } from '../../schemas/fact.ts';
import { hoursByDay } from '../ledger/format-value.ts';
import { areHoursAgreed } from '../ledger/hours.ts';
import type { LedgerFact } from '../ledger/types.ts';
import { type Address, described } from './json-ld.ts';

/** Days of the week as schema.org names them. */
export const WEEKDAYS = {
  lu: 'Monday',
  ma: 'Tuesday',
  mi: 'Wednesday',
  ju: 'Thursday',
  vi: 'Friday',
  sa: 'Saturday',
  do: 'Sunday',
} as const;

/** Telephone and coordinates are left out unless they are the building's own, hours until they are agreed, and of a closed centre all that leads people there. */
export function governmentOffice(
  centre: Centre,
  route: string,
  address: Address,
  plain: (rich: string) => string,
  hours: LedgerFact | undefined,
): WithContext<GovernmentOfficeLeaf> {
  const times =
    hours !== undefined && areHoursAgreed(hours)
      ? (hours.preferred ?? hours.readings)[0]
      : undefined;
  const isOpen = centre.closed === undefined;
  const [postal, phone] = [centre.address, centre.phone].map((statement) =>
    statement?.confidence === 'low' || !isOpen ? undefined : statement,
  );
  const point =
    isOpen && centre.coordinates?.precision === 'edificio' ? centre.coordinates : undefined;
  return defined({
    ...described('GovernmentOffice', centre.name, plain(centre.description), address(route)),
    areaServed: { '@type': 'AdministrativeArea' as const, name: centre.municipality },
    address: postal && {
      '@type': 'PostalAddress' as const,
      streetAddress: plain(postal.text),
      addressLocality: centre.municipality,
      addressRegion: 'PR',
      addressCountry: 'US',
    },
    telephone: phone && plain(phone.text),
    geo: point && {
      '@type': 'GeoCoordinates' as const,
      latitude: point.latitude,
      longitude: point.longitude,
    },
    openingHoursSpecification: times && openings(times.value as Hours),
  });
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
