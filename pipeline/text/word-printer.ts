/** Prints words. On the site no line breaks inside a figure with a hyphen. */
import type { ReactNode } from 'react';
import { withWholeFigures } from '../../templates/islands/parts/question/RichText.tsx';
import { WHOLE_CLASS, WHOLE_FIGURE } from '../../templates/whole-figures.ts';
import { escapeHtml } from './escape.ts';

export type WordPrinter = {
  /** HTML of words, for the content of an element. */
  html: (words: string) => string;
  /** The same for a template. */
  node: (words: string) => ReactNode;
};

/** For the site, whose stylesheet keeps these figures on one line. */
export const withFiguresWhole: WordPrinter = {
  // Escaped text has the same figures: no entity contains one.
  html: (words) =>
    escapeHtml(words).replace(WHOLE_FIGURE, `<span class="${WHOLE_CLASS}">$1</span>`),
  node: withWholeFigures,
};

/** For files that other programs show. */
export const plainPrinter: WordPrinter = { html: escapeHtml, node: (words) => words };
