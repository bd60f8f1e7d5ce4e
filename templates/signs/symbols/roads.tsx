/** The plan of a road → its symbol: crossings, branches, merges, islands, rails. */
import { Arrow } from './arrows.tsx';
import { Stroke } from './place.tsx';

export const CrossRoads = () => <path d="M41 2H59V41H98V59H59V98H41V59H2V41H41Z" />;

export const SideRoad = () => <path d="M33 2H51V42H88V58H51V98H33Z" />;

export const SlantedSideRoad = () => (
  <>
    <path d="M33 2H51V98H33Z" />
    <Stroke butt width={16} d="M42 66 84 24" />
  </>
);

export const TRoad = () => <path d="M6 18H94V37H60V92H40V37H6Z" />;

export const YRoad = () => <path d="M40 98V57L10 20 25 7 50 39 75 7 90 20 60 57V98Z" />;

export const Merge = () => (
  <>
    <Arrow
      width={15}
      head={40}
      points={[
        [38, 100],
        [38, 0],
      ]}
    />
    <Stroke butt width={13} d="M74 100V86Q74 76 68 69L38 38" />
  </>
);

/** A road that comes from the right and goes on beside the other one. */
export const AddedLane = () => (
  <>
    <Arrow
      width={15}
      head={38}
      points={[
        [31, 94],
        [31, 6],
      ]}
    />
    <Arrow
      width={13}
      head={34}
      radius={30}
      points={[
        [90, 82],
        [68, 50],
        [68, 6],
      ]}
    />
  </>
);

export const LaneEnds = () => (
  <>
    <Stroke butt width={8} d="M26 100V0" />
    <Stroke butt width={8} d="M80 100V62L60 26V0" />
    <Stroke butt width={7} d="M52 100V82M52 72V54" />
  </>
);

/** Island at the top, with traffic on its two sides. */
export const DividedRoadBegins = () => (
  <>
    <path d="M38 2Q50-6 62 2V30Q50 52 38 30Z" />
    <Arrow
      width={12}
      head={32}
      radius={22}
      points={[
        [64, 100],
        [64, 66],
        [82, 42],
        [82, 4],
      ]}
    />
    <Arrow
      width={12}
      head={32}
      radius={22}
      points={[
        [18, 2],
        [18, 40],
        [36, 64],
        [36, 100],
      ]}
    />
  </>
);

export const DividedRoadEnds = () => (
  <>
    <path d="M38 98Q50 106 62 98V70Q50 48 38 70Z" />
    <Arrow
      width={12}
      head={32}
      radius={22}
      points={[
        [82, 100],
        [82, 60],
        [64, 36],
        [64, 0],
      ]}
    />
    <Arrow
      width={12}
      head={32}
      radius={22}
      points={[
        [36, 0],
        [36, 34],
        [18, 58],
        [18, 96],
      ]}
    />
  </>
);

/** Two one-way carriageways in front of the driver, whose road goes on beyond them. */
export const DividedHighway = () => (
  <>
    <Arrow
      width={12}
      head={34}
      points={[
        [122, 34],
        [-22, 34],
      ]}
    />
    <Arrow
      width={12}
      head={34}
      points={[
        [-22, 68],
        [122, 68],
      ]}
    />
    <Stroke butt width={12} d="M50 8V98" />
  </>
);

/** A crossing of roads with a railway along one of its branches. */
export const ParallelRailway = () => (
  <>
    <path d="M24 2H40V43H96V57H40V98H24V57H2V43H24Z" />
    <Stroke butt width={6} d="M70 2V98M60 11H80M60 22H80M60 33H80M60 67H80M60 78H80M60 89H80" />
  </>
);

/** Chevron that points to the right. */
export const Chevron = () => <path d="M18 0H52L84 50 52 100H18L50 50Z" />;
