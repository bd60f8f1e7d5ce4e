/**
 * The content for picture tests: the base data of the tests, with enough content to show each part of a page. Editing
 * data/ changes no picture.
 */
import { ARTICLE, BASE_FILES, CHAPTER, fourOptions, QUESTION } from '../../fixtures/base-data.ts';
import { HAZARD } from '../../fixtures/hazard.ts';
import { SAMPLE_FILES } from '../../fixtures/sample-data.ts';

const DATE = '2026-01-15';
type Files = Record<string, string | object>;
const base = <Value extends object>(path: string) => BASE_FILES[path] as Value;
const sample = <Value extends object>(path: string) => SAMPLE_FILES[path] as Value;
const link = (name: string, href: string) => ({ name, href });

const site = base<{ navigation: object[]; footer: object; regions: object[] }>('site.json');

const questions = [
  QUESTION,
  {
    ...QUESTION,
    id: 'prueba-02',
    question: 'Dos vehículos llegan a la vez a una intersección sin señales. ¿Cuál pasa primero?',
    options: fourOptions(
      [
        'El que viene por la derecha',
        'El que viene por la izquierda, si es más grande',
        'El que toca bocina',
        'El que tenga más prisa, aunque venga de una vía sin pavimentar',
      ],
      0,
      [null, 'lado', 'bocina', 'espera'],
    ),
    explanation:
      'La Ley 22-2000 da el paso a quien viene por la derecha. El tamaño y la bocina no lo cambian. Esperar a un tercero detiene el tránsito sin motivo.',
  },
  ...['03', '04', '05'].map((number, index) => ({
    ...QUESTION,
    id: `prueba-${number}`,
    question: [
      '¿Qué indica una línea amarilla continua a tu lado?',
      '¿Cuándo enciendes los faros durante el día?',
      '¿Qué haces si un autobús escolar se detiene con las luces rojas?',
    ][index],
    options: [
      ['Que no puedes rebasar', 'Que puedes rebasar', 'Que la vía termina', 'Que hay un cruce'],
      ['Si llueve fuerte', 'Si hay mucho sol', 'En una autopista', 'Si otro lo pide'],
      ['Esperas detrás', 'Rebasas despacio', 'Cambias de carril', 'Tocas bocina y sigues'],
    ].map((texts) => fourOptions(texts))[index],
    explanation: [
      'La Ley 22-2000 dice que ante una línea continua de tu lado no puedes rebasar. La discontinua lo permite si hay espacio. Un cruce se marca de otra forma.',
      'La Ley 22-2000 los pide si llueve fuerte: te hacen visible. Con sol no hacen falta, y en una autopista tampoco. No esperes a que otro te los pida.',
      'La Ley 22-2000 pide que esperes detrás, en los dos sentidos. Cambiar de carril o tocar bocina no basta.',
    ][index],
  })),
];

const sign = (id: string, name: string, more: object) => ({
  id,
  kind: 'senal',
  name,
  family: 'regulatoria',
  meaning: 'Lo que la señal manda.',
  action: 'Haz lo que dice la señal y mira a los lados.',
  confidence: 'high',
  ...more,
});

const centre = (id: string, municipality: string, more: object = {}) => ({
  ...base('centros/ponce.json'),
  id,
  name: `CESCO ${municipality}`,
  municipality,
  description: `CESCO de ${municipality}.`,
  ...more,
});

const paper = (id: string, item: string, detail: string) => ({
  id,
  item,
  detail,
  required: true,
  for: ['adultos'],
});

