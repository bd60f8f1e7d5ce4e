/** Prints words. On the site, lines do not break inside a figure with a hyphen. */
import type { ReactNode } from 'react';
import { withWholeFigures } from '../../templates/islands/parts/question/RichText.tsx';
import { WHOLE_CLASS, WHOLE_FIGURE } from '../../templates/unbreakable-figures.ts';
import { escapeHtml } from './escape.ts';

export type WordPrinter = {
  /** HTML of words, for the content of an element. */
  html: (words: string) => string;
  /** The words for a template. */
  node: (words: string) => ReactNode;
};

/** The printer for the site, whose stylesheet keeps figures with a hyphen on one line. */
export const siteWordPrinter: WordPrinter = {
  // Escaped text has the same figures: entities contain none.
  html: (words) =>
    escapeHtml(words).replace(WHOLE_FIGURE, `<span class="${WHOLE_CLASS}">$1</span>`),
  node: withWholeFigures,
};

/** The printer for files that other programs show: it only escapes. */
export const plainPrinter: WordPrinter = { html: escapeHtml, node: (words) => words };
