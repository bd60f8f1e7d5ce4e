/** The input from which the file of a test for a platform is made. */
import type { ExportedTest } from '../questions.ts';

export type PlatformInput = ExportedTest & {
  picture: (sign: string) => string;
};
