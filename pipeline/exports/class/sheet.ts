/** What the file of a test for a platform is made from. */
import type { CanonicalQuestion, CanonicalTest, Meta } from '../canonical.ts';

export type Sheet = {
  meta: Meta;
  test: CanonicalTest;
  questions: readonly CanonicalQuestion[];
  /** Address of the picture of a sign. */
  picture: (sign: string) => string;
};
