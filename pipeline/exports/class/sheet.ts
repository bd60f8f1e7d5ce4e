/** What the file of a test for a platform is made from. */
import type { Quiz } from '../questions.ts';

export type Sheet = Quiz & {
  /** Address of the picture of a sign. */
  picture: (sign: string) => string;
};
