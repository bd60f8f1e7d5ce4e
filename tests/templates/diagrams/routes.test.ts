/** Tests that the arrow of a vehicle in a crossing ends at `toX` or `toY`. */
import { expect, test } from 'vitest';
import { Scene } from '../../../schemas/scene.ts';
import { layOutScene } from '../../../templates/diagrams/layout.ts';
import { arrowRoute } from '../../../templates/diagrams/routes.ts';

function endOf(vehicle: {
  arm: string;
  to: string;
  toX?: number;
  toY?: number;
}): readonly [number, number] {
  const layout = layOutScene(
    Scene.parse({
      title: 'Un cruce',
      description: 'Tú llegas al cruce.',
      crossing: { arms: { norte: {}, este: {}, sur: {}, oeste: {} } },
      vehicles: [{ name: 'tú', ...vehicle }],
    }),
  );
  return arrowRoute(layout.vehicles[0]!, layout)!.end;
}

test.each([
  ['a turn from the south', 'sur', 'este', 185],
  ['a turn from the west', 'oeste', 'norte', 172],
  ['a straight route to the east', 'oeste', 'este', 150],
])('the arrow of %s ends at toX', (_, arm, to, toX) => {
  expect(Math.abs(endOf({ arm, to, toX })[0] - toX)).toBeLessThan(1);
});

test('a straight arrow to the north ignores toX', () => {
  const whole = endOf({ arm: 'sur', to: 'norte' });
  expect(endOf({ arm: 'sur', to: 'norte', toX: 10 })).toEqual(whole);
});

test('an arrow straight to the south ends at toY', () => {
  const whole = endOf({ arm: 'norte', to: 'sur' });
  expect(endOf({ arm: 'norte', to: 'sur', toY: 126 })).toEqual([whole[0], 126]);
});
