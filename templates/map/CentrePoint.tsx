/** Where a centre is: a full point for the building, a ring where only the town is known. */
import type { Centre } from '../../schemas/centre.ts';
import type { Place } from './project.ts';

type Props = { at: Place; precision: NonNullable<Centre['coordinates']>['precision']; r?: number };

export function CentrePoint({ at: [x, y], precision, r = 9 }: Props) {
  return <circle className={precision} cx={x} cy={y} r={r} />;
}
