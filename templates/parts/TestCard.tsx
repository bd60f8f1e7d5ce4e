/** A test in a list: its sign, its length, and the button that starts it. */

import { ButtonLink } from '../islands/parts/Buttons.tsx';
import { TestStretch } from '../road/TestStretch.tsx';
import type { TestCardView, View } from '../view.ts';
import { KmPost } from './KmPost.tsx';

type Props = { view: View; card: TestCardView };

export function TestCard({ view, card }: Props) {
  return (
    <li className="card test-card" data-test={card.id}>
      <TestMark view={view} card={card} />
      <div>
        <h2>{view.words(card.title)}</h2>
        <p className="meta">
          {card.questions} preguntas, {about(card.minutes)}
          {card.difficulty && `, ${levelOf(card.difficulty)}`}
        </p>
      </div>
      <p>{view.text(card.description)}</p>
      <p className="buttons">
        <ButtonLink
          href={view.href(card.route)}
          aria-label={`Comenzar: ${card.title}`}
          label="Comenzar"
        />
        {/* The link reserves its space; the page's script shows it if there are results. */}
        <a
          className="more-link test-results"
          href={view.href(card.resultRoute)}
          aria-label={`Repasar resultados anteriores: ${card.title}`}
        >
          Resultados
        </a>
      </p>
      <TestStretch stops={card.stops} />
    </li>
  );
}

/** Difficulties from the easiest to the hardest. Words that are not listed rank in the middle. */
const FROM_PLAIN = ['Básico', 'Importante', 'Intermedio', 'Avanzado', 'Completo'];
const rankOf = ({ difficulty = '' }: TestCardView): number => {
  const rank = FROM_PLAIN.indexOf(difficulty);
  return rank === -1 ? FROM_PLAIN.indexOf('Intermedio') : rank;
};

/** @returns the tests from the easiest to the hardest; tests of the same level keep their order */
export const sortByDifficulty = (cards: readonly TestCardView[]): TestCardView[] =>
  cards.toSorted((a, b) => rankOf(a) - rankOf(b));

/** Difficulties that name a level. The other words describe the test. */
const LEVELS = ['Básico', 'Intermedio', 'Avanzado'];
const levelOf = (difficulty: string): string =>
  LEVELS.includes(difficulty) ? `nivel\u00a0${difficulty.toLowerCase()}` : difficulty.toLowerCase();

/** Non-breaking spaces join the words, because a narrow card would otherwise break the line between them. */
const about = (minutes: number): string => `unos\u00a0${minutes}\u00a0min`;

function TestMark({ view, card: { id, sign } }: Props) {
  const image = sign && view.cardImage(sign);
  if (!image) return <KmPost unit="test" number={id} />;
  return <img className="sign-image" {...image} alt={`Señal: ${sign.name}`} loading="lazy" />;
}
