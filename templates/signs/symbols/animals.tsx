/** Animals of country roads → silhouettes in profile, facing left. */
import { Stroke } from './place.tsx';

export const Cow = () => (
  <>
    <path d="M3 44 10 34 13 27 9 19 17 24 22 27Q27 22 33 24L29 30 38 31 84 30Q92 31 94 40L95 62 90 70 91 90H82L81 70 74 60Q71 70 64 68L60 60 43 62 42 90H33L32 64Q26 60 25 50L17 49 8 51Q3 49 3 44Z" />
    <Stroke width={3} d="M92 35Q99 40 98 66" />
    <Stroke width={7} d="M46 58 50 87M78 60 73 87" />
  </>
);

/** Somebody on a horse that trots; `ground` is the colour of the panel, between the leg and the horse. */
export const Rider = ({ ground }: { ground: string }) => (
  <>
    <path d="M3 45 15 30 18 20 24 26C34 27 39 34 42 41Q46 44 53 44H76Q87 43 91 52C93 59 91 65 88 70L90 82 87 98H78L80 83 74 72Q70 68 68 68 58 72 49 70L49 98H40L39 80 40 72 33 63Q28 54 26 44L18 47 9 53Q3 51 3 45Z" />
    <path d="M44 66 38 74 29 75 30 91H22L20 71 34 62ZM68 64 80 70 70 82 70 98H61L61 80Z" />
    <Stroke width={5} d="M89 49Q98 53 96 76" />
    <circle cx="57" cy="8" r="8" />
    <Stroke width={12} colour={ground} d="M61 44 51 54 54 68 47 71" />
    <path d="M52 18Q58 15 64 19L68 44Q60 50 53 45Z" />
    <Stroke width={7} d="M56 22 48 35 36 37M61 44 52 54 55 68 49 70" />
  </>
);