const OVER: Files = {
  'site.json': {
    ...site,
    shortNotice: '**Sitio educativo, no oficial.** Confirma todo con el DTOP o en tu CESCO.',
    navigation: [
      link('Inicio', '/'),
      link('Tests de Práctica', '/tests/'),
      link('Guía de Estudio', '/guia-estudio/'),
      link('Blog', '/blog/'),
      link('Trámites', '/tramites/'),
      link('Centros CESCO', '/centros-cesco/'),
    ],
    regions: [
      ...site.regions,
      { id: 'metropolitana', name: 'Área Metropolitana', letter: 'M', colour: '#0B4F9E' },
      { id: 'norte', name: 'Norte', letter: 'N', colour: '#00687A' },
    ],
  },
  'tests/1-prueba': {
    ...base('tests/1-prueba'),
    questions: questions.map((question, index) =>
      index === 1 ? { ...question, scene: 'cruce-con-pare' } : question,
    ),
  },
  'retos/reglas': {
    ...sample<{ questions: object[] }>('retos/reglas'),
    sign: 'pare',
    questions: sample<{ questions: object[] }>('retos/reglas').questions.map((question) => ({
      ...question,
      section: QUESTION.section,
    })),
  },
  'escenas/cruces.json': sample('escenas/cruces.json'),
  'peligros/una-calle.json': HAZARD,
  'centros/ponce.json': centre('ponce', 'Ponce', { region: 'sur' }),
  'centros/san-juan.json': centre('san-juan', 'San Juan', { region: 'metropolitana' }),
  'centros/arecibo.json': centre('arecibo', 'Arecibo', { region: 'norte' }),
  'dibujos/vehiculos/carro.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-30 -37 60 74">
    <rect data-slot="body" fill="#fff" stroke="#14211c" stroke-width="1.2" x="-10" y="-23" width="20" height="46" rx="6"/>
    <path fill="#3d4f57" d="M-7.5 -13.8Q0 -17.8 7.5 -13.8l-1.5 5H-6zM-6.5 18.4H6.5l-1.5-4H-5z"/>
    <path fill="none" stroke="#fff" stroke-width="2" d="M-7 -21h3M4 -21h3"/>
    <path fill="none" stroke="#e11d2e" stroke-width="2" d="M-7.5 21.5h4M3.5 21.5h4"/>
  </svg>`,
  'dibujos/senales/pare.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300">
  <path d="M88 0L212 0L300 88L300 212L212 300L88 300L0 212L0 88Z" fill="#AF1E2D"/>
  <path d="M91 8L209 8L292 91L292 209L209 292L91 292L8 209L8 91Z" fill="none" stroke="#FFF" stroke-width="8"/>
  <g fill="#FFF" stroke="#FFF" stroke-width="0">
    <rect data-slot="legend" x="30" y="99" width="240" height="102" fill-opacity="0.2"/>
  </g>
</svg>
`,
  'dibujos/senales/ceda.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 312">
  <path d="M17 30A20 20 0 0 1 34 0L326 0A20 20 0 0 1 343 30L197 282A20 20 0 0 1 163 282Z" fill="#AF1E2D"/>
  <path d="M62 47A11 11 0 0 1 72 31L288 31A11 11 0 0 1 298 47L189 235A11 11 0 0 1 171 235Z" fill="#FFF"/>
  <g fill="#AF1E2D" stroke="#AF1E2D" stroke-width="0">
    <rect data-slot="legend" x="100.8" y="49.14" width="158.4" height="48.36" fill-opacity="0.2"/>
  </g>
</svg>
`,
  'senales/regulatorias.json': {
    ...base('senales/regulatorias.json'),
    items: [
      sign('pare', 'Pare', {
        legend: ['PARE'],
        legendEvidence: 'documentada',
        symbol: 'Octágono rojo con letras blancas.',
        shape: 'octagono',
        size: [30, 30],
        colours: { background: 'rojo', legend: 'blanco', border: 'blanco' },
      }),
      sign('ceda', 'Ceda el paso', {
        legend: ['CEDA'],
        legendEvidence: 'documentada',
        symbol: 'Triángulo blanco de borde rojo con la punta hacia abajo y letras rojas.',
        shape: 'triangulo-invertido',
        size: [36, 31.2],
        colours: { background: 'blanco', legend: 'rojo', border: 'rojo' },
      }),
    ],
  },
  'manual/reglas-transito.md': CHAPTER.replace(
    'Un texto con un [enlace](/tests/).',
    `Un texto con un [enlace](/tests/), **lo importante** y una lista:

- Mira el letrero.
- Baja la velocidad si llueve.
- Guarda la distancia.

| Zona | Qué haces |
| --- | --- |
| Urbana | Mira los cruces |
| Escolar | Mira a los niños |

> El letrero manda sobre cualquier tabla.`,
  ),
  'blog/un-articulo.md': ARTICLE.replace(
    'Un párrafo.',
    `Un párrafo que dice de qué trata, con un [enlace](/tests/).

## Lo primero

1. Lee el manual.
2. Haz un test.

## Lo segundo

El examen tiene {{examen.preguntas}} y dura {{examen.duracion}}.`,
  ),
  'blog/otro-articulo.md': ARTICLE.replace('Un artículo', 'Otro artículo').replace(
    'De qué trata.',
    'De qué trata este otro, en dos líneas si la pantalla es angosta.',
  ),
  'tramites/documentos.json': {
    ...base('tramites/documentos.json'),
    items: [
      paper('identificacion', 'Identificación', 'Con foto.'),
      paper('certificado', 'Certificado médico', 'Del último año.'),
      { ...paper('espejuelos', 'Espejuelos', 'Si los usas.'), required: false },
    ],
    updated: DATE,
  },
};

/** Files by path below the data folder. */
export const PICTURE_CONTENT: Files = { ...BASE_FILES, ...OVER };

/** The day on which the pictures are taken. */
export const PICTURE_DAY = '2026-11-20';
