/** Shows two easily confused signs or figures side by side, with their differences marked. */

import type { RefObject } from 'react';
import type { DrillSide } from '../../model/drill-data.ts';
import type { ConfusionPair } from '../../model/learning/confusion.ts';
import { diffWords } from '../../model/learning/diff-words.ts';
import { sessionProgress } from '../../model/learning/session.ts';
import type { PlanSession } from '../../model/learning/types.ts';
import { Button } from '../../parts/Buttons.tsx';
import { AnswerBar } from '../../parts/question/AnswerBar.tsx';
import { QuestionFrame } from '../../parts/question/QuestionFrame.tsx';
import { QuestionHeader } from '../../parts/question/QuestionHeader.tsx';
import { QuizRichText } from '../../parts/question/QuizRichText.tsx';

type Props = {
  pair: ConfusionPair;
  session: PlanSession;
  at: number;
  out: string;
  onNext: () => void;
  onPrevious: () => void;
  keys: boolean;
  heading: RefObject<HTMLHeadingElement | null>;
};

export function PairCard(props: Props) {
  const { pair, session, at, out, onNext, onPrevious, keys, heading } = props;
  const { difference, sides } = pair;
  const [one, other] = sides;
  return (
    <QuestionFrame sign={undefined}>
      <QuestionHeader out={out} at={at} {...sessionProgress(session)} />
      <form
        className="confused-pair"
        onSubmit={(event) => {
          event.preventDefault();
          onNext();
        }}
        onKeyDown={(event) => {
          const isOnHeading = event.target === heading.current;
          if (!keys || event.key !== 'Enter' || event.repeat || !isOnHeading) return;
          event.preventDefault();
          onNext();
        }}
      >
        <h1 ref={heading} tabIndex={-1}>
          {one.sign ? 'Estas dos se confunden' : 'Estas dos cifras se confunden'}
        </h1>
        <div className="pair-sides">
          <Side side={one} other={other} />
          <Side side={other} other={one} />
        </div>
        {difference !== undefined && (
          <p className="note">
            <b>La diferencia:</b> <QuizRichText text={difference} />
          </p>
        )}
        <AnswerBar>
          {at > 0 && <Button onClick={onPrevious} label="Anterior" />}
          <Button look="primary" type="submit" label="Siguiente" />
        </AnswerBar>
      </form>
    </QuestionFrame>
  );
}

function Side({ side, other }: { side: DrillSide; other: DrillSide }) {
  return (
    <div>
      {side.sign && <img {...side.sign} />}
      <p>
        <b>{side.name}</b>
      </p>
      <p>
        {diffWords(side.text, other.text).flatMap(({ words, isOwn, at }) =>
          isOwn ? [<mark key={at}>{words.trim()}</mark>, ' '] : words,
        )}
      </p>
    </div>
  );
}
