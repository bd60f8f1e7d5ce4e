/** Somebody on the road, seen from above and heading north, with the middle at 0 0. */
import type { Mover } from '../../schemas/diagram.ts';

type Props = { who: Mover['who'] };

export function RoadUser({ who }: Props) {
  if (who === 'peaton') return <Person />;
  if (who === 'agente') return <Officer />;
  const long = who.startsWith('guagua');
  const half = long ? 27 : 18;
  return (
    <g className={`vehiculo ${who}`}>
      <rect x="-12" y={-half} width="24" height={half * 2} rx={long ? 4 : 8} />
      <path className="cristal" d={`M-8 ${-half + (long ? 3 : 6)}h16l-2 6h-12z`} />
      {!long && <path className="cristal" d={`M-7 ${half - 3}h14l-2-3h-10z`} />}
      {who === 'guagua-escolar' && (
        <path
          className="luces"
          d={`M-11 ${-half + 1}h5v4h-5zM6 ${-half + 1}h5v4h-5zM-11 ${half - 5}h5v4h-5zM6 ${half - 5}h5v4h-5z`}
        />
      )}
    </g>
  );
}

function Person() {
  return (
    <g className="persona-arriba">
      <ellipse rx="10" ry="6" />
      <circle r="5" />
    </g>
  );
}

function Officer() {
  return (
    <g className="persona-arriba agente">
      <path d="M8 2 14 16" />
      <ellipse rx="12" ry="7" />
      <circle r="6" />
    </g>
  );
}
