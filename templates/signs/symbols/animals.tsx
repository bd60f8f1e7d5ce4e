/** Animals of country roads → silhouettes in profile, facing left. */
import { Stroke } from './place.tsx';

export const Cow = () => (
  <>
    <path d="M3 44 10 34 13 27 9 19 17 24 22 27Q27 22 33 24L29 30 38 31 84 30Q92 31 94 40L95 62 90 70 91 90H82L81 70 74 60Q71 70 64 68L60 60 43 62 42 90H33L32 64Q26 60 25 50L17 49 8 51Q3 49 3 44Z" />
    <Stroke width={3} d="M92 35Q99 40 98 66" />
    <Stroke width={7} d="M46 58 50 87M78 60 73 87" />
  </>
);

export const Rider = () => (
  <>
    <path d="M2 44 13 27 15 20 20 25Q31 27 35 40L40 48 82 47Q91 48 92 58L90 68 93 78 90 97H82L83 80 76 68 46 70 42 80 44 97H36L33 78 31 66Q26 58 24 46L16 46 9 52Q2 50 2 44Z" />
    <Stroke width={5} d="M90 53Q98 56 97 80" />
    <Stroke width={6} d="M50 68 58 80 54 95M74 66 70 82 72 95" />
    <circle cx="54" cy="8" r="8" />
    <Stroke width={11} d="M55 23 58 43" />
    <Stroke width={7} d="M53 24 44 37 33 38M58 46 48 56 50 72" />
  </>
);
