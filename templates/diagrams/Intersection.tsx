/** A crossing of data/reglas → its drawing from above: roads, controls, who goes where, and in which order. */
import type { Diagram, Mover } from '../../schemas/diagram.ts';
import { Control } from './Control.tsx';
import { RoadUser } from './RoadUser.tsx';
import { ANGLES, type Arm, EDGE, LANE, STOP, STOP_BEHIND, turned, turnOf } from './turns.ts';
import { describe, order } from './words.ts';

/** Roads run on beyond the picture, whatever room it gets. */
const BEYOND = 500;

export function Intersection({ diagram }: { diagram: Diagram }) {
  const { arms, roundabout = false, controls = {}, crossings = [], queue, movers } = diagram;
  const stopOf = (arm: Arm) => (crossings.includes(arm) ? STOP_BEHIND : roundabout ? 70 : STOP);
  const straight = arms.length === 2;
  return (
    <figure className="diagrama">
      <svg viewBox="-120 -116 240 232" role="img" aria-label={describe(diagram)}>
        {arms.map((arm) => (
          <path
            key={arm}
            className="asfalto"
            transform={`rotate(${ANGLES[arm]})`}
            d={`M-40 0H40V${BEYOND}H-40Z`}
          />
        ))}
        {roundabout ? (
          <Island />
        ) : (
          !straight && (
            <rect className="asfalto" x={-EDGE} y={-EDGE} width={2 * EDGE} height={2 * EDGE} />
          )
        )}
        {arms.map((arm) => (
          <g key={arm} transform={`rotate(${ANGLES[arm]})`}>
            <path className="raya" d={`M0 ${straight ? 0 : stopOf(arm)}V${BEYOND}`} />
            {crossings.includes(arm) && (
              <path
                className="cruce"
                d="M-36 46v14M-24 46v14M-12 46v14M0 46v14M12 46v14M24 46v14M36 46v14"
              />
            )}
            {controls[arm] && <path className="alto" d={`M2 ${stopOf(arm)}H38`} />}
            {queue === arm &&
              [58, 100].map((y) => (
                <g key={y} transform={`translate(${-LANE} ${y})rotate(180)`}>
                  <RoadUser who="auto" />
                </g>
              ))}
          </g>
        ))}
        {movers.map((mover) => (
          <Moving
            key={`${mover.who} ${mover.from}`}
            mover={mover}
            stop={stopOf(mover.from)}
            roundabout={roundabout}
            first={(mover.turn ?? 2) === 1}
          />
        ))}
        {arms.map((arm) => {
          const name = controls[arm];
          const [x, y] = turned(arm, 58, roundabout ? 76 : 58);
          return (
            name && (
              <g key={arm} transform={`translate(${x} ${y})`}>
                <Control name={name} />
              </g>
            )
          );
        })}
      </svg>
      <figcaption>{order(diagram)}</figcaption>
    </figure>
  );
}

function Island() {
  return (
    <>
      <circle className="asfalto" r="64" />
      <circle className="isleta" r="24" />
    </>
  );
}

type MovingProps = { mover: Mover; stop: number; roundabout: boolean; first: boolean };

function Moving({ mover, stop, roundabout, first }: MovingProps) {
  const { who, from, to, turn } = mover;
  if (who === 'agente') return <RoadUser who={who} />;
  if (who === 'peaton') return <Walker mover={mover} />;
  const inRing = roundabout && first;
  const middle = stop + (who.startsWith('guagua') ? 32 : 23);
  const path = to && turnOf(from, to, inRing ? 60 : middle - 22, roundabout);
  return (
    <g transform={`rotate(${ANGLES[from]})`}>
      {path && (
        <g className={first ? 'va' : 'espera'}>
          <path d={path.path} />
          <path
            className="punta"
            d="M0-10 9 6H-9Z"
            transform={`translate(${path.end[0]} ${path.end[1]})rotate(${path.end[2]})`}
          />
        </g>
      )}
      <g transform={inRing ? 'translate(36 25)rotate(-50)' : `translate(${LANE} ${middle})`}>
        <RoadUser who={who} />
        <Badge who={who} turn={turn} upright={-ANGLES[from] + (inRing ? 50 : 0)} />
      </g>
    </g>
  );
}

/** From one kerb of its arm to the other. */
function Walker({ mover }: { mover: Mover }) {
  return (
    <g transform={`rotate(${ANGLES[mover.from]})`}>
      <g className="va">
        <path d="M-8 53H-26" />
        <path className="punta" d="M0-10 9 6H-9Z" transform="translate(-28 53)rotate(-90)" />
      </g>
      <g transform="translate(6 53)rotate(-90)">
        <RoadUser who="peaton" />
      </g>
    </g>
  );
}

function Badge({
  who,
  turn,
  upright,
}: {
  who: Mover['who'];
  turn: number | undefined;
  upright: number;
}) {
  const text = who === 'tu' ? 'TÚ' : turn;
  if (text === undefined) return null;
  return (
    <text className={who} transform={`rotate(${upright})`} y="8">
      {text}
    </text>
  );
}
