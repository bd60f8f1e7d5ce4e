/** A test of the list: its sign, its size, the button that starts it and the link to earlier results. */

import { hasDrawing, SignDrawing } from '../signs/SignDrawing.tsx';
import type { TestCardView, View } from '../view.ts';
import { KmPost } from './KmPost.tsx';

export function TestCard({ view, card }: { view: View; card: TestCardView }) {
  return (
    <li className={`tarjeta test borde-${card.colour}`} data-test={card.id}>
      <TestMark card={card} />
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
      <TestMark card={card} />
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

function TestMark({ card }: { card: TestCardView }) {
  if (!card.sign || !hasDrawing(card.sign)) return <KmPost unit="test" number={card.id} />;
  return (
    <span className="placa">
      <SignDrawing sign={card.sign} title={`Señal: ${card.sign.name}`} />
    </span>
  );
}
