/** What the search finds, in groups, and which comes first: answers before texts, texts before single figures, questions last. */
import type { Kind } from '../../templates/islands/search/search-file.ts';
import type { RouteKind } from '../link/routes.ts';

export const SEARCH_KINDS = {
  essential: { name: 'Lo esencial', group: 'Respuestas', rank: 1.35 },
  // A figure answers who asks for one: others meet what explains it first.
  figure: { name: 'Cifra', group: 'Respuestas', rank: 0.6, asked: 1.3, figure: true },
  centre: { name: 'Centro', group: 'Respuestas', rank: 1.08, asked: 1.3 },
  procedure: { name: 'Trámite', group: 'Respuestas', rank: 1.05 },
  section: { name: 'Manual', group: 'Manual', rank: 1.2 },
  // Its sections say more.
  chapter: { name: 'Capítulo', group: 'Manual', rank: 0.95 },
  sign: { name: 'Señal', group: 'Señales', rank: 0.95, asked: 1.3 },
  signFamily: { name: 'Señales', group: 'Señales', rank: 0.95 },
  practice: { name: 'Práctica', group: 'Preguntas', rank: 0.85, asked: 1.3 },
  question: { name: 'Pregunta', group: 'Preguntas', rank: 0.45 },
  article: { name: 'Artículo', group: 'Artículos y páginas', rank: 0.75 },
  page: { name: 'Página', group: 'Artículos y páginas', rank: 0.9 },
} as const satisfies Record<string, Kind>;
export type SearchKind = keyof typeof SEARCH_KINDS;

/** The kinds in the order of their indices. */
export const KIND_NAMES = Object.keys(SEARCH_KINDS) as SearchKind[];

/**
 * The pages that are found by their own title and description. Nobody looks for the others, or records lead to them. A
 * page of a new kind must say which.
 */
export const SEARCHED_PAGES: Record<RouteKind, SearchKind | undefined> = {
  home: undefined,
  tests: 'practice',
  test: 'practice',
  testResult: undefined,
  retosList: undefined,
  retos: 'practice',
  retosResult: undefined,
  procedures: 'procedure',
  guide: 'section',
  topic: undefined,
  chapter: 'chapter',
  centres: 'centre',
  centre: undefined,
  blog: 'page',
  article: 'article',
  legal: 'page',
  page: 'page',
  consistency: 'page',
  fact: undefined,
  downloads: 'page',
  signs: 'signFamily',
  review: 'practice',
  exam: 'practice',
  plan: 'practice',
  questions: 'practice',
  question: undefined,
  offline: 'page',
  sheet: 'procedure',
  teachers: 'page',
  cards: 'page',
  hazards: 'practice',
  companion: 'page',
  manoeuvres: 'page',
  road: 'practice',
  stop: undefined,
  english: 'page',
  search: undefined,
};
