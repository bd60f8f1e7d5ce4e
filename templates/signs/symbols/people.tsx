/** People at what they do → silhouettes made of a head and thick limbs. */
import { Stroke } from './place.tsx';

export const Pedestrian = () => (
  <>
    <circle cx="53" cy="11" r="9" />
    <path d="M44 25Q52 20 61 25L60 56H44Z" />
    <Stroke width={11} d="M50 54 38 72 26 93M55 54 61 74 76 92" />
    <Stroke width={8} d="M47 28 34 42 26 54M58 28 68 42 75 53" />
  </>
);

/** Two people who walk, one taller than the other. */
export const SchoolChildren = () => (
  <>
    <g transform="translate(26 2)scale(.92 .96)">
      <Pedestrian />
    </g>
    <g transform="translate(-13 31)scale(.65)">
      <Pedestrian />
    </g>
  </>
);

export const Wheelchair = () => (
  <>
    <circle cx="40" cy="11" r="10" />
    <Stroke width={10} d="M41 27 45 58H67L80 86 91 82" />
    <Stroke width={8} d="M43 40H64" />
    <Stroke width={8} d="M32 44A27 27 0 1 0 66 77" />
  </>
);

export const Digger = () => (
  <>
    <circle cx="42" cy="13" r="10" />
    <path d="M40 27Q52 22 60 34L77 56 64 66Z" />
    <Stroke width={10} d="M68 58 58 74 60 95M72 60 82 76 86 95" />
    <Stroke width={7} d="M47 32 40 52 30 60M52 38 54 50" />
    <Stroke width={4} d="M64 40 20 74" />
    <path d="M24 65 31 74 14 86 10 80Z" />
    <path d="M3 99Q8 82 19 84T36 99Z" />
  </>
);

export const Flagger = () => (
  <>
    <circle cx="40" cy="12" r="10" />
    <path d="M29 27Q40 22 52 27V60H29Z" />
    <Stroke width={11} d="M35 58V94M46 58V94" />
    <Stroke width={8} d="M33 30 22 44 26 60M50 31 62 44 76 40" />
    <Stroke width={4} d="M77 20V64" />
    <path d="M69 0H85L96 11V27L85 38H69L58 27V11Z" />
  </>
);

/** A seesaw with somebody small at each end. */
export const Seesaw = () => (
  <>
    <Stroke width={6} d="M4 84 96 58" />
    <path d="M50 70 62 97H38Z" />
    <circle cx="20" cy="37" r="9" />
    <Stroke width={10} d="M19 52 17 70" />
    <Stroke width={7} d="M20 54 34 64M18 74 31 73 35 86" />
    <circle cx="79" cy="15" r="9" />
    <Stroke width={10} d="M81 30 82 48" />
    <Stroke width={7} d="M80 32 68 46M81 54 68 56 68 76" />
  </>
);

/** Somebody seated with a belt from the shoulder to the hip and another over the lap; `ground` is the colour of the panel. */
export const SeatBelt = ({ ground }: { ground: string }) => (
  <>
    <circle cx="50" cy="16" r="16" />
    <path d="M50 36C26 36 15 44 13 62L8 100H92L87 62C85 44 74 36 50 36Z" />
    <Stroke butt width={15} colour={ground} d="M72 34 30 88M22 86H78" />
    <Stroke butt width={8} d="M75 30 30 88M12 86H88" />
    <path d="M18 78H38V94H18Z" stroke={ground} strokeWidth="4" />
    <Stroke width={3} colour={ground} d="M24 86H32" />
  </>
);

export const Swimmer = () => (
  <>
    <circle cx="70" cy="34" r="11" />
    <Stroke width={12} d="M16 56 48 40 34 24 54 16" />
    <Stroke width={8} d="M2 70Q14 60 26 70T50 70 74 70 98 70M2 90Q14 80 26 90T50 90 74 90 98 90" />
  </>
);

/** Somebody who climbs a slope away from a wave. */
export const TsunamiEscape = () => (
  <>
    <path d="M0 74Q0 26 28 20 44 18 48 33 36 28 30 37 25 48 34 62L40 74Z" />
    <path d="M0 98V80H50L98 54V98Z" />
    <circle cx="81" cy="9" r="8" />
    <Stroke width={9} d="M78 24 69 41" />
    <Stroke width={7} d="M70 43 62 52 56 64M71 44 80 50 82 58M76 26 64 28 58 36M80 28 88 36" />
  </>
);

/** Upraised hand; the palm faces the reader. */
export const Hand = () => (
  <>
    <path d="M26 48H76V66Q76 98 52 98 38 98 30 84L26 74Z" />
    <Stroke width={11} d="M31 52V22M44 50V10M57 50V10M70 52V20M30 80 12 60" />
  </>
);

/** A hand whose finger presses the button of a box. */
export const PressingHand = () => (
  <>
    <path d="M2 6H22Q26 6 26 10V90Q26 94 22 94H2Z" />
    <circle cx="31" cy="40" r="9" />
    <Stroke width={14} d="M46 40H76" />
    <Stroke width={13} d="M58 56H80M60 71H80M64 86H80" />
    <path d="M72 33Q72 22 84 22H104V92H76Z" />
    <Stroke width={12} d="M80 29 62 20" />
  </>
);
