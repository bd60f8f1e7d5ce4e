/** Links to the pages for practising hazards and driving, for the home page, the tests, the guide and companions. */
import type { RelatedLink } from '../../../templates/parts/RelatedLinks.tsx';
import type { Site } from '../../link/site.ts';

const ALL: RelatedLink[] = [
  {
    label: 'Peligros desde el asiento',
    route: '/peligros/',
    text: 'Escenas de la isla: toca cuando veas el peligro.',
  },
  {
    label: 'Maniobras paso a paso',
    route: '/maniobras/',
    text: 'Vistas desde arriba, para mirar antes de salir.',
  },
];

/** @returns the links whose pages this site has */
export const drivingPracticeLinks = ({ routes }: Site): RelatedLink[] =>
  ALL.filter(({ route }) => routes.has(route));
