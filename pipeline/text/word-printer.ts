/** Prints words. On the site, lines do not break inside a figure with a hyphen. */
import type { ReactNode } from 'react';
import { withUnbreakableFigures } from '../../templates/islands/parts/question/QuizRichText.tsx';
import { NO_BREAK_CLASS, UNBREAKABLE_FIGURE } from '../../templates/unbreakable-figures.ts';
import { escapeHtml } from './escape.ts';

export type WordPrinter = {
  /** HTML of words, for the content of an element. */
  html: (words: string) => string;
  /** The words as a React node, for a template. */
  node: (words: string) => ReactNode;
};

/** The printer for the site, whose stylesheet keeps figures with a hyphen on one line. */
export const siteWordPrinter: WordPrinter = {
  // Safe after escaping: no entity contains a hyphen or a dash, so escaping neither changes nor adds a match.
  html: (words) =>
    escapeHtml(words).replace(UNBREAKABLE_FIGURE, `<span class="${NO_BREAK_CLASS}">$1</span>`),
  node: withUnbreakableFigures,
};

/** The printer for files that other programs show: it only escapes. */
export const plainWordPrinter: WordPrinter = { html: escapeHtml, node: (words) => words };
