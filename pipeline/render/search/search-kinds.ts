/**
 * The kinds of search results, each with its group and rank. The essentials and the manual rank highest, single figures
 * low, and questions lowest.
 */
import type { SearchRecordKind } from '../../../templates/islands/search/search-file.ts';
import type { RouteKind } from '../../link/routes.ts';

export const SEARCH_KINDS = {
  essential: { name: 'Lo esencial', group: 'Respuestas', rank: 1.35 },
  // A figure ranks high only if the query asks for one; otherwise its explanation comes first.
  figure: { name: 'Cifra', group: 'Respuestas', rank: 0.6, asked: 1.3, figure: true },
  centre: { name: 'Centro', group: 'Respuestas', rank: 1.08, asked: 1.3 },
  procedure: { name: 'Trámite', group: 'Respuestas', rank: 1.05 },
  section: { name: 'Manual', group: 'Manual', rank: 1.2 },
  // Ranked below its sections, which are more specific.
  chapter: { name: 'Capítulo', group: 'Manual', rank: 0.95 },
  sign: { name: 'Señal', group: 'Señales', rank: 0.95, asked: 1.3 },
  signFamily: { name: 'Señales', group: 'Señales', rank: 0.95 },
  practice: { name: 'Práctica', group: 'Preguntas', rank: 0.85, asked: 1.3 },
  question: { name: 'Pregunta', group: 'Preguntas', rank: 0.45 },
  article: { name: 'Artículo', group: 'Artículos y páginas', rank: 0.75 },
  page: { name: 'Página', group: 'Artículos y páginas', rank: 0.9 },
} as const satisfies Record<string, SearchRecordKind>;
export type SearchKind = keyof typeof SEARCH_KINDS;

/** The kinds in the order of their indices. */
export const SEARCH_KIND_NAMES = Object.keys(SEARCH_KINDS) as SearchKind[];

/**
 * Search kind by page kind; default `page`. Pages of the kind `none` are not indexed: nobody looks for them, or other
 * records lead to them.
 */
export const SEARCH_KIND_BY_PAGE: Partial<Record<RouteKind, SearchKind | 'none'>> = {
  home: 'none',
  tests: 'practice',
  test: 'practice',
  testResult: 'none',
  retosList: 'none',
  retos: 'practice',
  retosResult: 'none',
  procedures: 'procedure',
  guide: 'section',
  topic: 'none',
  chapter: 'chapter',
  centres: 'centre',
  centre: 'none',
  article: 'article',
  fact: 'none',
  signs: 'signFamily',
  review: 'practice',
  exam: 'practice',
  plan: 'practice',
  questions: 'practice',
  question: 'none',
  sheet: 'procedure',
  hazards: 'practice',
  road: 'practice',
  stop: 'none',
  search: 'none',
};
