/** The end of a session: the rules gained, the new stop of the car, the misses, the next day, and one next step. */

import { useState } from 'react';
import { daysToExam, minutesForQuestions } from '../../model/learning/agenda.ts';
import type { LearningRule } from '../../model/learning/choose-session.ts';
import { type CourseStop, courseOf } from '../../model/learning/course.ts';
import { daySentence } from '../../model/learning/day-rows.ts';
import { missesOf } from '../../model/learning/forms.ts';
import {
  courseContentOf,
  type Material,
  stopNameLookup,
} from '../../model/learning/plan-material.ts';
import { numberWithNoun } from '../../model/learning/plan-words.ts';
import { countRecoveredMisses, plannedResults } from '../../model/learning/session.ts';
import { DAY_ROUTES } from '../../model/learning/today.ts';
import {
  type PlanSession,
  REVIEW_SESSION,
  TEN_QUESTION_SESSION,
} from '../../model/learning/types.ts';
import type { PracticeLinks } from '../../model/quiz-data.ts';
import { Button, ButtonLink } from '../../parts/Buttons.tsx';
import { addressFrom, NextAction } from '../NextAction.tsx';
import { useHomeScreenHint } from '../Progress.tsx';
import type { LearnerState } from '../use-learning.ts';
import type { SessionRun } from '../use-session-run.ts';
import { gainedRulesText, NamedRules, rulesOfItems } from './GainedRules.tsx';
import {
  completedStops,
  DrivenStretch,
  MilestoneScreen,
  milestoneOf,
  Postcards,
  passedStopsIn,
  type SessionEndProps,
  StopPicture,
} from './PassedStops.tsx';
import { RuleBadges } from './RuleBadges.tsx';
import { DONE_LABEL, SessionEndNearExam } from './SessionEndNearExam.tsx';

export type DoneProps = {
  links: PracticeLinks;
  run: SessionRun;
  material: Material;
  known: LearnerState;
};

const SHOW_TODAY = 'Ver lo de hoy';
/** If reviewing all misses takes more minutes than this, only those of one passed stop are offered, if one has any. */
const MOST_MINUTES = 3;
/** Number of misses that fit above the button on a small phone. */
const MOST_MISSES = 2;

export function DoneCard({ links, run, material, known }: DoneProps) {
  const { session } = run;
  const [isSeen, setSeen] = useState(false);
  useHomeScreenHint(known);
  if (!session) return null;
  const { learning, today } = known;
  const { plan } = links;
  const gained = gainedRulesText(session, material, learning);
  const left = daysToExam(learning, today);
  if (left === 0 || (left === 1 && session.of === undefined))
    return <SessionEndNearExam {...{ gained, material, known, plan }} />;
  const course = courseOf(learning.memory, material.forms, material.file.stops);
  // Ten mixed questions do not follow the road, so they pass no stops.
  const passed =
    session.of === TEN_QUESTION_SESSION ? [] : passedStopsIn(session, material, course);
  const own = rulesOfItems(session.items, material);
  const missed = missesOf(learning, { rules: own });
  const recovered = countRecoveredMisses(session, material.forms, learning);
  const isFew =
    session.of !== undefined && session.of !== REVIEW_SESSION && own.length <= MOST_TOKENS;
  const told = { material, known, session, course, passed };
  const open = missedToday(missed, material, known);
  const collected = collectedOf(open, passed, known);
  const whole = completedStops(session, material, course);
  const milestone = isSeen ? undefined : milestoneOf(whole, course, material);
  if (milestone) return <MilestoneScreen {...{ milestone, plan }} onNext={() => setSeen(true)} />;
  return (
    <div className="start-card session-end two-sides">
      {/* A site may have no road. */}
      {course.length > 0 && <StopPicture {...told} plan={plan} />}
      <div>
        {/* Only the session of the day moves the car. */}
        {passed.length > 0 && session.of === undefined && <DrivenStretch {...told} />}
        <h1 tabIndex={-1} ref={isSeen ? focus : null}>
          {titleOf(session, gained)}
        </h1>
        <Score session={session} missed={missed.length} recovered={recovered} />
        <ToPostcard {...told} />
        <NextDay {...told} plan={plan} />
      </div>
      <div>
        <Postcards {...told} whole={whole} plan={plan} />
        {isFew ? (
          <RuleBadges rules={own} {...told} plan={plan} />
        ) : (
          <NamedRules
            title="Por recuperar"
            rules={collected}
            most={whole.length > 0 ? 1 : MOST_MISSES}
            material={material}
          />
        )}
      </div>
      <Collect {...told} collected={collected} of={open.length} run={run} plan={plan} />
    </div>
  );
}

const MOST_TOKENS = 14;

const focus = (heading: HTMLElement | null): void => heading?.focus();

/** The misses of the session, and the other misses of the day. */
function missedToday(
  missed: readonly LearningRule[],
  { forms }: Material,
  { learning, today }: LearnerState,
): LearningRule[] {
  const isOfToday = ({ id }: LearningRule) => learning.memory.get(id)?.missedSince === today;
  return missesOf(learning, forms).filter((rule) => missed.includes(rule) || isOfToday(rule));
}

