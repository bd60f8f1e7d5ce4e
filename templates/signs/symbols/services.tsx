/** Services for travellers → the symbols of the blue and brown panels. */
import { Stroke } from './place.tsx';

export const Phone = () => (
  <path d="M20 4 36 8Q40 9 40 13L40 32Q40 35 36 36L30 38Q38 56 58 70L62 64Q64 61 67 62L86 66Q90 67 90 71L92 86Q93 91 88 93 74 98 58 90 22 70 8 26 4 8 20 4Z" />
);

export const FuelPump = ({ ground }: { ground: string }) => (
  <>
    <path d="M14 10Q14 2 22 2H54Q62 2 62 10V88H68V98H8V88H14Z" />
    <path d="M22 12H54V38H22Z" fill={ground} />
    <Stroke width={6} d="M62 52H70Q75 52 75 58V76Q75 84 82 84T89 76V36L76 22" />
    <path d="M82 28 92 34V48H84Z" />
  </>
);

export const ForkAndKnife = () => (
  <>
    <Stroke width={6} d="M20 4V30M32 4V30M44 4V30" />
    <path d="M17 28H47Q47 44 37 47L38 94Q32 102 26 94L27 47Q17 44 17 28Z" />
    <path d="M66 98V60H62Q60 14 80 2V94Q73 102 66 98Z" />
  </>
);

export const Bed = () => (
  <>
    <path d="M4 18H14V56H96V84H86V70H14V84H4Z" />
    <circle cx="27" cy="40" r="9" />
    <path d="M40 52V38Q40 32 46 32H80Q96 32 96 48V52Z" />
  </>
);

/** Six-pointed star with a rod and a snake; `ground` is the colour of the panel. */
export const StarOfLife = ({ ground }: { ground: string }) => (
  <>
    {[0, 60, 120].map((turn) => (
      <path
        key={turn}
        d="M37 2H63V98H37Z"
        {...(turn === 0 ? {} : { transform: `rotate(${turn} 50 50)` })}
      />
    ))}
    <Stroke width={5} colour={ground} d="M50 14V88" />
    <Stroke
      width={5}
      colour={ground}
      d="M56 22C38 20 38 34 50 37S66 48 50 54 42 66 50 69 54 76 48 78"
    />
  </>
);

export const PicnicTable = () => (
  <>
    <path d="M4 56H66V64H50L60 94H51L46 80H24L19 94H10L20 64H4Z" />
    <path d="M0 72H16L14 79H0ZM54 72H70V79H56Z" />
    <path d="M76 94V50H84V94Z" />
    <circle cx="80" cy="18" r="15" />
    <circle cx="70" cy="40" r="15" />
    <circle cx="90" cy="40" r="15" />
  </>
);
