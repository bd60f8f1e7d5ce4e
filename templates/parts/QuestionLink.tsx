/** A question of a list: its picture, if it has one, and its words, which lead to its page. */
import { SignImage } from '../islands/parts/question/SignImage.tsx';
import type { ListedQuestion } from '../page-props.ts';
import type { View } from '../view.ts';

type Props = { view: View; question: ListedQuestion };

export const QuestionLink = ({ view, question: { href, sign, stem } }: Props) => (
  <a href={href}>
    <SignImage sign={sign} lazy />
    <span>{view.words(stem)}</span>
  </a>
);
