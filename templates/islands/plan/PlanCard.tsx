/**
 * The overview of the plan, *Cómo vas*: the rules, the exam forecast, the next step, the exam day, and the transfer
 * link.
 */

import { isReadinessDue } from '../model/learning/agenda.ts';
import { courseContentOf, type Material } from '../model/learning/plan-material.ts';
import { examDateText } from '../model/learning/plan-words.ts';
import type { DayView } from '../model/learning/today.ts';
import { Button } from '../parts/Buttons.tsx';
import { LOADING_LABEL, PartStatus } from '../parts/practice/BankStatus.tsx';
import { useEffect } from '../parts/practice/effects.ts';
import { type LazyPart, useLazyPart } from '../parts/practice/use-lazy-part.ts';
import { PLAN_BEFORE_LINK_KEY } from '../store/registry.ts';
import { readStoredText } from '../store/stored.ts';
import type { CardProps } from './card-props.ts';
import type * as ExtrasPart from './Extras.tsx';
import { learnerDayView, NextAction } from './NextAction.tsx';
import type { LearnerState, LearningControls } from './use-learning.ts';
import { DATE_HASH } from './use-session-run.ts';

const PASSED = '#aprobe';
const NOT_PASSED = '#esta-vez-no';

export function PlanCard(props: CardProps) {
  const { page, run, material, controls, standing } = props;
  const { known } = controls;
  const told = material && known && standing && { material, controls, known, page, run };
  if (told && run.place === PASSED) return <standing.PassedExamScreen {...told} />;
  if (told && run.place === NOT_PASSED) return <standing.FailedExamForm {...told} />;
  return <Card {...props} />;
}

function Card({ page, run, material, controls, standing, children }: CardProps) {
  const { known } = controls;
  const isLink = run.place.startsWith('#p=');
  const isDate = run.place === DATE_HASH;
  const late = useLazyPart(loadExtras);
  const { load } = late;
  const isWanted = isDate || isLink || readStoredText(PLAN_BEFORE_LINK_KEY) !== null;
  useEffect(() => {
    if (isWanted) void load();
  }, [isWanted, load]);
  const ready = material && known && { material, controls, known, run, late };
  const view = ready && learnerDayView(ready.known, ready.material);
  const { examDay = Number.POSITIVE_INFINITY } = known?.learning.plan ?? {};
  const left = examDay - (known?.today ?? 0);
  /** True on the eve and on the day of the exam, when the page shows little more than the papers to bring. */
  const isAtEnd = left === 0 || left === 1;
  const told = left < 0 ? undefined : standing;
  const expected = ready && told && <told.ReadinessCard {...ready} />;
  const [first, later] = isExpected(ready) ? [expected] : [undefined, expected];
  return (
    <div className={isAtEnd ? 'start-card exam-near two-sides' : 'start-card two-sides'}>
      <div>
        <Head known={known} view={view} />
        {children}
        {ready && <Brought isLink={isLink} {...ready} />}
        {first}
        {view ? (
          <NextAction view={view} plan={page.links.plan} />
        ) : (
          <div className="action-bar script-only">
            <Button look="primary" aria-disabled="true" label={LOADING_LABEL} />
          </div>
        )}
      </div>
      <div>
        {ready && told && <told.StateCounts {...ready} />}
        {later}
        {ready && (
          <Later
            name="ExamBox"
            summary={examSummary(ready.known, left < 0)}
            isOpen={isDate}
            {...ready}
          />
        )}
        {ready && !isAtEnd && ready.known.learning.memory.size > 0 && (
          <Later name="TransferBox" summary="Llévalo a otro teléfono" {...ready} />
        )}
      </div>
    </div>
  );
}

type Ready = Pick<CardProps, 'controls' | 'run'> & {
  material: Material;
  known: LearnerState;
  late: LazyPart<typeof ExtrasPart>;
};

/** True if the exam forecast is due, which the card then shows above the next action. */
const isExpected = (ready: Ready | undefined): boolean =>
  ready !== undefined &&
  isReadinessDue(ready.known.learning, courseContentOf(ready.material), ready.known.today);

/** The transfer link that was opened, or the undo button of one that was added. */
function Brought({ isLink, late, ...props }: Ready & { isLink: boolean }) {
  const { part } = late;
  if (!isLink) return part && <part.UndoBox today={props.known.today} />;
  return part ? (
    <part.ReceivedLinkBox key={props.run.place} {...props} />
  ) : (
    <PartStatus late={late} />
  );
}

/** The heading: *Tu plan* before the first answer, then *Cómo vas*; near the exam, the title of the day. */
function Head({ known, view }: Pick<LearningControls, 'known'> & { view: DayView | undefined }) {
  const { memory, plan } = known?.learning ?? {};
  const own = memory && memory.size > 0 ? 'Cómo vas' : 'Tu plan';
  return (
    <>
      <p className="eyebrow">
        {view?.weekday}
        {view?.beside && ' · '}
        {typeof view?.beside === 'object' ? (
          <a href={DATE_HASH}>{view.beside.label}</a>
        ) : (
          view?.beside
        )}
      </p>
      <h1 tabIndex={-1}>{view?.sign ? view.title : own}</h1>
      <p className="facts">{examDateText(plan?.examDay, known?.today ?? 0)}</p>
    </>
  );
}

function examSummary({ learning: { plan } }: LearnerState, isPast: boolean): string {
  if (plan?.examDay !== undefined && !isPast) return 'Fecha y calendario';
  return isPast || plan?.passedAt !== undefined
    ? 'Pon la fecha de otro examen'
    : 'Pon la fecha de tu examen';
}

const loadExtras = () => import('./Extras.tsx');

function Later({
  name,
  summary,
  isOpen,
  late,
  ...props
}: Ready & { name: 'ExamBox' | 'TransferBox'; summary: string; isOpen?: boolean }) {
  const Part = late.part?.[name];
  return (
    <details open={isOpen} onToggle={late.load}>
      <summary>{summary}</summary>
      {Part ? <Part {...props} /> : <PartStatus late={late} />}
    </details>
  );
}