function titleOf(session: PlanSession, gained: string): string {
  const { of } = session;
  const results = plannedResults(session);
  const right = results.filter(Boolean).length;
  if (of === TEN_QUESTION_SESSION && right === results.length)
    return `${right} de ${results.length}`;
  if (of === REVIEW_SESSION && right > 0) return `Recuperaste ${right} de ${results.length}`;
  if (gained === '') return DONE_LABEL;
  return of === TEN_QUESTION_SESSION
    ? numberWithNoun(right, 'regla acertada', 'reglas acertadas')
    : gained;
}

const lackingOf = ({ counts }: CourseStop): number => counts.unlearned + counts.new;

const byLack = (stops: readonly CourseStop[]): CourseStop[] =>
  [...stops].sort((a, b) => lackingOf(a) - lackingOf(b));

type ScoreProps = { session: PlanSession; missed: number; recovered: number };

function Score({ session, missed, recovered }: ScoreProps) {
  const results = plannedResults(session);
  const right = results.filter(Boolean).length;
  if (session.of === REVIEW_SESSION && right > 0) return null;
  const isHelped = results.length < session.results.length;
  const all =
    right === results.length && missed === 0
      ? 'Todas a la primera'
      : `Acertaste ${right} de ${results.length}${isHelped ? ', sin contar las comparaciones' : ''}`;
  const back = numberWithNoun(recovered, 'fallo', 'fallos');
  return <p>{recovered === 0 ? `${all}.` : `${all}, y recuperaste ${back}.`}</p>;
}

/** The number of rules still missing at the passed stop that is nearest to completion. */
function ToPostcard({ passed, course, material }: SessionEndProps) {
  const near = byLack(passed).find((stop) => lackingOf(stop) > 0);
  if (!near) return null;
  const lacking = lackingOf(near);
  const place = material.file.places[course.indexOf(near)]?.place;
  return (
    <p>
      <b>{`Te ${lacking === 1 ? 'falta' : 'faltan'} ${numberWithNoun(lacking, 'regla', 'reglas')} para la postal de ${place}.`}</b>
    </p>
  );
}

const isDayAhead = ({ of, isAfter }: PlanSession): boolean =>
  of === TEN_QUESTION_SESSION && !isAfter;

function NextDay({ session, material, known, plan }: SessionEndProps & { plan: string }) {
  const { learning, today } = known;
  const isToday = isDayAhead(session);
  const { what, rest } = daySentence(
    learning,
    courseContentOf(material),
    isToday ? today : today + 1,
    stopNameLookup(material),
  );
  const hasExam = learning.plan?.examDay !== undefined || learning.plan?.passedAt !== undefined;
  return (
    <p className="tomorrow-note">
      {isToday ? 'Para hoy' : 'Mañana'}: <b>{what}</b>
      {rest}
      {!hasExam && (
        <>
          {' '}
          ¿Cuándo es tu examen? <a href={addressFrom(plan, DAY_ROUTES.date)}>Pon la fecha</a>.
        </>
      )}
    </p>
  );
}

/**
 * The misses of the day or, if reviewing them all would take too long, those of one passed stop: of the passed stops
 * with misses, the one nearest to completion.
 */
function collectedOf(
  missed: readonly LearningRule[],
  passed: readonly CourseStop[],
  { learning }: LearnerState,
): readonly LearningRule[] {
  if (minutesForQuestions(learning, missed.length) <= MOST_MINUTES) return missed;
  const near = byLack(passed).find(({ rules }) => rules.some((rule) => missed.includes(rule)));
  return near ? missed.filter((rule) => near.rules.includes(rule)) : missed;
}

/**
 * A button that starts a review of the collected misses; without misses, a link to the home page.
 * @property of total number of misses of the day
 */
function Collect({
  collected,
  of,
  run,
  plan,
  known: { learning },
  session,
}: SessionEndProps & {
  collected: readonly LearningRule[];
  of: number;
  run: SessionRun;
  plan: string;
}) {
  const home = `${plan}../`;
  if (collected.length === 0)
    return (
      <div className="action-bar">
        <ButtonLink
          look="primary"
          href={home}
          label={isDayAhead(session) ? SHOW_TODAY : DONE_LABEL}
        />
        <NextAction
          plan={plan}
          view={{
            button: { label: '5 min más', route: DAY_ROUTES.more },
            isQuiet: true,
            others: [],
          }}
        />
      </div>
    );
  const only = collected.map(({ forms }) => forms[0]!.id);
  const part = collected.length < of ? `${collected.length} de ` : '';
  const count = part + numberWithNoun(part === '' ? collected.length : of, 'fallo', 'fallos');
  return (
    <div className="action-bar">
      <Button
        look="primary"
        onClick={() => run.start({ minutes: 10, of: REVIEW_SESSION, only, most: only.length })}
        label={`Recuperar ${count} (${minutesForQuestions(learning, collected.length)}\u00A0min)`}
      />
      <ButtonLink href={home} label={isDayAhead(session) ? SHOW_TODAY : 'Lo dejo por hoy'} />
    </div>
  );
}
