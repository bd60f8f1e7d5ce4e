/** The files of the smallest sound project, by path below its data folder. */

const DATE = '2026-01-15';
const tab = (items: object[], more: object = {}) => ({
  intro: 'Introducción.',
  updated: DATE,
  ...more,
  items,
});
const table = (...items: object[]) => ({ title: 'Tabla', updated: DATE, items });
const link = (name: string, href: string) => ({ name, href });
const LARGE = 1_000_000;

const REASONS = ['una prisa', 'otra señal', 'otro aviso', 'otra vía'];

/** The options of a question, of which one is right. @param why for each option the reason why it is wrong */
export const fourOptions = (
  texts: readonly string[],
  right = 0,
  why: readonly (string | null)[] = REASONS,
): { text: string; right?: true; why?: string }[] =>
  texts.map((text, index) =>
    index === right ? { text, right: true } : { text, why: why[index] ?? 'otra cosa' },
  );

export const QUESTION = {
  id: 'prueba-01',
  question: '¿Qué haces en una señal de PARE?',
  options: fourOptions(['Te detienes', 'Sigues', 'Aceleras', 'Tocas bocina'], 0, [
    null,
    'ceda',
    'verde',
    'aviso',
  ]),
  explanation:
    'Según la {{@ley}}, ante una señal de PARE te detienes siempre, aunque no venga nadie. El CEDA es el que deja seguir sin parar.',
  cite: ['ley'],
  section: 'reglas-transito#velocidad',
  topic: 'reglas',
  form: 'conducta',
  asks: [1],
  revision: 1,
  updated: DATE,
};

export const CHAPTER = `---
title: Reglas de Tránsito
description: Las reglas.
order: 1
layout: sections
warning: Confirma con el DTOP.
sections:
  - id: velocidad
    title: Velocidad
updated: ${DATE}
---
Una introducción.

## Velocidad

Un texto con un [enlace](/tests/).
`;

export const ARTICLE = `---
title: Un artículo
excerpt: De qué trata.
category: Guías
readTime: 4 min
publishDate: 2026-01-10
author: Equipo
---
Un párrafo.
`;

export const textPage = (title: string) =>
  `---\ntitle: ${title}\ndescription: Una página.\nupdated: ${DATE}\n---\nTexto.\n`;

