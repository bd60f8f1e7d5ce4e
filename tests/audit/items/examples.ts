/** Good and bad questions for each rule: lists of literals that stand in one test. Bad ones are reported by that rule. */
import type { RuleId } from '../../../pipeline/findings/rules.ts';
import { type Literal, SOUND } from './questions.ts';

/** `at` is what the finding must point at: a step or two into the question. */
type Example = { questions: Literal[]; at: (string | number)[] };
type Examples = { good: Literal[][]; bad: Example[] };

const options = (...texts: string[]) => ({ options: texts });
const bad = (question: Literal, ...at: (string | number)[]): Example => ({
  questions: [question],
  at,
});
const speeds = (...texts: string[]) => ({
  question: '¿Cuál es el límite de velocidad en esa vía rural?',
  options: texts,
  explanation: `El Art. 8.02 de la Ley 22-2000 lo fija en ${texts[0]} y no en más.`,
});

const OTHER = {
  question: '¿Con qué luces guías bajo la lluvia?',
  options: ['Con las bajas', 'Con las altas', 'Con las del techo', 'Con ninguna'],
  explanation:
    'El Art. 8.02 de la Ley 22-2000 pide las bajas. Las altas rebotan en el agua y ciegan.',
};

export const EXAMPLES: Partial<Record<RuleId, Examples>> = {
  'item/longest-key': {
    good: [
      [
        options(
          'Paras y esperas la verde',
          'Sigues sin mirar a los lados',
          'Aceleras',
          'Tocas la bocina',
        ),
      ],
      [options('Te detienes ya', 'Sigues', 'Aceleras', 'Miras')],
    ],
    bad: [
      bad(
        options(
          'Paras del todo y esperas la luz verde',
          'Sigues sin mirar',
          'Aceleras',
          'Tocas bocina',
        ),
        'options',
        0,
      ),
      bad(
        {
          ...options('Sigues', 'Aceleras', 'Miras y paras antes de la línea', 'Tocas bocina'),
          correctAnswer: 2,
        },
        'options',
        2,
      ),
    ],
  },
  'item/detailed-key': {
    good: [
      [options('Paras cuando cambia', 'Sigues cuando cambia', 'Aceleras', 'Tocas la bocina')],
      [options('16.4 pies', '10 pies', '15 pies', '20 pies')],
    ],
    bad: [
      bad(
        options('Paras (y esperas)', 'Sigues sin mirar', 'Aceleras al entrar', 'Tocas la bocina'),
        'options',
        0,
      ),
      bad(
        options('Paras porque cambia', 'Sigues sin mirar', 'Aceleras al entrar', 'Tocas la bocina'),
        'options',
        0,
      ),
      bad(
        options('Paras a 5 pies', 'Sigues sin mirar', 'Aceleras al entrar', 'Tocas la bocina'),
        'options',
        0,
      ),
    ],
  },
  'item/all-of-them': {
    good: [[{}], [options('Paras', 'Sigues', 'Aceleras', 'Cruzas con todas las luces')]],
    bad: [
      bad(options('Paras', 'Sigues', 'Aceleras', 'Todas las anteriores'), 'options', 3),
      bad(options('Todo lo anterior', 'Sigues', 'Aceleras', 'Paras'), 'options', 0),
    ],
  },
  'item/none-of-them': {
    good: [[{}], [options('Paras', 'Sigues', 'Aceleras', 'Cruzas sin ninguna luz')]],
    bad: [
      bad(options('Paras', 'Sigues', 'Aceleras', 'Ninguna de las anteriores'), 'options', 3),
      bad(options('Paras', 'Nada de lo anterior', 'Aceleras', 'Sigues'), 'options', 1),
    ],
  },
  'item/combined-options': {
    good: [
      [options('Paras y miras', 'Sigues y aceleras', 'Vas a la derecha', 'Vas a un lado')],
      [options('La respuesta a la señal', 'La letra a un lado', 'Aceleras', 'Paras')],
    ],
    bad: [
      bad(options('Paras', 'Sigues', 'Aceleras', 'A y B'), 'options', 3),
      bad(options('Paras', 'Sigues', 'Ambas respuestas', 'Aceleras'), 'options', 2),
      bad(options('Paras', 'Igual que la opción A', 'Aceleras', 'Sigues'), 'options', 1),
    ],
  },
  'item/negative-stem': {
    good: [
      [{ question: '¿Qué debes hacer si los frenos no responden?' }],
      [{ question: 'Si no hay línea, ¿dónde paras ante un PARE?' }],
      [{ question: '¿Qué NO debes hacer en una esquina con la luz roja?' }],
      [{ question: '¿Cuál de estas reglas **no** vale en una esquina?' }],
      [{ question: '¿Qué multa trae no parar con la luz roja?' }],
      [{ question: '¿Por qué no debes pasar con la luz roja?' }],
      [{ question: '¿Qué haces con un carro no inscrito en la esquina?' }],
    ],
    bad: [
      bad({ question: '¿Qué no debes hacer en una esquina con la luz roja?' }, 'question'),
      bad({ question: '¿Cuál de estas reglas no vale en la esquina?' }, 'question'),
      bad({ question: 'Ante la luz roja haces todo esto, excepto:' }, 'question'),
      bad({ question: '¿Qué frase sobre la luz roja es falsa?' }, 'question'),
    ],
  },
  'item/double-negative': {
    good: [
      [{ question: '¿Qué NO debes hacer con la luz roja?' }],
      [
        {
          question: 'Si la luz no prende, ¿qué haces?',
          ...options('No pasas', 'Sigues', 'Aceleras', 'Paras'),
        },
      ],
    ],
    bad: [
      bad(
        {
          question: '¿Qué NO debes hacer con la luz roja?',
          ...options('No parar', 'Sigues', 'Aceleras', 'Paras'),
        },
        'options',
        0,
      ),
      bad(
        {
          question: '¿Cuál de estas reglas no vale en la esquina?',
          ...options('Paras', 'Sigues', 'Ni paras ni sigues', 'Aceleras'),
        },
        'options',
        2,
      ),
    ],
  },
  'item/absolute-distractor': {
    good: [
      [options('Paras siempre', 'Sigues siempre', 'Aceleras', 'Miras')],
      [
        {
          question: '¿Qué haces siempre con la luz roja?',
          ...options('Paras', 'Nunca paras', 'Aceleras', 'Miras'),
        },
      ],
      [options('Paras', 'Sigues siempre que no venga nadie', 'No solo miras', 'Aceleras')],
      [options('Paras', 'Sigues', 'Aceleras', 'Todas las anteriores')],
    ],
    bad: [
      bad(options('Paras', 'Nunca paras', 'Aceleras', 'Miras'), 'options', 1),
      bad(options('Paras', 'Miras', 'Aceleras', 'Paras solo de noche'), 'options', 3),
      bad(options('Paras', 'Miras', 'Cedes a todos', 'Aceleras'), 'options', 2),
    ],
  },
  'item/vague-frequency': {
    good: [
      [options('Paras y esperas', 'Sigues poco a poco', 'Aceleras', 'Miras')],
      [options('Paras', 'Por poco sigues', 'Aceleras', 'Miras')],
    ],
    bad: [
      bad(options('Paras', 'Sigues a veces', 'Aceleras', 'Miras'), 'options', 1),
      bad(options('Paras un poco', 'Sigues', 'Aceleras', 'Miras'), 'options', 0),
      bad(options('Paras', 'Sigues', 'Generalmente cedes', 'Miras'), 'options', 2),
    ],
  },
  'item/stem-echo': {
    good: [
      [
        {
          question: 'Si ves la luz roja, ¿qué haces?',
          ...options('Esperas la luz', 'Pasas la luz', 'Aceleras', 'Miras'),
        },
      ],
      [
        {
          question: '¿Dónde esperas con la luz roja?',
          ...options('Antes del cruce', 'En el medio', 'Al otro lado', 'En la acera'),
        },
      ],
    ],
    bad: [
      bad(
        {
          question: '¿Dónde está la línea del cruce de peatones?',
          ...options('Antes de los peatones', 'En el medio', 'Al otro lado', 'Después'),
        },
        'options',
        0,
      ),
      bad(
        {
          question: '¿Qué límites rigen en esta vía?',
          ...options('El límite del letrero', 'La prisa', 'El tapón', 'La hora'),
        },
        'options',
        0,
      ),
    ],
  },
  'item/convergence': {
    good: [
      [options('Carril derecho', 'Carril izquierdo', 'Paseo derecho', 'Paseo izquierdo')],
      [options('Miras', 'Sigues', 'Aceleras', 'Cedes')],
    ],
    bad: [
      bad(
        options(
          'Carril derecho con luces',
          'Carril izquierdo',
          'Paseo derecho',
          'Isleta con luces',
        ),
        'options',
        0,
      ),
      bad(
        {
          ...options(
            'Carril derecho',
            'Luces altas',
            'Velocidad baja, carril y luces',
            'Velocidad fija',
          ),
          correctAnswer: 2,
        },
        'options',
        2,
      ),
    ],
  },
  'item/agreement-cue': {
    good: [
      [
        {
          question: 'Con la luz roja paras antes de la',
          ...options('línea', 'acera', 'isleta', 'esquina'),
        },
      ].map((each) => ({ ...each, question: `${each.question}:` })),
      [{ question: '¿Qué haces ante el?', ...options('Paras', 'Sigues', 'Aceleras', 'Miras') }],
    ],
    bad: [
      bad(
        {
          question: 'Con la luz roja paras antes de la:',
          ...options('línea', 'semáforo', 'isleta', 'esquina'),
        },
        'options',
        1,
      ),
      bad(
        {
          question: 'En la esquina cedes a los:',
          ...options('peatones', 'carro', 'ciclistas', 'motociclistas'),
        },
        'options',
        1,
      ),
    ],
  },
  'item/form-cue': {
    good: [
      [options('Parar', 'Seguir', 'Dejarlo', 'No pasar')],
      [options('El carril', 'Hogar', 'Una acera', 'Lugar seguro')],
    ],
    bad: [
      bad(options('Parar', 'La acera', 'El paseo', 'Una isleta'), 'options', 0),
      bad(
        { ...options('Frenar', 'Llevarlo', 'Mirando al frente', 'No seguir'), correctAnswer: 2 },
        'options',
        2,
      ),
    ],
  },
  'item/mixed-style': {
    good: [
      [options('Paras.', 'Sigues.', 'Aceleras.', 'Miras.')],
      [speeds('45 mph', '25 mph', '35 mph', '55 mph')],
      [options('30 minutos', '1 hora', '2 horas', '4 horas')],
    ],
    bad: [
      bad(options('Paras.', 'Sigues', 'Aceleras', 'Miras'), 'options', 0),
      bad(options('Paras', 'sigues', 'Aceleras', 'Miras'), 'options', 1),
      bad(speeds('45 mph', '55 mph', '65 km/h', '75 mph'), 'options', 2),
      bad(options('5 pies', '10 pies', '15 metros', '20 pies'), 'options', 2),
      bad(options('2 %', '5 %', '8', '9 %'), 'options', 2),
    ],
  },
  'item/unordered-numbers': {
    good: [
      [options('5 pies', '10 pies', '15 pies', '20 pies')],
      [options('$1,000', '$500', '$100', '$50')],
      [options('30 minutos', '1 hora', '2 horas', '1 día')],
      [options('Dos o 3 pies', '10 pies del PARE 1', 'Lejos', 'Cerca')],
    ],
    bad: [
      bad(options('5 pies', '15 pies', '10 pies', '20 pies'), 'options', 2),
      bad(options('1 hora', '30 minutos', '2 horas', '3 horas'), 'options', 2),
      bad({ ...options('$100', '$50', '{{multa.luz}}', '$1,000'), correctAnswer: 2 }, 'options', 2),
    ],
  },
  'item/overlapping-ranges': {
    good: [
      [options('5–10 pies', '10–15 pies', '15–20 pies', '20–25 pies')],
      [
        options(
          'A menos de 5 pies',
          'A menos de 10 pies',
          'A menos de 15 pies',
          'A menos de 20 pies',
        ),
      ],
      [options('Hasta 5 pies', '6 pies', '7 pies', 'Más de 8 pies')],
      [options('5 pies o más del hidrante', '10 pies o más de la esquina', 'Lejos', 'Cerca')],
    ],
    bad: [
      bad(options('5–10 pies', '8–15 pies', '15–20 pies', '20–25 pies'), 'options', 1),
      bad(options('Al menos 5 pies', 'Al menos 10 pies', '2 pies', '3 pies'), 'options', 1),
      bad(options('Hasta 20 pies', '25 pies', '30 pies', '10 pies'), 'options', 3),
      bad(options('5 pies o más', '10 pies o más', '15 pies o más', '20 pies o más'), 'options', 1),
    ],
  },
  'item/repeated': {
    good: [
      [{}, OTHER],
      [
        { sign: 'octagono', question: '¿Qué indica esta señal de tránsito?' },
        { sign: 'delatora', question: '¿Qué indica esta señal de tránsito?' },
      ],
      [
        { ...speeds('45 mph', '25 mph', '35 mph', '55 mph') },
        { ...speeds('55 mph', '65 mph', '75 mph', '85 mph') },
      ],
    ],
    bad: [
      { questions: [{}, {}], at: ['question'] },
      {
        questions: [
          {},
          {
            question: 'Si la luz está roja en la esquina, ¿qué haces?',
            ...options('Paras y esperas', 'Miras', 'Cedes', 'Sigues'),
          },
        ],
        at: ['question'],
      },
      {
        questions: [
          {
            sign: 'octagono',
            question: '¿Qué haces al ver esta señal en la esquina?',
            ...options('Paras', 'Miras', 'Cedes', 'Sigues'),
          },
          {
            sign: 'octagono',
            question: 'En la esquina ves esta señal. ¿Qué te pide?',
            ...options('Que pares', 'Que mires', 'Que cedas', 'Que sigas'),
          },
        ],
        at: ['question'],
      },
    ],
  },
  'item/contradiction': {
    good: [
      [{}, OTHER],
      [{ sign: 'octagono' }, { sign: 'delatora', correctAnswer: 1 }],
      [
        { ...speeds('{{velocidad.escolar@urbana}}', '35 mph', '45 mph', '55 mph') },
        { ...OTHER, ...options('{{velocidad.escolar@rural}}', '45 mph', '55 mph', '65 mph') },
      ],
    ],
    bad: [
      { questions: [{}, { correctAnswer: 1 }], at: ['options', 1] },
      {
        questions: [
          { ...speeds('{{velocidad.disputada@guia}}', '55 mph', '65 mph', '75 mph') },
          { ...OTHER, ...options('{{velocidad.disputada@manual}}', '65 mph', '75 mph', '85 mph') },
        ],
        at: ['options', 0],
      },
    ],
  },
  'item/gives-away': {
    good: [
      [{}, OTHER],
      [
        { ...speeds('{{velocidad.rural}}', '55 mph', '65 mph', '75 mph') },
        { ...OTHER, question: 'Con lluvia y a {{velocidad.rural}}, ¿qué luces usas?' },
      ],
    ],
    bad: [
      {
        questions: [
          { ...OTHER, question: 'Si paras y esperas la verde en la lluvia, ¿qué luces usas?' },
          {
            ...options(
              'Paras y esperas la verde',
              'Sigues sin mirar a nadie',
              'Aceleras al entrar',
              'Tocas la bocina',
            ),
          },
        ],
        at: ['question'],
      },
      {
        questions: [
          { ...speeds('{{velocidad.rural}}', '55 mph', '65 mph', '75 mph') },
          {
            ...OTHER,
            question:
              'Si el límite de velocidad de la vía rural es {{velocidad.rural}}, ¿qué luces usas?',
          },
        ],
        at: ['question'],
      },
      {
        questions: [
          { ...speeds('{{velocidad.rural}}', '55 mph', '65 mph', '75 mph') },
          {
            ...OTHER,
            question: '¿Qué baja el límite de velocidad de la vía rural?',
            explanation:
              'El Art. 8.02 de la Ley 22-2000 da {{velocidad.rural}}; con lluvia usas las bajas y vas más despacio.',
          },
        ],
        at: ['explanation'],
      },
    ],
  },
  'item/readability': {
    good: [
      [{}],
      [
        {
          question:
            'Si la luz está en rojo y no hay nadie en la calle ni en la acera, ¿qué haces al llegar a la esquina?',
        },
      ],
    ],
    bad: [
      bad(
        {
          question: '¿Qué responsabilidades administrativas corresponden al conductor?',
          ...options(
            'Reglamentariamente inmediatas',
            'Extraordinariamente rigurosas',
            'Considerablemente inferiores',
            'Administrativamente idénticas',
          ),
        },
        'question',
      ),
      bad(
        {
          question:
            'Si la luz está en rojo y no hay nadie en la calle ni en la acera ni en la vía de al lado ni en el paseo, ¿qué haces tú?',
        },
        'question',
      ),
      bad(
        options(
          'Paras, miras a la derecha y a la izquierda, y luego miras otra vez a la derecha, y sigues por ahí',
          'Sigues',
          'Miras',
          'Cedes',
        ),
        'options',
        0,
      ),
      bad(
        {
          explanation:
            'El Art. 8.02 de la Ley 22-2000 manda a que paras y esperas la luz verde si vas por la vía y la luz está en rojo para ti y para los que van contigo.',
        },
        'explanation',
      ),
    ],
  },
  'item/unfocused-stem': {
    good: [
      [{ question: 'Si circula de noche, ¿qué luces usa?' }],
      [{ question: 'Con la luz roja, en la esquina debes:' }],
      [{ question: 'Al llegar a la esquina debes…' }],
    ],
    bad: [
      bad({ question: 'La luz roja de la esquina.' }, 'question'),
      bad({ question: '¿Qué haces?' }, 'question'),
      bad({ question: 'Qué haces con la luz roja?' }, 'question'),
      bad({ question: '¿Qué haces con la luz roja? ¿Y luego' }, 'question'),
    ],
  },
  'item/filler': {
    good: [
      [{}],
      [
        {
          question:
            'Si la luz está en rojo y tocas la bocina y sigues sin mirar y aceleras al entrar, ¿qué pasa si paras y esperas ahí?',
        },
      ],
    ],
    bad: [
      bad(
        {
          question:
            'Juan trabaja en Ponce, tiene dos hijas, un perro negro y una casa con patio grande, y viaja. ¿Qué hace ante la roja?',
        },
        'question',
      ),
      bad(
        {
          question:
            'Ana compró un carro azul, cenó con su prima, bailó salsa, durmió tarde y salió de Ponce temprano. ¿Qué hace ante la roja?',
        },
        'question',
      ),
    ],
  },
  'item/structure': {
    good: [[{}], [options('Multa de $100', 'Multa de $200', 'Multa de $300', 'Multa de $500')]],
    bad: [
      bad(options('Verdadero', 'Falso', 'Paras', 'Sigues'), 'options', 0),
      bad(options('Paras', 'Sí', 'No', 'Sigues'), 'options', 1),
      bad(
        options(
          'Paras antes de la línea blanca',
          'Paras antes de la línea blanda',
          'Sigues',
          'Cedes',
        ),
        'options',
        1,
      ),
    ],
  },
  'item/explanation': {
    good: [
      [{}],
      [
        {
          cite: ['practica'],
          explanation: 'Como buena práctica paras y esperas la verde. Tocar la bocina no ayuda.',
        },
      ],
      [
        {
          explanation:
            'El Art. 8.02 de la Ley 22-2000 te pide elegir la opción a la que lleva la luz: esperas y paras.',
        },
      ],
      [
        {
          ...speeds('{{velocidad.rural}}', '55 mph', '65 mph', '75 mph'),
          explanation:
            'El Art. 8.02 de la Ley 22-2000 pone {{velocidad.rural}} en esa vía, y no más.',
        },
      ],
    ],
    bad: [
      bad({ explanation: 'Paras y esperas por ley 22.' }, 'explanation'),
      bad(
        {
          ...options('Según la Ley 22-2000 paras y esperas la verde', 'Sigues', 'Miras', 'Cedes'),
          explanation: 'Según la Ley 22-2000 paras y esperas la verde.',
        },
        'explanation',
      ),
      bad(
        {
          explanation:
            'El Art. 8.02 de la Ley 22-2000 dice lo que hay que hacer en este caso y en otros.',
        },
        'explanation',
      ),
      bad(
        {
          explanation:
            'Paras y esperas la verde, porque tocar la bocina no te da el paso en la esquina.',
        },
        'explanation',
      ),
      bad(
        {
          explanation:
            'El Art. 8.02 de la Ley 22-2000 dice que paras y esperas. La opción B no vale aquí.',
        },
        'explanation',
      ),
      bad(
        {
          explanation:
            'El Art. 9.99 de la Ley 22-2000 dice que paras y esperas la verde en la esquina.',
        },
        'explanation',
      ),
    ],
  },
  'item/alt-text': {
    good: [
      [{ sign: 'octagono', question: '¿Qué te pide esta señal?' }],
      [
        {
          sign: 'delatora',
          question: '¿Qué te pide esta señal?',
          ...options('Ceder y mirar', 'Ceder y parar', 'Seguir', 'Mirar'),
        },
      ],
      [{ sign: 'octagono', question: 'Al ver esta placa, ¿qué haces en la esquina?' }],
    ],
    bad: [
      bad(
        {
          sign: 'delatora',
          question: '¿Qué te pide esta señal?',
          ...options('Ceder al que pasa', 'Parar', 'Seguir', 'Mirar'),
        },
        'sign',
      ),
      bad({ sign: 'muda', question: '¿Qué te pide esta señal?' }, 'sign'),
    ],
  },
  'item/unbound-figure': {
    good: [
      [{ ...speeds('{{velocidad.rural}}', '55 mph', '65 mph', '75 mph') }],
      [{ question: 'Vas a {{"40 mph"}} y ves la luz roja. ¿Qué haces?' }],
      [
        {
          ...speeds('{{velocidad.rural}}', '55 mph', '65 mph', '75 mph'),
          explanation:
            'El Art. 8.02 de la Ley 22-2000 fija {{velocidad.rural}}. Los 55 mph valen si hay un letrero.',
        },
      ],
    ],
    bad: [
      bad({ question: 'Vas a 40 mph y ves la luz roja. ¿Qué haces?' }, 'question'),
      bad(
        { ...speeds('45 mph', '55 mph', '65 mph', '75 mph'), explanation: SOUND.explanation },
        'options',
        0,
      ),
      bad({ explanation: `${SOUND.explanation} La multa es de $50.` }, 'explanation'),
    ],
  },
  'item/distractor-reason': {
    good: [[{}], [{ correctAnswer: 1, errors: ['prisa', null, 'ruido', 'miedo'] }]],
    bad: [
      bad({ errors: [null, null, 'ruido', 'miedo'] }, 'errors', 1),
      bad({ errors: ['prisa', 'calma', 'ruido', 'miedo'] }, 'errors', 0),
    ],
  },
  'item/unneeded-waiver': {
    good: [
      [{}],
      [{ ...options('Paras', 'Nunca paras', 'Aceleras', 'Miras'), waivers: [waiver('IW-08')] }],
      [
        {
          ...options('Paras', 'Nunca paras', 'Aceleras', 'Miras'),
          waivers: [waiver('item/absolute-distractor')],
        },
      ],
    ],
    bad: [
      bad({ waivers: [waiver('IW-08')] }, 'waivers', 0),
      bad(
        {
          ...options('Paras', 'Nunca paras', 'Aceleras', 'Miras'),
          revision: 2,
          waivers: [waiver('IW-08')],
        },
        'waivers',
        0,
      ),
      bad({ waivers: [waiver('IW-99')] }, 'waivers', 0),
      bad(
        {
          ...options('Paras', 'Sigues', 'Aceleras', 'Ninguna de las anteriores'),
          waivers: [waiver('IW-04')],
        },
        'waivers',
        0,
      ),
    ],
  },
  'quiz/near-duplicate': {
    good: [
      [{}, OTHER],
      [
        { sign: 'octagono', question: '¿Qué indica esta señal de tránsito?' },
        { sign: 'delatora', question: '¿Qué indica esta señal de tránsito?' },
      ],
    ],
    bad: [
      { questions: [{}, options('Paras y esperas', 'Miras', 'Cedes', 'Corres')], at: ['question'] },
      {
        questions: [{}, { question: '¡Si la luz está en ROJO, ¿qué haces en la esquina?' }],
        at: ['question'],
      },
    ],
  },
  'quiz/explanation-differs': {
    good: [
      [{ ...speeds('{{velocidad.rural}}', '55 mph', '65 mph', '75 mph') }],
      [
        {
          ...speeds('{{velocidad.rural}}', '55 mph', '65 mph', '75 mph'),
          explanation:
            'El Art. 8.02 de la Ley 22-2000 fija {{velocidad.rural}}, aunque {{velocidad.urbana}} es lo que vale en la ciudad.',
        },
      ],
      [
        {
          ...speeds('{{velocidad.rural}}', '55 mph', '65 mph', '75 mph'),
          explanation:
            'El Art. 8.02 de la Ley 22-2000 lo fija así; tienes {{plazo.aviso}} para avisar.',
        },
      ],
    ],
    bad: [
      bad(
        {
          ...speeds('{{velocidad.rural}}', '55 mph', '65 mph', '75 mph'),
          explanation: 'El Art. 8.02 de la Ley 22-2000 fija {{velocidad.urbana}} en esa vía.',
        },
        'explanation',
      ),
      bad(
        {
          ...speeds('{{multa.luz}}', '$600', '$700', '$800'),
          explanation: 'El Art. 8.02 de la Ley 22-2000 fija $600 por esa falta.',
        },
        'explanation',
      ),
    ],
  },
  'quiz/answer-against-ruling': {
    good: [
      [{ ...speeds('{{velocidad.urbana}}', '35 mph', '45 mph', '55 mph') }],
      [{ ...speeds('{{velocidad.urbana@ley}}', '35 mph', '45 mph', '55 mph') }],
      [{ ...speeds('{{velocidad.urbana@cuatro}}', '45 mph', '55 mph', '65 mph') }].map(
        ({ options: [, ...rest], ...each }) => ({
          ...each,
          options: ['{{velocidad.rural}}', ...rest],
        }),
      ),
    ],
    bad: [
      bad({ ...speeds('{{velocidad.urbana@manual}}', '45 mph', '55 mph', '65 mph') }, 'options', 0),
      bad(
        { ...speeds('35 mph', '45 mph', '55 mph', '65 mph'), facts: ['velocidad.urbana'] },
        'options',
        0,
      ),
    ],
  },
};

function waiver(check: string) {
  return { check, because: 'La ley misma es absoluta en este punto: Art. 8.02.', revision: 1 };
}
