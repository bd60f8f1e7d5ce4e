/** The input for the file of a test for a platform. */
import type { ExportedTest } from '../questions.ts';

export type ClassSheet = ExportedTest & {
  /** Address of the picture of a sign. */
  picture: (sign: string) => string;
};
