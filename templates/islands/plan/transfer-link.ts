/** Memory as the hash of a link, about 1.1 K characters: it fits a message and reaches no server. */
import type { Learning, PlanBank } from './types.ts';

/** The part after «#p=». */
export declare function encodeLearning(learning: Learning, bank: PlanBank): string;
export type LinkReading =
  | { state: 'ok'; learning: Learning }
  /** Cut or changed; of another revision of the questions. */
  | { state: 'damaged' | 'other-bank' };
export declare function decodeLearning(code: string, bank: PlanBank, now: number): LinkReading;
/** The code in «#p=…», undefined for another address. */
export declare function linkIn(hash: string): string | undefined;
