/** One address of each kind of page, for tests that look at kinds and not at every page. */
export const KINDS: Record<string, string> = {
  home: '/',
  tests: '/tests/',
  test: '/test/1/',
  result: '/test-result/1/',
  procedures: '/tramites/',
  guide: '/guia-estudio/',
  chapter: '/manual/reglas-transito/',
  signs: '/senales/',
  centres: '/centros-cesco/',
  centre: '/centro/san-juan/',
  blog: '/blog/',
  article: '/blog/limites-velocidad-ley-22/',
  legal: '/aviso-legal/',
  accessibility: '/accesibilidad/',
  consistency: '/consistencia/',
  downloads: '/descargas/',
  review: '/repaso/',
  exam: '/simulacro/',
  question: '/preguntas/alcohol-01/',
  topic: '/guia-estudio/reglas-transito/',
  missing: '/no-existe/',
};
/** Pages that practise and so load React. */
export const PRACTICE = ['test', 'result', 'review', 'exam'];
