/** Types of memory.cjs. */
import type { FileStates, Host, Printed } from './unchanged.cjs';

export type Build = {
  /** Folder of the program. */
  root: string;
  /** Hash of its sources. */
  program: string | undefined;
  /** Folder of the content. */
  data: string;
  /** The process. */
  host: Host;
  /** Milliseconds since 1970. */
  now: number;
};

/**
 * Looks at the content before a build reads it.
 * @returns a function that stores what the build published and printed. It stores nothing if the content has changed
 * since, or the command is one whose result depends on more than files.
 */
export function observe(build: Build): (outputs: FileStates, printed: Printed, now: number) => void;
