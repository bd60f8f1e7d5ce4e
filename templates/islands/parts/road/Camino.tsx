/** The road of a result, with its posts and the learner's car. */
import type { ReactNode } from 'react';

/** `at`: percent of the way. */
type Post = { at: number; number: number; word: string };

type Props = {
  /** Percent of the way. */
  car: number;
  posts?: readonly Post[];
};

/** Not as an attribute in the HTML: the site's policy refuses style attributes. */
const at = (percent: number) => (part: HTMLElement | SVGElement | null) => {
  part?.style.setProperty('--en', `${percent}%`);
};

export function Camino({ car, posts = [] }: Props): ReactNode {
  return (
    <div className="camino" aria-hidden="true">
      {posts.map(({ at: place, number, word }) => (
        <b key={word} ref={at(place)}>
          <i>{word}</i>
          {number}
        </b>
      ))}
      <svg viewBox="0 0 44 22" preserveAspectRatio="xMinYMid" aria-hidden="true" ref={at(car)}>
        <path d="M2 16v-5l7-1 6-7h14l7 7 6 2v4z" />
        <circle cx="11" cy="17" r="4" />
        <circle cx="33" cy="17" r="4" />
      </svg>
    </div>
  );
}
