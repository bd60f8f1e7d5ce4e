/** The files of a small site that has something of everything: what the exports, the reports and the examples of the rules are tried on. */
import { ARTICLE, CHAPTER, fourOptions, QUESTION } from './base-data.ts';
import { HAZARD } from './hazard.ts';
import { base, type Files } from './project.ts';

const DAY = '2026-11-20';
const LAW = { confidence: 'high', asOf: '2019-02-20' };
const law = (title: string, says: Record<string, string[]> = {}) => ({
  title: `Ley 22-2000, ${title}`,
  kind: 'ley',
  readOn: DAY,
  confidence: 'high',
  url: 'https://leyes.example/22-2000',
  ...(Object.keys(says).length === 0 ? {} : { says }),
});

/** A ruling for the readings given, which are the lines the ledger writes for them. */
const preferring = (reading: string, because: string, ...over: string[]) => ({
  verdict: 'prefer',
  reading,
  because,
  by: 'mantenimiento',
  on: DAY,
  review: '2027-05-20',
  over,
});

const chapter = (
  title: string,
  order: number,
  sections: Record<string, { title: string; text: string; more?: string }>,
) => `---
title: ${title}
description: Un capítulo sobre ${title.toLowerCase()}.
order: ${order}
layout: ${order % 2 === 0 ? 'tabs' : 'sections'}
warning: Confirma con el DTOP.
sections:
${Object.entries(sections)
  .map(([id, { title: name, more = '' }]) => `  - id: ${id}\n    title: ${name}\n${more}`)
  .join('')}cites:
  - ley
updated: ${DAY}
---
Una introducción de **${title}**.

${Object.values(sections)
  .map(({ title: name, text }) => `## ${name}\n\n${text}\n`)
  .join('\n')}`;

const article = (title: string, day: string, text: string, more = '') =>
  ARTICLE.replace('Un artículo', title)
    .replace('2026-01-10', day)
    .replace('author: Equipo\n', `author: Equipo\n${more}`)
    .replace('Un párrafo.', text);

const question = (id: string, more: object) => ({ ...QUESTION, id, updated: DAY, ...more });

const centre = (id: string, more: object) =>
  base('centros/ponce.json', (data) => {
    Object.assign(data, { id, name: `CESCO ${id}`, updated: DAY }, more);
  });

const LONG_TEXT =
  'Este párrafo es lo bastante largo para que un lector de noticias tenga algo que mostrar: cuenta qué cambia y a quién le toca.';

export const SAMPLE: Files = {
  'site.json': base('site.json', (site) => {
    site.ledgerTopics = {
      ...site.ledgerTopics,
      velocidad: 'Velocidad',
      estacionamiento: 'Estacionamiento',
      ejemplo: 'Ejemplo',
    };
    site.regions.push({ id: 'noroeste', name: 'Noroeste', letter: 'N', colour: '#00573F' });
  }),
  'sources.json': base('sources.json', (sources) => {
    Object.assign(sources, {
      'ley-22-2000': law('Ley de Vehículos y Tránsito', {
        'velocidad.rural': ['45 mph'],
      }),
      'ley-22-2000/5.02-a': law('Art. 5.02(a)', {
        'velocidad.urbana': ['25 mph', 'vías de 4 carriles o más, rotulado: 35 mph'],
      }),
      'ley-22-2000/5.02-b': law('Art. 5.02(b)', { 'velocidad.rural': ['45 mph'] }),
      'ley-22-2000/5.02-e': law('Art. 5.02(e)', { 'velocidad.autopista': ['65 mph'] }),
      'ley-22-2000/6.19-a-11': law('Art. 6.19(a)(11)', {
        'estacionamiento.hidrante': ['16.4 ft'],
      }),
      'ley-22-2000/8.05-a': law('Art. 8.05(a)'),
      'ley-22-2000/8.05-c': law('Art. 8.05(c)'),
      'buena-practica': {
        title: 'Buena práctica',
        kind: 'practica',
        readOn: DAY,
        confidence: 'medium',
        note: 'No es una regla.',
      },
      mutcd: {
        title: 'MUTCD',
        kind: 'agencia',
        edition: '11.ª edición',
        readOn: DAY,
        confidence: 'high',
      },
    });
  }),
  'confusiones/muestra.json': {
    pairs: [
      { id: 'pare-ceda', signs: ['pare', 'ceda'], difference: 'Con PARE te detienes siempre.' },
    ],
    same: [],
    facts: [{ fact: 'velocidad.rural', wrong: [30, 35, 65] }],
  },
  'facts/velocidad.json': {
    'velocidad.urbana': {
      label: 'Límite de velocidad en zona urbana',
      kind: 'quantity',
      unit: 'mph',
      mentions: ['zona urbana'],
      readings: [
        { surface: 'guia', value: 35 },
        { surface: 'ley', value: 25, source: 'ley-22-2000/5.02-a', ...LAW },
        {
          id: 'ley-rotulada',
          surface: 'ley',
          when: 'vías de 4 carriles o más, rotulado',
          value: 35,
          source: 'ley-22-2000/5.02-a',
          ...LAW,
        },
      ],
      ruling: preferring(
        'ley',
        'La Ley 22-2000, Art. 5.02(a), fija este límite general.',
        'guia: 35 mph',
        'ley · vías de 4 carriles o más, rotulado: 35 mph',
        'ley: 25 mph',
      ),
    },
    'velocidad.rural': {
      label: 'Límite de velocidad en zona rural',
      kind: 'quantity',
      unit: 'mph',
      mentions: ['zona rural'],
      readings: [
        { surface: 'guia', value: 55 },
        { surface: 'blog', value: 45, source: 'ley-22-2000', asOf: '2025-10-08' },
        { surface: 'ley', value: 45, source: 'ley-22-2000/5.02-b', ...LAW },
      ],
      ruling: preferring(
        'ley',
        'La Ley 22-2000, Art. 5.02(b), fija este límite general.',
        'blog: 45 mph',
        'guia: 55 mph',
        'ley: 45 mph',
      ),
    },
    'velocidad.autopista': {
      label: 'Límite de velocidad en autopista',
      kind: 'quantity',
      unit: 'mph',
      mentions: ['autopista'],
      readings: [{ surface: 'ley', value: 65, source: 'ley-22-2000/5.02-e', ...LAW }],
    },
  },
  'facts/estacionamiento.json': {
    'estacionamiento.hidrante': {
      label: 'Distancia mínima a un hidrante',
      kind: 'quantity',
      unit: 'ft',
      mentions: ['hidrante'],
      readings: [
        { surface: 'manual', value: 10 },
        { surface: 'preguntas', value: 15 },
        { surface: 'ley', value: 16.4, source: 'ley-22-2000/6.19-a-11', ...LAW },
      ],
      ruling: preferring(
        'ley',
        'La Ley 22-2000, Art. 6.19(a)(11), fija esta distancia.',
        'ley: 16.4 ft',
        'manual: 10 ft',
        'preguntas: 15 ft',
      ),
    },
  },
  'facts/sitio.json': {
    'sitio.usuarios': {
      label: 'Personas que usan el sitio',
      kind: 'quantity',
      unit: 'usuarios',
      claim: true,
      readings: [{ surface: 'portada', value: [5000, null], text: '5,000+' }],
    },
    'sitio.preguntas': {
      label: 'Preguntas del banco',
      kind: 'quantity',
      unit: 'preguntas',
      readings: [{ surface: 'contenido', computed: 'preguntas.total' }],
    },
    'sitio.consejo': {
      label: 'Consejo',
      kind: 'text',
      readings: [{ surface: 'portada', value: 'Estudia con calma' }],
    },
    'sitio.examen-en-linea': {
      label: 'Comienzo del examen en línea',
      kind: 'date',
      readings: [{ surface: 'blog', value: '2025-10-01' }],
    },
  },
  'facts/base.json': base('facts/base.json', (facts) => {
    facts['centros.horario'] = {
      label: 'Horario de los CESCO',
      kind: 'hours',
      readings: [
        { surface: 'centros', value: { 'lu-vi': '07:30-16:00', 'sa-do': 'cerrado' } },
        {
          id: 'centros-aguadilla',
          surface: 'centros',
          when: 'Aguadilla',
          value: { 'lu-vi': '07:30-18:00', sa: '09:00-13:00', do: 'cerrado' },
        },
        {
          surface: 'blog',
          value: { 'lu-vi': '08:00-15:00', 'sa-do': 'cerrado' },
          asOf: '2025-10-01',
        },
      ],
      ruling: {
        verdict: 'keep-both',
        because: 'No hallamos un horario vigente: las dos lecturas quedan sin confirmar.',
        by: 'mantenimiento',
        on: DAY,
        review: '2027-05-20',
        over: [
          'blog: lu-vi 08:00-15:00, sa-do cerrado',
          'centros · Aguadilla: lu-vi 07:30-18:00, sa 09:00-13:00, do cerrado',
          'centros: lu-vi 07:30-16:00, sa-do cerrado',
        ],
      },
    };
    facts['centros.horario-sabado'] = {
      label: 'Horario de los sábados',
      kind: 'hours',
      readings: [{ surface: 'centros', value: { sa: '09:00-13:00' } }],
    };
    facts['centros.lista'] = {
      label: 'Centros CESCO',
      kind: 'set',
      readings: [
        { surface: 'centros', computed: 'centros.ids' },
        {
          surface: 'blog',
          value: ['aguadilla', 'guaynabo', 'ponce'],
          asOf: '2025-10-01',
        },
      ],
      ruling: preferring(
        'centros',
        'Ninguna fuente leída registra un CESCO en Guaynabo.',
        'blog: aguadilla, guaynabo, ponce',
        'centros: centros.ids (calculado)',
      ),
    };
  }),
  'portada.json': base('portada.json', (home) => {
    home.lead = 'Practica con {{sitio.preguntas}}. {{sitio.consejo}}.';
    home.community.statistics = [{ fact: 'sitio.usuarios', label: 'Personas' }];
  }),
  'centros/ponce.json': centre('ponce', {
    address: {
      text: 'Avenida Hostos 12, Ponce; piso 2, local "B"',
      confidence: 'high',
      date: '2026',
      source: 'https://dtop.example/ponce',
    },
    phone: { text: '787-555-0100', confidence: 'high' },
    coordinates: { latitude: 18.01, longitude: -66.61, precision: 'edificio' },
    documentedServices: [{ text: 'Reciprocidad', confidence: 'medium', date: '2016' }],
    parking: { text: 'Hay un estacionamiento al lado.', confidence: 'medium' },
  }),
  'centros/aguadilla.json': centre('aguadilla', {
    name: 'CESCO Aguadilla',
    municipality: 'Aguadilla',
    region: 'noroeste',
    hoursWhen: 'Aguadilla',
    phone: { text: '787-555-0199', confidence: 'low' },
    coordinates: { latitude: 18.43, longitude: -67.15, precision: 'pueblo' },
    notice: 'Confirma antes de ir: la seña es antigua.',
  }),
  'centros/yauco.json': centre('yauco', {
    name: 'CESCO Yauco',
    municipality: 'Yauco',
    directory: false,
    hours: 'centros.horario-sabado',
  }),
  'municipios.json': base('municipios.json', (towns) => {
    towns.aguadilla = {
      ...towns.ponce,
      name: 'Aguadilla',
      region: 'noroeste',
      latitude: 18.43,
      longitude: -67.15,
    };
    towns.anasco = {
      ...towns.aguadilla,
      name: 'Añasco',
      latitude: 18.28,
      longitude: -67.14,
    };
    towns.yauco = { ...towns.ponce, name: 'Yauco', latitude: 18.03, longitude: -66.85 };
  }),
  'senales/regulatorias.json': base('senales/regulatorias.json', (family) => {
    family.items = [
      {
        ...family.items[0],
        code: 'R1-1',
        legend: ['PARE'],
        shape: 'octagono',
        symbol: 'Octágono rojo con borde blanco.',
        colours: { background: 'rojo', legend: 'blanco', border: 'blanco' },
        source: 'https://mutcd.example',
      },
      {
        id: 'ceda',
        kind: 'senal',
        name: 'CEDA',
        family: 'regulatoria',
        code: 'R1-2',
        legend: ['CEDA'],
        shape: 'triangulo-invertido',
        symbol: 'Triángulo invertido blanco con borde rojo.',
        colours: { background: 'blanco', legend: 'rojo', border: 'rojo' },
        meaning: 'Deja pasar.',
        action: 'Frena y deja pasar al que viene.',
        confidence: 'high',
      },
      {
        id: 'no-entre',
        kind: 'senal',
        name: 'No entre',
        family: 'regulatoria',
        legend: ['NO ENTRE'],
        shape: 'cuadrado',
        symbol: 'Cuadrado blanco con un círculo rojo y una barra blanca.',
        colours: { background: 'blanco', legend: 'blanco', border: 'rojo' },
        meaning: 'La vía es de otros.',
        action: 'Da la vuelta.',
        confidence: 'medium',
      },
    ];
  }),
  'reglas/derecho-de-paso.json': base('reglas/derecho-de-paso.json', (table) => {
    table.items[0].scene = 'cruce-con-pare';
  }),
  'maniobras.json': base('maniobras.json', (manoeuvres) => {
    manoeuvres.items = [
      {
        id: 'pare',
        title: 'Parar en un PARE',
        when: 'Al llegar a una avenida.',
        steps: [
          { scene: 'cruce-con-pare', text: 'Para en la línea.' },
          { scene: 'cruce-con-pare', text: 'Sigue a {{velocidad.urbana}}.' },
        ],
        cite: ['ley-22-2000/8.05-a', 'ley-22-2000/5.02-a'],
      },
    ];
  }),
  'peligros/una-calle.json': HAZARD,
  'escenas/cruces.json': {
    'cruce-con-pare': {
      title: 'PARE al llegar a una avenida',
      description: 'Tú llegas desde el sur a un PARE. El carro A cruza del oeste al este.',
      caption: 'Dejas pasar a A.',
      crossing: { arms: { norte: {}, este: {}, sur: { control: 'pare' }, oeste: {} } },
      vehicles: [
        { name: 'A', arm: 'oeste', to: 'este' },
        { name: 'tú', arm: 'sur', to: 'norte' },
      ],
    },
  },
  'reglas/estacionamiento.json': base('reglas/estacionamiento.json', (table) => {
    table.items[0].distance = 'Menos de {{estacionamiento.hidrante}}';
    table.items[0].facts = ['estacionamiento.hidrante'];
  }),
  'reglas/velocidades.json': base('reglas/velocidades.json', (table) => {
    table.items = [
      { zone: 'Zona urbana', limit: '{{velocidad.urbana@ley}}', details: 'Mira el letrero.' },
      { zone: 'Zona rural', limit: '{{velocidad.rural@ley}}', details: 'En el campo.' },
    ];
  }),
  'manual/reglas-transito.md': chapter('Reglas de Tránsito', 1, {
    velocidad: {
      title: 'Velocidad',
      text: 'El límite es {{velocidad.urbana}} en la zona urbana, {{velocidad.rural}} en la zona rural y {{velocidad.autopista}} en la autopista. Mira los [tests](/tests/).',
      more: '    records: velocidades\n',
    },
    paso: {
      title: 'Quién pasa',
      text: '- El que llegó antes.\n- El que está *dentro*.\n\n1. Para.\n2. Mira.',
      more: '    records: derecho-de-paso\n    scenes: [cruce-con-pare]\n',
    },
    estacionar: {
      title: 'Estacionar',
      text: '| Dónde | Cuánto |\n|---|---|\n| Hidrante | {{estacionamiento.hidrante}} |\n\n> Más lejos es mejor.\n\n### Al salir\n\nMira atrás.',
      more: '    records: estacionamiento\n',
    },
  }),
  'manual/senales-transito.md': chapter('Señales de Tránsito', 2, {
    regulatorias: {
      title: 'Regulatorias',
      text: 'Mandan, y se obedecen. Después, [quién pasa](/manual/reglas-transito/#paso).',
      more: '    signs: regulatorias\n',
    },
  }),
  'manual/semaforos-peatones.md': CHAPTER.replace('Reglas de Tránsito', 'Semáforos y Peatones')
    .replace('order: 1', 'order: 3')
    .replace('id: velocidad', 'id: semaforos')
    .replaceAll('Velocidad', 'Semáforos'),
  'blog/un-articulo.md': article(
    'Un artículo con «signos» & "comillas"',
    '2026-01-10',
    `${LONG_TEXT} En la zona rural, {{velocidad.rural@blog}}.`,
    'cites:\n  - ley-22-2000\naliases:\n  - articulo-viejo\n',
  ),
  'blog/horarios.md': article(
    'Horarios de los centros',
    '2026-02-10',
    `${LONG_TEXT}\n\n## Dos horarios\n\nUno: {{centros.horario@centros}}. Otro: {{centros.horario@blog}}.\n\n## La lista\n\nSon {{centros.lista}}.`,
    'update: Todavía no está confirmado.\nupdated: 2026-03-01\n',
  ),
  'blog/examen-en-linea.md': article(
    'El examen en línea',
    '2026-03-10',
    `${LONG_TEXT} Empezó el {{sitio.examen-en-linea}}. Lee [los horarios](/blog/horarios/#la-lista), [la velocidad](/manual/reglas-transito/#velocidad), [un test](/test/1/) y [otro sitio](https://otro.example/?a=1&b=2).`,
  ),
  'tests/1-prueba': base('tests/1-prueba', (bank) => {
    bank.sign = 'pare';
    bank.questions = [
      question('senales-01', {
        sign: 'no-entre',
        question: 'Ves este cartel al final de una rampa. ¿Qué haces?',
        options: fourOptions(
          ['Sales por otro lado', 'Entras despacio', 'Prendes las luces', 'Tocas bocina'],
          0,
          [null, 'ceda', 'visibilidad', 'aviso'],
        ),
        explanation:
          'Según la Ley 22-2000, ese cartel te prohíbe entrar: sales por otro lado. Entras despacio donde hay un CEDA.',
        section: 'senales-transito#regulatorias',
        topic: 'senales',
      }),
      question('senales-02', {
        sign: 'ceda',
        question: '¿Qué te pide esta señal?',
        options: fourOptions(['Tocar bocina', 'Dejar pasar', 'Seguir igual', 'Dar la vuelta'], 1, [
          'aviso',
          null,
          'prisa',
          'retorno',
        ]),
        explanation:
          'La Ley 22-2000, Art. 8.05(c), te pide dejar pasar al que viene. Seguir igual es para quien va por la otra calle.',
        cite: ['ley-22-2000/8.05-c', 'mutcd'],
        section: 'senales-transito#regulatorias',
        topic: 'senales',
      }),
    ];
  }),
  'retos/reglas': {
    id: 'reglas',
    title: 'Retos de reglas',
    description: 'Excepciones y casos en que se juntan dos reglas.',
    questions: [
      question('reglas-04', {
        question: 'El semáforo del cruce está apagado y llegas tarde. ¿Qué haces?',
        options: fourOptions([
          'Paras y cedes',
          'Sigues igual',
          'Subes la velocidad',
          'Tocas bocina',
        ]),
        explanation:
          'Con el semáforo apagado paras y cedes, como si hubiera un PARE. Nadie sabe quién tiene el paso, y el que no para choca al que confía.',
        section: 'reglas-transito#paso',
        form: undefined,
      }),
    ],
  },
  'formas/reglas': {
    id: 'reglas',
    title: 'Más preguntas de reglas',
    questions: [
      question('forma-reglas-01', {
        question: 'En un cruce con PARE ya esperaba otro carro. ¿Qué haces?',
        options: fourOptions(
          ['Pasas detrás de él', 'Pasas tú primero', 'Esperas tu turno', 'Le tocas bocina'],
          2,
          ['pegado', 'prisa', null, 'aviso'],
        ),
        explanation:
          'Donde todos tienen PARE pasa antes quien llegó antes: esperas tu turno. Si dos arrancan juntos, chocan en medio del cruce.',
        section: 'reglas-transito#paso',
        asks: [1],
      }),
    ],
  },
  'tests/2-reglas': base('tests/1-prueba', (bank) => {
    bank.id = '2';
    bank.title = 'Reglas: paso & velocidad';
    bank.difficulty = 'Intermedio';
    bank.colour = 'verde';
    bank.questions = [
      question('reglas-01', {
        question: 'Vas por una zona urbana sin letreros. ¿A cuánto puedes ir?',
        options: fourOptions(['15 mph', '{{velocidad.urbana}}', '45 mph', '65 mph'], 1, [
          'zona escolar',
          null,
          'zona rural',
          'autopista',
        ]),
        explanation:
          'El Art. 5.02(a) de la Ley 22-2000 fija {{velocidad.urbana}} donde no hay letreros.',
        cite: ['ley-22-2000/5.02-a'],
      }),
      question('reglas-02', {
        scene: 'cruce-con-pare',
        question: '¿Quién pasa primero en una rotonda?',
        options: fourOptions(
          ['Quien va a entrar', 'Quien ya va dentro', 'Quien va más rápido', 'Quien toca bocina'],
          1,
          ['orden al revés', null, 'prisa', 'aviso'],
        ),
        explanation:
          'La Ley 22-2000 da el paso a quien ya va dentro de la rotonda. Quien va a entrar espera.',
        section: 'reglas-transito#paso',
      }),
      question('reglas-03', {
        question: 'Buscas dónde dejar el carro junto a un hidrante. ¿A qué distancia lo dejas?',
        options: fourOptions(['3 pies', '6 pies', '10 pies', '{{estacionamiento.hidrante}}'], 3, [
          'un paso',
          'el largo de una persona',
          'cifra vieja',
          null,
        ]),
        explanation:
          'El Art. 6.19(a)(11) de la Ley 22-2000 pide {{estacionamiento.hidrante}}. A menos, tapas la toma.',
        cite: ['ley-22-2000/6.19-a-11'],
        section: 'reglas-transito#estacionar',
      }),
    ];
  }),
};
