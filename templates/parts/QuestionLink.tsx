/** A question in a list: its picture, if it has one, and its text, with a link to its page. */
import { QuestionImage } from '../islands/parts/question/QuestionImage.tsx';
import type { SignImageView, View } from '../view.ts';

export type ListedQuestion = { href: string; stem: string; sign?: SignImageView };

type Props = { view: View; question: ListedQuestion };

export const QuestionLink = ({ view, question: { href, sign, stem } }: Props) => (
  <a href={href}>
    <QuestionImage sign={sign} lazy />
    <span>{view.words(stem)}</span>
  </a>
);
