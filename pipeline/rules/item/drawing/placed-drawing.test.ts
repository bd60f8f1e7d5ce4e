import { expect, test } from 'vitest';
import { PLACED_DRAWINGS } from '../../../../tests/fixtures/drawings.ts';
import { auditOf } from '../../../../tests/rules/questions.ts';

const SCENES = {
  'escenas/prueba.json': {
    calle: {
      title: 'Una calle',
      description: 'Tú tienes la puerta abierta delante del carro A. Hay un agente.',
      road: { strips: [{ is: 'carril', to: 'este' }, { is: 'acera' }] },
      people: [{ kind: 'agente', lane: 1, x: 100 }],
      vehicles: [
        { name: 'A', lane: 0, x: 60 },
        { name: 'tú', lane: 0, x: 200, door: true },
      ],
    },
    cruce: {
      title: 'Un cruce',
      description: 'Hay una luz roja en el sur, y una palma.',
      crossing: {
        arms: { norte: {}, sur: { control: 'roja' } },
        corners: { noroeste: 'palma' },
      },
    },
    cuesta: {
      title: 'Una cuesta',
      description: 'Las gomas miran a la derecha, en una cuesta que baja.',
      figures: [{ is: 'cuesta', slope: 'baja', wheels: 'derecha' }],
    },
  },
};
const reportsOf = (drawings: Record<string, string | null> = {}) =>
  auditOf([[{}]], { ...SCENES, ...drawings }).filter(({ rule }) => rule === 'item/drawing');

const CAR = PLACED_DRAWINGS['vehiculos/carro']!;
const without = (slot: string) => CAR.replace(`data-slot="${slot}"`, '');

test('accepts drawings that have every needed slot', () => {
  expect(reportsOf()).toEqual([]);
});

test.each<[what: string, file: string, drawing: string | null, title: RegExp, written: unknown]>([
  [
    'a missing drawing, at the first scene that places it',
    'vehiculos/carro',
    null,
    /the scene calle places vehiculos\/carro, which has no drawing/,
    expect.objectContaining({ name: 'A' }),
  ],
  [
    'a missing drawing of a figure',
    'vehiculos/carro-de-lado',
    null,
    /the scene cuesta places vehiculos\/carro-de-lado/,
    expect.objectContaining({ is: 'cuesta' }),
  ],
  [
    'a missing slot, at the field that needs it',
    'vehiculos/carro',
    without('door'),
    /vehiculos\/carro has no slot "door", which the scene calle needs/,
    'true',
  ],
  [
    'a drawing of a person without a standing posture',
    'personas/agente',
    PLACED_DRAWINGS['personas/agente']!.replace('data-slot="standing"', ''),
    /personas\/agente has no slot "standing"/,
    'agente',
  ],
  [
    'a traffic light without the lens that is lit',
    'objetos/semaforo',
    PLACED_DRAWINGS['objetos/semaforo']!.replace('data-slot="red-on"', ''),
    /objetos\/semaforo has no slot "red-on", which the scene cruce needs/,
    'roja',
  ],
  [
    'a missing drawing of a thing in a corner',
    'objetos/palma',
    null,
    /the scene cruce places objetos\/palma/,
    'palma',
  ],
  [
    'a slot that no scene uses, at its line',
    'vehiculos/carro',
    CAR.replace('</svg>', '\n<path data-slot="dor" d="M0 0h1"/></svg>'),
    /no scene uses the slot "dor"/,
    'data-slot="dor"',
  ],
  [
    'a drawing whose viewBox begins at 0 0',
    'vehiculos/carro',
    CAR.replace('-30 -37 60 74', '0 0 60 74'),
    /the middle of the viewBox is not 0 0/,
    'viewBox',
  ],
  [
    'a drawing of a vehicle at twice the expected size',
    'vehiculos/carro',
    CAR.replace('-30 -37 60 74', '-60 -74 120 148'),
    /the viewBox is 120 × 148; scenes expect 60 × 74/,
    'viewBox',
  ],
  [
    'a drawing of a thing of the wrong size',
    'objetos/cono',
    PLACED_DRAWINGS['objetos/cono']!.replace('-10 -12 20 24', '-50 -50 100 100'),
    /the viewBox is 100 × 100; scenes expect 20 × 24/,
    'viewBox',
  ],
  [
    'a drawing whose name no scene can use',
    'vehiculos/avion',
    CAR,
    /no scene can place this drawing/,
    '<',
  ],
])('reports %s', (_, name, drawing, title, written) => {
  const found = reportsOf({ [`dibujos/${name}.svg`]: drawing });
  expect(found).toEqual([
    expect.objectContaining({ title: expect.stringMatching(title), written }),
  ]);
});
