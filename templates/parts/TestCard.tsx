/** A test of the list: its sign, its size, the button that starts it and the link to earlier results. */

import type { TestCardView, View } from '../view.ts';
import { KmPost } from './KmPost.tsx';

export function TestCard({ view, card }: { view: View; card: TestCardView }) {
  return (
    <li className={`tarjeta test borde-${card.colour}`} data-test={card.id}>
      <TestMark view={view} card={card} />
      <h2>{view.words(card.title)}</h2>
      <p className="meta">
        {card.questions} preguntas · {about(card.minutes)} · {card.difficulty}
      </p>
      <p>{view.text(card.description)}</p>
      <p className="botones">
        <a className="btn go" href={view.href(card.route)} aria-label={`Comenzar: ${card.title}`}>
          Comenzar
        </a>
        <a
          className="btn alt"
          href={view.href(card.resultRoute)}
          aria-label={`Repasar resultados anteriores: ${card.title}`}
        >
          Resultados
        </a>
      </p>
    </li>
  );
}

/** The whole card is one link, as on the home page. */
export function TestLink({ view, card }: { view: View; card: TestCardView }) {
  return (
    <li className={`tarjeta test borde-${card.colour}`} data-test={card.id}>
      <TestMark view={view} card={card} />
      <div>
        <h3>
          <a className="entera" href={view.href(card.route)}>
            {view.words(card.title)}
          </a>
        </h3>
        <p className="meta">
          {card.questions} preguntas · {about(card.minutes)} · {card.difficulty}
        </p>
      </div>
    </li>
  );
}

/** A line never ends inside it: the cards are narrow. */
const about = (minutes: number): string => `unos\u00a0${minutes}\u00a0min`;

function TestMark({ view, card: { id, sign } }: { view: View; card: TestCardView }) {
  const image = sign && view.cardImage(sign);
  if (!image) return <KmPost unit="test" number={id} />;
  return <img className="placa" {...image} alt={`Señal: ${sign.name}`} loading="lazy" />;
}
