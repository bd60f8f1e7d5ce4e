/** The stretch of the road that a test covers: its stops on the island (`TestStretchSymbols`), and their number. */
import { numberWithNoun } from '../islands/model/learning/plan-words.ts';
import { ISLAND_OUTLINE } from '../map/map-outlines.ts';
import { RoadSymbols } from './RoadSymbols.tsx';
import { ROAD_LEGS, STOP_POINTS, WHOLE_ROAD } from './road-path.ts';

/** The viewBox of the main island, without the islands in the east. */
const BOX = '-8 -4 836 318';
const LAMP = 44;

export function TestStretchSymbols() {
  return (
    <>
      <RoadSymbols />
      <svg className="symbol-defs" width="0" height="0" aria-hidden="true" focusable="false">
        <defs>
          <g id="k-isla">
            <path className="coastline" d={ISLAND_OUTLINE} />
            <path className="whole-route" d={WHOLE_ROAD} />
          </g>
        </defs>
      </svg>
    </>
  );
}

/** @param stops indices of the stops on the road, from 0 */
export function TestStretch({ stops }: { stops: readonly number[] }) {
  return (
    <div className="test-stretch">
      <svg viewBox={BOX} aria-hidden="true" focusable="false">
        <use href="#k-isla" />
        {stops
          .filter((at) => stops.includes(at + 1))
          .map((at) => (
            <path
              key={at}
              className="whole-route test-route"
              data-de={at}
              d={`M${STOP_POINTS[at]!.join(' ')}${ROAD_LEGS[at]}`}
            />
          ))}
        {stops.map((at) => {
          const [x, y] = STOP_POINTS[at]!;
          return (
            <use
              key={at}
              href="#k-off"
              data-en={at}
              x={x - LAMP / 2}
              y={y - LAMP / 2}
              width={LAMP}
              height={LAMP}
            />
          );
        })}
      </svg>
      <p>{numberWithNoun(stops.length, 'parada', 'paradas')}</p>
    </div>
  );
}
