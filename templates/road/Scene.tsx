/** A stop as one sees it from the road: its landmark, the sea, the car. The page holds the drawings (`Kit`). */
import type { LandmarkName } from './landmarks.tsx';

/** Hills below are as wide as any screen; what is beyond the middle is cut. */
const WIDE = 'M-900 ';

/** @param low without room for a sign above it */
export function Scene({ of, low = false }: { of: LandmarkName; low?: boolean }) {
  const height = low ? 132 : 224;
  const road = height - 34;
  const tall = low ? 116 : 156;
  return (
    <svg
      className={low ? 'vista baja' : 'vista'}
      viewBox={`0 0 360 ${height}`}
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
      focusable="false"
    >
      <path className="cielo" d={`${WIDE}0h2160v${height}h-2160z`} />
      <circle className="sol" cx="150" cy={road - 44} r="27" />
      <path className="agua" d={`${WIDE}${road - 42}h2160v80h-2160z`} />
      <path className="brillo" d={`M120 ${road - 32}h60m-78 9h40m12 0h26`} />
      <path className="loma" d={`M176 ${road - 14}q14-14 44-16 60-12 130-8 80 0 910 20v50H176z`} />
      <path className="loma cerca" d={`${WIDE}${road - 4}q900-18 1020-14t240 6 900-10v60h-2160z`} />
      <use
        className="monumento-de"
        href={`#h-${of}`}
        x="214"
        y={road - tall * 0.75 - 7}
        width={tall * 0.8}
        height={tall * 0.75}
      />
      <path className="asfalto" d={`${WIDE}${road}h2160v34h-2160z`} />
      <path className="borde" d={`${WIDE}${road + 2.5}h2160`} />
      <path className="raya" d={`${WIDE}${road + 18}h2160`} />
      <use href="#k-carro" x="48" y={road - 24} width="80" height="40" />
    </svg>
  );
}
