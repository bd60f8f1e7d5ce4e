import { expect, test } from 'vitest';
import { fourOptions } from '../../../tests/fixtures/base-data.ts';
import { auditOf } from '../../../tests/rules/questions.ts';

const ROAD = {
  strips: [
    { is: 'carril', to: 'oeste' },
    { is: 'carril', to: 'este' },
    { is: 'acera', height: 40 },
  ],
};
const CROSSING = { arms: { norte: {}, este: {}, sur: { in: 1, out: 0 } } };
const scene = (more: object) => ({
  title: 'Una escena',
  description: 'Tú vas detrás del carro A. Un peatón espera.',
  road: ROAD,
  ...more,
});
const you = { name: 'tú', lane: 1, x: 80 };

function reportsOf(record: object, question: object = {}) {
  return auditOf([[question as Record<string, unknown>]], {
    'escenas/prueba.json': { prueba: record },
  }).filter(({ rule }) => rule === 'item/scene');
}

test('accepts a valid scene', () => {
  expect(
    reportsOf(
      scene({
        vehicles: [you, { name: 'A', lane: 1, x: 200 }],
        people: [{ kind: 'peaton', lane: 2, x: 260 }],
      }),
    ),
  ).toEqual([]);
});

const BAD: [what: string, record: object, title: RegExp, written: unknown][] = [
  [
    'a vehicle between two lanes',
    scene({ vehicles: [{ ...you, shift: 20 }] }),
    /"tú" is outside its lane/,
    { ...you, shift: 20 },
  ],
  [
    'a vehicle on the sidewalk',
    scene({ vehicles: [{ ...you, lane: 2 }] }),
    /outside its lane/,
    { ...you, lane: 2 },
  ],
  [
    'a vehicle outside of the picture',
    scene({ vehicles: [{ ...you, x: 5 }] }),
    /outside/,
    { ...you, x: 5 },
  ],
  [
    'a vehicle on a strip that does not exist',
    scene({ vehicles: [{ ...you, lane: 7 }] }),
    /no strip 7/,
    '7',
  ],
  [
    'two vehicles in one place',
    scene({ vehicles: [you, { name: 'A', lane: 1, x: 100 }] }),
    /"A" is in the same place as "tú"/,
    { name: 'A', lane: 1, x: 100 },
  ],
  [
    'a vehicle on a cone',
    scene({ vehicles: [you], things: [{ kind: 'cono', lane: 1, x: 90 }] }),
    /"cono" is in the same place as "tú"/,
    { kind: 'cono', lane: 1, x: 90 },
  ],
  [
    'a building that is cut off',
    scene({ things: [{ kind: 'edificio', lane: 2, x: 300 }] }),
    /"edificio" is partly outside/,
    { kind: 'edificio', lane: 2, x: 300 },
  ],
  [
    'two vehicles with one name',
    scene({ vehicles: [you, { ...you, x: 200 }] }),
    /two vehicles are named "tú"/,
    { ...you, x: 200 },
  ],
  [
    'a vehicle that the description leaves out',
    scene({ vehicles: [you, { name: 'B', lane: 0, x: 200 }] }),
    /does not name "B"/,
    { name: 'B', lane: 0, x: 200 },
  ],
  [
    'a person that the description leaves out',
    scene({ people: [{ kind: 'agente', lane: 0, x: 200 }] }),
    /does not name "agente"/,
    { kind: 'agente', lane: 0, x: 200 },
  ],
  ...(
    [
      [
        'arm',
        'Tú llegas desde el norte y el carro A viene del este.',
        /says "llegas desde el norte" about "tú", but the picture shows: sur/,
      ],
      [
        'light',
        'Tú vienes del sur con luz roja. El carro A viene del este.',
        /"con luz roja" about "tú", but the picture shows: verde/,
      ],
      [
        'turn',
        'Tú quieres virar a la izquierda. El carro A viene del este.',
        /virar a la izquierda" about "tú", but the picture shows: derecha/,
      ],
      [
        'direction',
        'Tú quieres virar, hacia el norte. El carro A viene del este.',
        /"hacia el norte" about "tú", but the picture shows: este/,
      ],
      [
        'side',
        'Tú vienes del sur y el carro A viene del este, a tu izquierda.',
        /"a tu izquierda" about "A", but the picture shows: derecha/,
      ],
    ] as const
  ).map(([what, description, title]): (typeof BAD)[number] => [
    `a description with the wrong ${what}`,
    scene({
      description,
      road: undefined,
      crossing: { arms: { norte: {}, este: {}, sur: { control: 'verde' } } },
      vehicles: [
        { name: 'tú', arm: 'sur', to: 'este' },
        { name: 'A', arm: 'este', to: 'norte' },
      ],
    }),
    title,
    description,
  ]),
  [
    'a description of lanes in another direction',
    scene({ description: 'Dos carriles hacia el norte. Tú vas en uno.', vehicles: [you] }),
    /no lane of the picture goes there/,
    'Dos carriles hacia el norte. Tú vas en uno.',
  ],
  [
    'an arm that the crossing does not have',
    scene({ road: undefined, crossing: CROSSING, vehicles: [{ name: 'tú', arm: 'oeste' }] }),
    /no arm "oeste"/,
    'oeste',
  ],
  [
    'a vehicle that leaves against the traffic',
    scene({
      road: undefined,
      crossing: CROSSING,
      vehicles: [{ name: 'tú', arm: 'norte', to: 'sur' }],
    }),
    /cannot leave by "sur"/,
    'sur',
  ],
  [
    'a mixed line without the vehicle of the driver',
    scene({ road: { strips: [{ is: 'carril', line: 'amarilla-mixta-sur' }, { is: 'carril' }] } }),
    /a mixed line/,
    [{ is: 'carril', line: 'amarilla-mixta-sur' }, { is: 'carril' }],
  ],
  [
    'a label that cannot be drawn',
    scene({ distances: [{ label: '5 €', from: { lane: 0, x: 20 }, to: { lane: 0, x: 200 } }] }),
    /cannot be drawn/,
    { label: '5 €', from: { lane: 0, x: 20 }, to: { lane: 0, x: 200 } },
  ],
  [
    'labels that overlap',
    scene({
      distances: [
        { label: '10', from: { lane: 1, x: 60 }, to: { lane: 1, x: 100 } },
        { label: '10', from: { lane: 1, x: 60 }, to: { lane: 1, x: 100 } },
      ],
    }),
    /overlaps/,
    { label: '10', from: { lane: 1, x: 60 }, to: { lane: 1, x: 100 } },
  ],
  [
    'a traffic light without a state',
    scene({ road: undefined, figures: [{ is: 'semaforo' }] }),
    /no "light"/,
    { is: 'semaforo' },
  ],
];

test.each(BAD)('reports %s', (_, record, title, written) => {
  const found = reportsOf(record);
  expect(found.map((finding) => finding.title).join('\n')).toMatch(title);
  expect(found.find((finding) => title.test(finding.title))!.written).toEqual(written);
});

test('reports a description that reveals the answer of a question', () => {
  const told = {
    ...scene({ vehicles: [you] }),
    description: 'Tú paras en la línea y esperas la luz.',
  };
  const question = {
    options: fourOptions([
      'Paras y esperas',
      'Sigues sin mirar',
      'Aceleras al entrar',
      'Tocas la bocina',
    ]),
    scene: 'prueba',
  };
  expect(reportsOf(told, question).map(({ written }) => written)).toEqual(['prueba']);
  expect(reportsOf({ ...told, description: 'Tú llegas a la línea.' }, question)).toEqual([]);
});
