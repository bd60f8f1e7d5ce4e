/** A question to try in place. Pressing an option shows the answer: the style sheet does it, without a script. */
import type { ReactNode } from 'react';
import type { TriedView, View } from '../view.ts';
import { Html } from './Html.tsx';

/** @param children what stands below the question */
export function TryOne({
  view,
  tried,
  children,
}: {
  view: View;
  tried: TriedView;
  children?: ReactNode;
}) {
  const { id, stem, picture, options, answer, explanation } = tried;
  return (
    <details className="prueba">
      <summary>
        Pruébate: <Html as="span" of={stem} />
      </summary>
      <fieldset>
        <legend>Escoge una</legend>
        {picture && <img {...picture} loading="lazy" />}
        {options.map((option, index) => (
          <label key={option} className={index === answer ? 'si' : undefined}>
            <input type="radio" name={`prueba-${id}`} />
            {view.words(option)} <b>{index === answer ? 'Correcta' : 'No es esta'}</b>
          </label>
        ))}
        <Html as="p" of={explanation} />
      </fieldset>
      {children}
    </details>
  );
}
