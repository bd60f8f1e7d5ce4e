/** A stop as one sees it from the road: its landmark, the sea, the car. The page holds the drawings (`Kit`). */
import type { ReactNode } from 'react';

/** @param low without room for a sign above it */
export function Scene({ of, low = false }: { of: string; low?: boolean }): ReactNode {
  const height = low ? 132 : 224;
  const road = height - 34;
  const tall = low ? 87 : 108;
  /** As wide as the screen, whatever that is. */
  const band = (className: string, from: number, to: number) => (
    <rect
      className={className}
      y={`${(100 * from) / height}%`}
      width="100%"
      height={`${(100 * (to - from)) / height}%`}
    />
  );
  /** What stands at one side of it, or in its middle. */
  const standing = (side: 'xMin' | 'xMid' | 'xMax', drawn: ReactNode) => (
    <svg viewBox={`0 0 360 ${height}`} preserveAspectRatio={`${side}YMax meet`} role="presentation">
      {drawn}
    </svg>
  );
  return (
    <svg className={low ? 'paisaje baja' : 'paisaje'} aria-hidden="true" focusable="false">
      {band('cielo', 0, height)}
      {band('agua', road - 42, height)}
      {band('loma cerca', road - 12, height)}
      {band('asfalto', road, height)}
      {band('borde', road + 1.5, road + 3.5)}
      <line
        className="raya"
        x2="100%"
        y1={`${(100 * (road + 18)) / height}%`}
        y2={`${(100 * (road + 18)) / height}%`}
      />
      {standing(
        'xMid',
        <>
          <circle className="sol" cx="176" cy={road - 50} r="27" />
          <path className="agua" d={`M144 ${road - 42}h64v28h-64z`} />
          <path className="brillo" d={`M146 ${road - 32}h60m-78 9h40m12 0h26`} />
        </>,
      )}
      {standing(
        'xMax',
        <>
          <path className="loma" d={`M160 ${road - 11}q14-16 44-18 60-12 96 2 32 4 60 16z`} />
          <path className="loma cerca" d={`M120 ${road - 12}q120-9 240-6v6H0z`} />
          <use
            className="monumento-de"
            href={`#h-${of}`}
            x="226"
            y={road - tall - 7}
            width={tall * 1.06}
            height={tall}
          />
        </>,
      )}
      {standing(
        'xMin',
        <use className="carro" href="#k-carro" x="16" y={road - 24} width="80" height="40" />,
      )}
    </svg>
  );
}
