/** The input for the file that a class platform imports for one test. */
import type { ExportedTest } from '../questions.ts';

export type PlatformInput = ExportedTest & {
  picture: (sign: string) => string;
};
