import { firstPageBelow } from './site.ts';

/** One address of most kinds of page, for tests that check one page per kind. */
export const PAGE_KINDS: Record<string, string> = {
  home: '/',
  tests: '/tests/',
  test: firstPageBelow('/test/'),
  questions: '/preguntas/',
  result: firstPageBelow('/test-result/'),
  procedures: '/tramites/',
  guide: '/guia-estudio/',
  chapter: firstPageBelow('/manual/'),
  signs: '/senales/',
  search: '/buscar/',
  centres: '/centros-cesco/',
  centre: firstPageBelow('/centro/'),
  blog: '/blog/',
  article: firstPageBelow('/blog/'),
  legal: '/aviso-legal/',
  accessibility: '/accesibilidad/',
  consistency: '/consistencia/',
  fact: '/consistencia/velocidad-urbana/',
  downloads: '/descargas/',
  teachers: '/maestros/',
  cards: '/maestros/tarjetas/',
  lessons: '/maestros/lecciones/',
  english: '/en/',
  review: '/repaso/',
  plan: '/plan/',
  exam: '/simulacro/',
  hazards: '/peligros/',
  companion: '/practica/',
  manoeuvres: '/maniobras/',
  question: firstPageBelow('/preguntas/'),
  missing: '/no-existe/',
};
/** The kinds of practice pages, which load React. */
export const PRACTICE_KINDS = ['test', 'result', 'review', 'plan', 'exam'];
