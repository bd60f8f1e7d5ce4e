/** The review: the missed rules by name, all of them or those of one test. */

import { minutesForQuestions, questionsInMinutes } from '../model/learning/agenda.ts';
import type { LearningRule } from '../model/learning/choose-session.ts';
import { missesOf } from '../model/learning/forms.ts';
import { reviewLabel } from '../model/learning/plan-words.ts';
import { isSessionOver, sessionProgressText } from '../model/learning/session.ts';
import { type PlanSession, REVIEW_SESSION } from '../model/learning/types.ts';
import { Button, ButtonLink } from '../parts/Buttons.tsx';
import { LOADING_LABEL } from '../parts/practice/BankStatus.tsx';
import type { CardProps } from './card-props.ts';
import type { LearnerState } from './use-learning.ts';

const MINUTES = 10;
/** Number of names that fit beside the button on a wide screen. */
const NAMES = 8;
const TEN_LABEL = 'Diez preguntas mezcladas';

export function ReviewCard(props: CardProps) {
  const { page, run, material, standing, children } = props;
  const { known } = props.controls;
  const scope = page.tests.find(({ id }) => run.place === `#test=${id}`);
  const waiting = material && known ? missesOf(known.learning, material.forms) : undefined;
  // A rule that several tests ask about belongs to the first of them.
  const testOf = ({ forms }: LearningRule) => material?.tests.get(forms[0]?.id ?? '');
  const asked = waiting?.filter((each) => !scope || testOf(each) === scope.id) ?? [];
  const open =
    run.session && !run.isPrinted && !isSessionOver(run.session) ? run.session : undefined;
  const isEmpty = waiting !== undefined && asked.length === 0 && !open;
  const review = () =>
    run.start({
      minutes: MINUTES,
      of: REVIEW_SESSION,
      only: asked.map(({ forms }) => forms[0]!.id),
    });
  return (
    <div className="start-card two-sides">
      <div>
        <Head test={scope?.title} {...{ isEmpty, known, open }} />
        {children}
        <div id="diez" className="action-bar script-only">
          {waiting === undefined ? (
            <>
              <Button look="primary" aria-disabled="true" label={LOADING_LABEL} />
              {/* A link works before the questions load, and reserves the space of the second button. */}
              <ButtonLink href="#diez" label={TEN_LABEL} />
            </>
          ) : (
            <Ways
              count={asked.length}
              most={known ? questionsInMinutes(known.learning, MINUTES) : asked.length}
              minutes={known ? minutesForQuestions(known.learning, asked.length) : MINUTES}
              isOfTest={scope !== undefined}
              tests={page.links.tests}
              onGoOn={open && run.goOn}
              onReview={review}
            />
          )}
        </div>
      </div>
      <div>
        {material && known && standing && (
          <standing.NamedRules title="Fallos" rules={asked} most={NAMES} material={material} />
        )}
      </div>
    </div>
  );
}

type HeadProps = {
  test: string | undefined;
  isEmpty: boolean;
  known: LearnerState | undefined;
  open: PlanSession | undefined;
};

/**
 * The heading and a paragraph. The paragraph is always there, because the misses are known late and nothing may move
 * then.
 */
function Head({ test, isEmpty, known, open }: HeadProps) {
  const hasPractised = known !== undefined && known.learning.memory.size > 0;
  const later = hasPractised ? 'Lo que falles vuelve mañana.' : 'Aquí verás lo que falles.';
  const nothing = test
    ? 'No tienes nada que repasar de este test.'
    : `Hoy no tienes nada que repasar. ${later}`;
  const title = test ? `Repaso: ${test}` : 'Repaso';
  return (
    <>
      <h1 tabIndex={-1}>{isEmpty && hasPractised && !test ? 'Estás al día' : title}</h1>
      <p className="facts">
        {open
          ? sessionProgressText(open)
          : isEmpty
            ? nothing
            : 'Las preguntas que contestaste mal.'}
      </p>
    </>
  );
}

type WaysProps = {
  count: number;
  most: number;
  minutes: number;
  isOfTest: boolean;
  tests: string;
  onGoOn: (() => void) | undefined;
  onReview: () => void;
};

function Ways({ count, most, minutes, isOfTest, tests, onGoOn, onReview }: WaysProps) {
  const isEmpty = count === 0 && !onGoOn;
  return (
    <>
      {onGoOn && <Button look="primary" onClick={onGoOn} label="Seguir" />}
      {count > 0 && (
        <Button
          look={onGoOn ? 'secondary' : 'primary'}
          onClick={onReview}
          label={reviewLabel(count, most, minutes)}
        />
      )}
      {/* Two buttons are enough, and more would move the page. */}
      {(isOfTest || !onGoOn || count === 0) && (
        <ButtonLink
          look={isEmpty && !isOfTest ? 'primary' : 'secondary'}
          href={isOfTest ? '#' : '#diez'}
          label={isOfTest ? 'Ver todo el repaso' : TEN_LABEL}
        />
      )}
      {isEmpty && <ButtonLink href={tests} label="Ir a los tests" />}
    </>
  );
}
