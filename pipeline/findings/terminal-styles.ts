/** Styles for a terminal, or none if it has no colours. */
import { styleText } from 'node:util';

const STYLES = ['blue', 'bold', 'dim', 'red', 'yellow'] as const;
export type TerminalPainter = Record<(typeof STYLES)[number], (text: string) => string>;

export const terminalPainter = (hasColour: boolean): TerminalPainter =>
  Object.fromEntries(
    STYLES.map((style) => [
      style,
      // The caller has decided about colours; by default Node would check its own standard output again.
      (text: string) => (hasColour ? styleText(style, text, { validateStream: false }) : text),
    ]),
  ) as TerminalPainter;
