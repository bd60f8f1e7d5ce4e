/** Vehicles seen from the side, facing right → silhouettes; `ground` is the colour seen through windows and wheels. */
import { Stroke } from './place.tsx';

type Cut = { ground: string };

function Wheels({ at, y, r, ground }: Cut & { at: readonly number[]; y: number; r: number }) {
  return at.map((x) => <circle key={x} cx={x} cy={y} r={r} stroke={ground} strokeWidth="3" />);
}

export const Truck = ({ ground }: Cut) => (
  <>
    <path d="M0 22H62V70H0ZM65 34H82Q86 34 88 38L96 52Q100 54 100 58V74H0V70H65Z" />
    <path d="M71 40H82L89 52H71Z" fill={ground} />
    <Wheels at={[16, 34, 83]} y={75} r={10} ground={ground} />
  </>
);

export const FireEngine = ({ ground }: Cut) => (
  <>
    <path d="M0 40H64V32H92Q96 32 97 36L100 52V76H0Z" />
    <path d="M80 38H90L94 52H80ZM68 38H76V52H68ZM6 52H24V64H6ZM30 52H48V64H30Z" fill={ground} />
    <path d="M72 24H82V32H72Z" />
    <Stroke
      butt
      width={4}
      d="M2 34 64 16M0 26 62 8M8 33 6 24M22 29 20 20M36 25 34 16M50 21 48 12"
    />
    <Wheels at={[20, 82]} y={77} r={12} ground={ground} />
  </>
);

export const SchoolBus = ({ ground }: Cut) => (
  <>
    <path d="M2 24Q2 18 8 18H76Q82 18 82 24V46H92Q98 46 98 52V76H2Z" />
    <path d="M10 26H24V42H10ZM29 26H43V42H29ZM48 26H62V42H48ZM67 26H76V42H67Z" fill={ground} />
    <Stroke butt width={3} colour={ground} d="M2 54H82" />
    <Wheels at={[20, 80]} y={76} r={11} ground={ground} />
  </>
);

export const Bicycle = () => (
  <>
    <circle cx="22" cy="66" r="19" fill="none" strokeWidth="6" />
    <circle cx="78" cy="66" r="19" fill="none" strokeWidth="6" />
    <Stroke width={6} d="M22 66 38 42H66L48 66ZM48 66 36 34M78 66 64 28H74M30 33H43" />
  </>
);

/** A car seen from behind, at a slant, and the two waves its wheels leave. */
export const SkiddingCar = ({ ground }: Cut) => (
  <>
    <g transform="rotate(14 50 22)">
      <path d="M24 22 31 4Q32 0 37 0H63Q68 0 69 4L76 22Q80 24 80 29V46H70V40H30V46H20V29Q20 24 24 22Z" />
      <path d="M36 6H64L69 20H31ZM26 27H35V33H26ZM65 27H74V33H65Z" fill={ground} />
    </g>
    <Stroke
      width={7}
      d="M30 54C52 62 14 74 34 82 42 86 36 94 28 98M66 58C88 66 50 78 70 86 76 90 72 94 68 98"
    />
  </>
);

/** A truck that goes down a wedge. */
export const Downhill = ({ ground }: Cut) => (
  <>
    <path d="M8 50 98 88H8Z" />
    <g transform="translate(36 2)rotate(22.9)scale(.66)">
      <Truck ground={ground} />
    </g>
  </>
);
