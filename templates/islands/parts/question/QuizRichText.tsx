/** Renders a text of the quiz. The build also uses it, so that pages and practices have the same HTML. */
import { createElement, Fragment, type ReactNode } from 'react';
import { NO_BREAK_CLASS, UNBREAKABLE_FIGURE } from '../../../unbreakable-figures.ts';
import type { QuizFactNode, QuizNode, QuizText } from '../../model/quiz-data.ts';

export function QuizRichText({ text }: { text: QuizText }): ReactNode {
  // Passes the children one by one, because a list would need keys.
  return typeof text === 'string'
    ? withUnbreakableFigures(text)
    : createElement(Fragment, null, ...text.map(printed));
}

/** @returns the text with each figure that has a hyphen kept on one line */
export function withUnbreakableFigures(text: string): ReactNode {
  // The pattern has a group, so every second part is a figure.
  const parts = text.split(UNBREAKABLE_FIGURE);
  return parts.length === 1
    ? text
    : createElement(
        Fragment,
        null,
        ...parts.map((part, i) =>
          i % 2 ? createElement('span', { className: NO_BREAK_CLASS }, part) : part,
        ),
      );
}

function printed(node: QuizNode): ReactNode {
  if (typeof node === 'string') return withUnbreakableFigures(node);
  if (Array.isArray(node)) return factElement(node);
  switch (node.type) {
    case 'br':
      return <br />;
    case 'unverified':
      return <small className="unverified">{node.text}</small>;
    case 'a':
      return (
        <a href={node.href}>
          <QuizRichText text={node.text} />
        </a>
      );
    case 'external':
      return (
        <a href={node.href} rel="noopener noreferrer" className="external-link">
          <QuizRichText text={node.text} />
          <span className="external-note"> (abre otro sitio)</span>
        </a>
      );
    default:
      return createElement(node.type, null, <QuizRichText text={node.text} />);
  }
}

function factElement([fact, text, value = text, isDate]: QuizFactNode): ReactNode {
  return isDate ? (
    <time dateTime={value} data-fact={fact}>
      {text}
    </time>
  ) : (
    <data value={value} data-fact={fact}>
      {withUnbreakableFigures(text)}
    </data>
  );
}
