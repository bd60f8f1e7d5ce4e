/** The postcard of a stop, full screen at its own address, with a question for its recipient. */

import type { Stop } from '../../schemas/road.ts';
import { Button, ButtonLink } from '../islands/parts/Buttons.tsx';
import { QuestionImage } from '../islands/parts/question/QuestionImage.tsx';
import { Landscape } from '../islands/parts/road/Landscape.tsx';
import type { View } from '../view.ts';
import type { ListedQuestion } from './QuestionLink.tsx';

type Props = { view: View; stop: Stop; picture: string; question: ListedQuestion; page: string };

export function Postcard({ view, stop: { place }, picture, question, page }: Props) {
  const words = view.plain(question.stem);
  return (
    <section id="postal" className="postcard-screen" aria-labelledby="saludos">
      <figure>
        <Landscape src={picture} low />
        <figcaption>
          <h2 id="saludos">Saludos desde {place}</h2>
          <p>
            <QuestionImage sign={question.sign} lazy />
            <span>{view.words(question.stem)}</span>
          </p>
        </figcaption>
      </figure>
      <ButtonLink look="primary" href={question.href} label="Contestar la pregunta" />
      <Button
        data-share={`${view.settings.origin}${page}#postal`}
        data-share-text={`Saludos desde ${place}. ${words}`}
        hidden
        label="Mandar la postal"
      />
      <p>
        <a href="#contenido">Ver la parada</a>
      </p>
    </section>
  );
}
