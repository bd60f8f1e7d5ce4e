/** The review: of today's queue, what was missed and what memory asks for, by its name; all of it, or that of one test. */
import type { ReactNode } from 'react';
import { STAND_WORDS } from '../model/learning/concept.ts';
import { standingOf } from '../model/learning/forms.ts';
import type { Material } from '../model/learning/plan-bank.ts';
import { isOver, nextDayOf, underWayWords } from '../model/learning/session.ts';
import type { AskedConcept } from '../model/learning/two-rounds.ts';
import { reviewLabel, whenWords } from '../model/learning/words.ts';
import { LOADING } from '../parts/practice/BankStatus.tsx';
import type { CardProps } from './card-props.ts';
import type { Known } from './use-learning.ts';

/** As many names as stand beside the button on a wide screen. */
const NAMES = 8;

export function ReviewCard({
  page,
  run,
  material,
  controls: { known },
  standing,
  children,
}: CardProps): ReactNode {
  const scope = page.tests.find(({ id }) => run.place === `#test=${id}`);
  const memory = known?.learning.memory;
  const missed = ({ id }: AskedConcept) => {
    const row = memory?.get(id);
    return row?.daysRight === 0 ? row.lastWrong : 0;
  };
  const waiting =
    material && known ? standingOf(known.learning, material.forms, known.today).review : undefined;
  // A concept that several tests ask counts in the first one.
  const testOf = ({ forms }: AskedConcept) => material?.tests.get(forms[0]?.id ?? '');
  // What was missed last first.
  const asked = (waiting?.filter((each) => !scope || testOf(each) === scope.id) ?? []).sort(
    (a, b) => missed(b) - missed(a),
  );
  const open = run.session && !run.isPrinted && !isOver(run.session) ? run.session : undefined;
  const isEmpty = waiting !== undefined && asked.length === 0 && !open;
  const review = () => run.start({ minutes: 10, only: asked.map(({ forms }) => forms[0]!.id) });
  return (
    <div className="inicio dos-lados">
      <div>
        <Head test={scope?.title} {...{ isEmpty, known, material }} />
        {children}
        {open && <p>{underWayWords(open)}</p>}
        <div id="diez" className="bar solo-con-script">
          {waiting === undefined ? (
            <button className="btn go" type="button" aria-disabled="true">
              {LOADING}
            </button>
          ) : (
            <Ways
              count={asked.length}
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
          <standing.Named
            title={STAND_WORDS.review}
            concepts={asked}
            most={NAMES}
            {...{ material, known }}
          />
        )}
      </div>
    </div>
  );
}

/** One sentence in every case: whether there is anything to review is known late, and nothing may move then. */
function Head({
  test,
  isEmpty,
  known,
  material,
}: {
  test: string | undefined;
  isEmpty: boolean;
  known: Known | undefined;
  material: Material | undefined;
}): ReactNode {
  const hasPractised = known !== undefined && known.learning.memory.size > 0;
  const isAhead = hasPractised && known.learning.plan?.examDay !== known.today;
  const next = isAhead && material && nextDayOf(known.learning, material, known.today);
  const later = next ? `Vuelve ${whenWords(next, known!.today)}.` : 'Aquí verás lo que falles.';
  const nothing = test
    ? 'No tienes nada que repasar de este test.'
    : `Hoy no tienes nada que repasar. ${later}`;
  const title = test ? `Repaso: ${test}` : 'Repaso';
  return (
    <>
      <h1 tabIndex={-1}>{isEmpty && hasPractised && !test ? 'Estás al día' : title}</h1>
      <p className="datos">
        {isEmpty ? nothing : 'Las preguntas que contestaste mal y las que quizás ya olvidaste.'}
      </p>
    </>
  );
}

type WaysProps = {
  count: number;
  isOfTest: boolean;
  tests: string;
  /** Absent: no session is under way. */
  onGoOn: (() => void) | undefined;
  onReview: () => void;
};

function Ways({ count, isOfTest, tests, onGoOn, onReview }: WaysProps): ReactNode {
  const isEmpty = count === 0 && !onGoOn;
  return (
    <>
      {onGoOn && (
        <button className="btn go" type="button" onClick={onGoOn}>
          Seguir
        </button>
      )}
      {count > 0 && (
        <button className={onGoOn ? 'btn alt' : 'btn go'} type="button" onClick={onReview}>
          {reviewLabel(count)}
        </button>
      )}
      <a className={isEmpty && !isOfTest ? 'btn go' : 'btn alt'} href={isOfTest ? '#' : '#diez'}>
        {isOfTest ? 'Ver todo el repaso' : 'Diez preguntas mezcladas'}
      </a>
      {isEmpty && (
        <a className="btn alt" href={tests}>
          Ir a los tests
        </a>
      )}
    </>
  );
}
