/** A question to try in place. Once an option is chosen, the stylesheet shows the answer; no script is needed. */
import type { ReactNode } from 'react';
import type { QuizQuestion } from '../islands/model/quiz-data.ts';
import { QuizRichText } from '../islands/parts/question/QuizRichText.tsx';
import type { View } from '../view.ts';

type Props = { view: View; tried: QuizQuestion; children: ReactNode };

export function TryQuestionBox({ view, tried, children }: Props) {
  const { id, stem, sign, options, answer, explanation } = tried;
  return (
    <details className="try-question">
      <summary>
        Pruébate:{' '}
        <span>
          <QuizRichText text={stem} />
        </span>
      </summary>
      <fieldset>
        <legend>Escoge una</legend>
        {sign && <img {...sign} loading="lazy" />}
        {options.map((option, index) => (
          <label key={option} className={index === answer ? 'right-option' : undefined}>
            <input type="radio" name={`prueba-${id}`} />
            {view.words(option)} <b>{index === answer ? 'Correcta' : 'No es esta'}</b>
          </label>
        ))}
        <p>
          <QuizRichText text={explanation} />
        </p>
      </fieldset>
      {children}
    </details>
  );
}
