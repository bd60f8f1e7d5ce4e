/** The input for the file of a test for a platform. */
import type { ExportedTest } from '../questions.ts';

export type ClassSheet = ExportedTest & {
  picture: (sign: string) => string;
};