export const BASE: Record<string, string | object> = {
  'site.json': {
    name: 'Licencia PR',
    origin: 'https://licencia.example',
    basePath: '',
    notice: 'Sitio educativo.',
    shortNotice: 'Sitio educativo.',
    jurisdiction: 'Leyes de Puerto Rico.',
    licence: {
      code: 'MIT',
      content: 'CC BY 4.0',
      contentUrl: 'https://creativecommons.org/licenses/by/4.0/',
    },
    navigation: [link('Inicio', '/'), link('Tests', '/tests/')],
    footer: {
      services: [link('Tests', '/tests/')],
      legal: [link('Privacidad', '/politica-privacidad/')],
    },
    regions: [{ id: 'sur', name: 'Sur', letter: 'S', colour: '#A6192E' }],
    unsupportedClaims: 'quiet',
    blog: { title: 'Blog', statistics: [] },
    ledgerTopics: {
      sitio: 'El sitio',
      centros: 'Centros',
      prueba: 'Pruebas',
      examen: 'Examen',
      estudio: 'Estudio',
    },
    appointments: {
      web: 'https://citas.example',
      app: 'CESCO Digital',
      phone: '787-555-0100',
      phoneNote: 'Un número.',
    },
    heads: {
      home: { title: 'Licencia PR', description: 'Prepárate.', keywords: ['licencia'] },
      ...Object.fromEntries(
        [
          'tests',
          'questions',
          'retos',
          'procedures',
          'guide',
          'centres',
          'blog',
          'notFound',
          'consistency',
          'signs',
          'downloads',
          'review',
          'exam',
          'plan',
          'offline',
          'sheet',
          'search',
          'teachers',
          'cards',
          'english',
          'hazards',
          'companion',
          'manoeuvres',
          'road',
        ].map((name) => [
          name,
          { title: `Página ${name}`, description: `De ${name}.`, keywords: ['licencia'] },
        ]),
      ),
    },
    budgets: {
      contentHtml: LARGE,
      chapterHtml: LARGE,
      quizHtml: LARGE,
      galleryHtml: LARGE,
      css: LARGE,
      contentScript: LARGE,
      quizScript: 2 * LARGE,
      planScript: LARGE,
      drillScript: LARGE,
      searchScript: LARGE,
      searchData: LARGE,
      quizData: LARGE,
      hazardClip: LARGE,
      hazardScript: LARGE,
      offline: LARGE,
    },
  },
  'temas-examen.json': {
    groups: [{ id: 'paso', title: 'Quién pasa' }],
    topics: [{ number: 1, title: 'Qué pide PARE', rank: 'central', group: 'paso' }],
    likelySigns: [],
  },
  'surfaces.json': {
    portada: { name: 'la portada' },
    comunidad: { name: 'la comunidad' },
    guia: { name: 'la guía' },
    manual: { name: 'el manual' },
    preguntas: { name: 'las preguntas', plural: true },
    blog: { name: 'el blog' },
    centros: { name: 'las páginas de centros', plural: true },
    tramites: { name: 'la página de trámites' },
    legal: { name: 'las páginas legales', plural: true },
    contenido: { name: 'el contenido contado' },
    ley: { name: 'la ley', authority: true },
    dtop: { name: 'el DTOP', authority: true },
  },
  'sources.json': { ley: { title: 'Ley 22-2000', kind: 'ley', readOn: DATE, confidence: 'high' } },
  'facts/base.json': {
    'sitio.capitulos': {
      label: 'Capítulos',
      kind: 'quantity',
      unit: 'capítulos',
      readings: [{ surface: 'contenido', computed: 'capitulos.total' }],
    },
    'centros.horario': {
      label: 'Horario',
      kind: 'hours',
      readings: [{ surface: 'centros', value: { 'lu-vi': '07:30-16:00' } }],
    },
  },
  'facts/examen.json': {
    'examen.preguntas': {
      label: 'Preguntas del examen',
      kind: 'quantity',
      unit: 'preguntas',
      readings: [{ surface: 'tramites', value: 20 }],
    },
    'examen.duracion': {
      label: 'Duración del examen',
      kind: 'quantity',
      unit: 'min',
      readings: [{ surface: 'tramites', value: 40 }],
    },
    'examen.aprobacion': {
      label: 'Nota para aprobar',
      kind: 'quantity',
      unit: '%',
      readings: [{ surface: 'tramites', value: 70 }],
    },
    'estudio.meta-practica': {
      label: 'Meta de práctica',
      kind: 'quantity',
      unit: '%',
      readings: [{ surface: 'guia', value: 90 }],
    },
    'examen.peso-reglas': {
      label: 'Peso de las reglas',
      kind: 'quantity',
      unit: '%',
      readings: [{ surface: 'guia', value: 100 }],
    },
  },
  'simulacro.json': {
    intro: 'Un examen de práctica.',
    count: { fact: 'examen.preguntas', use: 10 },
    minutes: { fact: 'examen.duracion' },
    passMark: { fact: 'examen.aprobacion', note: 'Tu meta es {{estudio.meta-practica}}.' },
    weights: [{ topic: 'reglas', fact: 'examen.peso-reglas' }],
    updated: DATE,
  },
  'vocabulario.json': {
    avoided: [
      { words: ['auto', 'autos'], instead: 'carro', why: 'Es la palabra de Puerto Rico.' },
      {
        words: ['rótulo', 'rótulos'],
        except: ['rótulo removible', 'rótulos removible*'],
        instead: 'letrero',
        why: 'La señal es otra cosa.',
      },
      { words: ['Real ID'], exactCase: true, instead: 'REAL ID', why: 'Son siglas.' },
      { words: ['fallaste'], instead: 'contestaste mal', why: 'Culpa a quien lee.' },
      { words: ['es ley:'], instead: 'la etiqueta', why: 'El sitio la imprime.' },
      { words: ['lectura', 'lecturas'], ledger: true, instead: 'cifra', why: 'Es del registro.' },
    ],
    excuses: { words: ['no leímos', 'nueva york', 'tarjetas de repaso'] },
    hedges: {
      words: ['no encontramos', 'no está* confirmad*', 'circula', 'este sitio', 'sin fuente'],
    },
  },
  'sinonimos.json': {
    groups: [{ words: ['regla', 'norma'], hidden: ['rules'] }],
    ignored: ['de', 'que'],
    places: [],
    asking: { figure: ['cuánto'] },
  },
  'portada.json': {
    headline: 'Prepárate',
    lead: 'Practica.',
    primary: { label: 'Comenzar', href: '/tests/' },
    secondary: { label: 'Estudiar', href: '/guia-estudio/' },
    papers: { label: 'Papeles', href: '/tramites/' },
    badges: [{ fact: 'sitio.capitulos', label: 'Capítulos' }],
    manual: {
      title: 'El manual',
      statistics: [],
      topics: [{ label: 'Reglas', href: '/manual/reglas-transito/' }],
    },
    steps: [{ title: 'Practica', text: 'Con tests.', href: '/tests/' }],
    testimonials: [],
    community: { title: 'Comunidad', text: 'Comparte.', hashtags: ['#Licencia'], statistics: [] },
    coverage: { title: 'Cobertura', text: 'Toda la isla.' },
    updated: DATE,
  },
  'practica.json': {
    rules: [{ label: 'Quién', text: 'Alguien con licencia.', cite: ['ley'] }],
    before: ['Ajusta los espejos.'],
    outings: [
      {
        id: 'vacio',
        title: 'Un lugar vacío',
        place: 'De día.',
        look: ['Que frene.', 'Que mire.'],
        ready: 'Para bien.',
      },
    ],
    outingsCite: ['ley'],
    exam: {
      known: [{ label: 'Cuándo', text: 'Con cita.', cite: ['ley'] }],
      open: [{ label: 'Dónde', text: 'No está confirmado.', cite: ['ley'] }],
    },
    updated: DATE,
  },
  'maniobras.json': { items: [], updated: DATE },
  'ruta.json': {
    stops: [
      {
        id: 'parada-1',
        name: 'Quién pasa',
        place: 'Un pueblo',
        landmark: 'morro',
        topics: [1],
        sections: ['reglas-transito#velocidad'],
      },
    ],
    updated: DATE,
  },
  'esencial.json': {
    title: 'Lo esencial',
    intro: 'El DTOP da la licencia.',
    items: [
      {
        id: 'edad',
        question: '¿Desde qué edad?',
        answer: 'Pregunta en el CESCO.',
        short: { label: 'Edad', answer: 'Pregunta' },
        cite: ['ley'],
      },
    ],
    updated: DATE,
  },
  'tests/1-prueba': {
    id: '1',
    title: 'Señales',
    description: 'Las señales.',
    duration: 10,
    difficulty: 'Básico',
    colour: 'rojo',
    questions: [QUESTION],
  },
  'manual/reglas-transito.md': CHAPTER,
  // The gallery of signs leads to this one.
  'manual/senales-transito.md': CHAPTER.replace(
    'Reglas de Tránsito',
    'Señales de Tránsito',
  ).replace('order: 1', 'order: 2'),
  'reglas/velocidades.json': table({
    zone: 'Urbana',
    limit: 'Según el letrero',
    details: 'Mira el letrero.',
  }),
  'reglas/derecho-de-paso.json': table({
    situation: 'Rotonda',
    rule: 'Cede',
    explanation: 'Al que está dentro.',
    example: 'Espera.',
  }),
  'reglas/estacionamiento.json': table({ prohibition: 'Hidrante', reason: 'Emergencias.' }),
  'reglas/ocupantes.json': table({
    title: 'Cinturón',
    description: 'Úsalo.',
    details: [],
    importance: 'Salva vidas.',
  }),
  'reglas/asientos-infantiles.json': table({
    group: 'Bebés',
    requirements: ['Mirando hacia atrás.'],
  }),
  'reglas/dispositivos.json': table({ title: 'Celular', prohibited: true, detail: 'No lo uses.' }),
  'reglas/multas.json': table({ topic: 'velocidad', infraction: 'Exceso', amount: 'Según la ley' }),
  'senales/regulatorias.json': {
    title: 'Regulatorias',
    description: 'Mandan.',
    order: 1,
    items: [
      {
        id: 'pare',
        kind: 'senal',
        name: 'PARE',
        family: 'regulatoria',
        symbol: 'Octágono rojo.',
        meaning: 'Detente.',
        action: 'Detente.',
        confidence: 'high',
      },
    ],
  },
  'guia/temas.json': tab([
    {
      category: 'Reglas',
      chapter: 'reglas-transito',
      topics: ['Velocidad'],
      priority: 'Alta',
      weight: 'reglas',
    },
  ]),
  'guia/plan.json': tab([{ week: 1, focus: 'Reglas', activities: ['Lee.'], tests: ['1'] }]),
  'guia/tips.json': tab([{ title: 'Poco', text: 'Cada día.' }], {
    examDay: [{ title: 'Llega', text: 'Temprano.' }],
  }),
  'guia/errores.json': tab([{ mistake: 'Correr.', instead: 'Frena.', chapter: 'reglas-transito' }]),
  'tramites/documentos.json': tab([
    { id: 'foto', item: 'Identificación', detail: 'Con foto.', required: true, for: ['adultos'] },
  ]),
  'tramites/proceso.json': tab(
    [{ title: 'Estudia', description: 'Lee el manual.', papers: true, for: ['adultos'] }],
    { applicants: [{ id: 'adultos', tab: 'Adultos', intro: 'Ve por tu cuenta.' }] },
  ),
  'tramites/examenes.json': tab([
    { title: 'Teórico', description: 'Preguntas.', rows: [{ label: 'Idioma', value: 'Español' }] },
  ]),
  'tramites/costos.json': tab([{ service: 'Licencia', price: 'Sin confirmar' }], {
    payment: 'Con sellos.',
  }),
  'tramites/preguntas.json': tab([{ question: '¿Cuándo?', answer: 'Cuando quieras.' }]),
  'centros/ponce.json': {
    id: 'ponce',
    name: 'CESCO Ponce',
    municipality: 'Ponce',
    region: 'sur',
    directory: true,
    description: 'CESCO de Ponce.',
    updated: DATE,
  },
  'centros-comun.json': {
    hours: 'centros.horario',
    services: ['Licencias'],
    documents: ['Identificación.'],
    tips: ['Llega temprano.'],
    updated: DATE,
  },
  'municipios.json': {
    ponce: {
      name: 'Ponce',
      region: 'sur',
      confidence: 'high',
      latitude: 18.01,
      longitude: -66.61,
    },
  },
  'blog/un-articulo.md': ARTICLE,
  'legal/politica-privacidad.md': textPage('Privacidad'),
  'legal/aviso-legal.md': textPage('Aviso Legal'),
  'paginas/accesibilidad.md': textPage('Accesibilidad'),
};
