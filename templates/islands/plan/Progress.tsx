/** The learner's progress: the number of rules in each state, and the exam forecast. */
import { Fragment } from 'react';
import { isAfterTomorrow } from '../model/days.ts';
import { daysToExam, isAfterFailure, isReadinessDue } from '../model/learning/agenda.ts';
import { countRuleStates } from '../model/learning/course.ts';
import { missesOf } from '../model/learning/forms.ts';
import { offersHomeScreen } from '../model/learning/home-screen.ts';
import { courseContentOf, type Material } from '../model/learning/plan-material.ts';
import {
  forecastAdvice,
  futureRulesNotice,
  numberWithNoun,
  readinessWords,
  relativeDayWords,
} from '../model/learning/plan-words.ts';
import { type Readiness as Expected, readinessOf } from '../model/learning/readiness.ts';
import { type RuleState, ruleStateOf } from '../model/learning/rule.ts';
import type { RetosLink } from '../model/quiz-data.ts';
import { customPropertiesRef } from '../parts/custom-properties.ts';
import { useEffect } from '../parts/practice/effects.ts';
import type { LearnerState } from './use-learning.ts';

type Props = { material: Material; known: LearnerState };
const ROWS: readonly [RuleState, (count: number) => string][] = [
  [
    'firm',
    (count) =>
      count === 1
        ? 'firme: acertada en dos días distintos'
        : 'firmes: acertadas en dos días distintos',
  ],
  ['right', (count) => (count === 1 ? 'acertada, aún no firme' : 'acertadas, aún no firmes')],
  ['unlearned', () => 'sin acertar todavía'],
  ['new', (count) => (count === 1 ? 'nueva: no ha salido' : 'nuevas: no han salido')],
];

/** Shows the hint of PlanPage.tsx about the home screen, in a browser that deletes stored data. */
export function useHomeScreenHint({ learning: { days } }: LearnerState): void {
  const isOffered = offersHomeScreen(navigator, days.length);
  useEffect(() => {
    if (isOffered) document.documentElement.dataset.ios = '';
  }, [isOffered]);
}

/**
 * Asks the browser to keep stored data permanently. This happens here and not during a question, because Firefox shows
 * the visitor a prompt.
 */
function useKeeping({ learning: { days, plan } }: LearnerState): void {
  const hasSomething = days.length > 0 || plan?.examDay !== undefined;
  useEffect(() => {
    // Not every browser has `storage.persist`, and some refuse without a prompt.
    const { storage } = navigator as Partial<Navigator>;
    if (hasSomething) storage?.persist?.().catch(() => undefined);
  }, [hasSomething]);
}

export function StateCounts({ material, known }: Props) {
  useHomeScreenHint(known);
  useKeeping(known);
  const { memory } = known.learning;
  if (memory.size === 0) return null;
  const { rules } = material.forms;
  const counts = countRuleStates(memory, rules);
  const harder = masteredRetosLinks(material, known);
  const missed = missesOf(known.learning, material.forms).length - counts.unlearned;
  const shown = ROWS.filter(([state]) => counts[state] > 0);
  const future = [...memory.values()].filter(({ lastDay }) =>
    isAfterTomorrow(lastDay, known.today),
  );
  return (
    <section>
      {future.length > 0 && <p className="notice">{futureRulesNotice(future.length)}</p>}
      <h2>{`Tus ${numberWithNoun(rules.length, 'regla', 'reglas')}`}</h2>
      <div className="states-bar" aria-hidden="true">
        {shown.map(([state]) => (
          <i
            key={state}
            className={`rule-${state}`}
            ref={customPropertiesRef({ '--of': counts[state] })}
          />
        ))}
      </div>
      <ul className="state-counts">
        {shown.map(([state, words]) => (
          <li key={state}>
            <i className={`rule-${state}`} aria-hidden="true" />
            <b>{counts[state]}</b> <span>{words(counts[state])}</span>
          </li>
        ))}
      </ul>
      {missed > 0 && (
        <p>
          De las acertadas, {numberWithNoun(missed, 'tiene un fallo', 'tienen un fallo')} por
          recuperar.
        </p>
      )}
      {harder.length > 0 && (
        <p>
          Lo que ya está firme, más difícil:{' '}
          {harder.map(({ href, label }, at) => (
            <Fragment key={href}>
              {at > 0 && ', '}
              <a href={href}>{label}</a>
            </Fragment>
          ))}
          .
        </p>
      )}
    </section>
  );
}

/**
 * The forecast of the exam result after the first round, near an exam or after a failed one; before that, the day on
 * which it will be shown.
 */
export function ReadinessCard({ material, known: { learning, today } }: Props) {
  const { bank, forms } = material;
  const road = courseContentOf(material);
  if (daysToExam(learning, today) === 0 || learning.memory.size === 0) return null;
  if (!isReadinessDue(learning, road, today)) {
    const days = Array.from({ length: 60 }, (_, ahead) => today + ahead);
    const due = days.find((day) => isReadinessDue(learning, road, day));
    return (
      <section className="box">
        <h2>Para el examen</h2>
        <p>
          Todavía te faltan reglas por ver para calcularlo.
          {due &&
            ` A más tardar ${relativeDayWords(due, today)} verás aquí cuántas acertarías de ${bank.exam.questions}.`}
        </p>
      </section>
    );
  }
  const readiness = readinessOf({ ...forms, ...learning }, bank);
  const hasFailed = isAfterFailure(learning, today);
  return (
    <section className="box">
      <h2>Si el examen fuera hoy</h2>
      {readiness.state === 'told' && (
        <Band {...readiness} of={bank.exam.questions} pass={bank.pass} />
      )}
      <p>{readinessWords(readiness, bank, hasFailed)}</p>
      {readiness.state === 'told' && (
        <p className="meta">{forecastAdvice(missesOf(learning, forms).length, hasFailed)}</p>
      )}
    </section>
  );
}

type BandProps = Pick<Extract<Expected, { state: 'told' }>, 'low' | 'high'> & {
  of: number;
  pass: number;
};

/** A bar for all questions of the exam, with the lower and the upper end of the forecast and the pass mark. */
const Band = ({ low, high, of, pass }: BandProps) => (
  <div
    className="forecast-bar"
    role="img"
    aria-label={`De ${of}, entre ${low} y ${high}; con ${pass} se aprueba`}
    ref={customPropertiesRef({ '--low': low, '--high': high, '--pass': pass, '--all': of })}
  >
    <span>{`Pasas con ${pass}`}</span>
  </div>
);

/** The links to the harder questions of topics in which every tested rule is firm. */
export function masteredRetosLinks(
  { forms, retos }: Pick<Material, 'forms' | 'retos'>,
  { learning: { memory } }: Pick<LearnerState, 'learning'>,
): RetosLink[] {
  return retos.filter(({ topic }) => {
    const own = forms.rules.filter((rule) => rule.isTested && rule.forms[0]!.topic === topic);
    return (
      own.length > 0 && own.every(({ id, forms }) => ruleStateOf(memory.get(id), forms) === 'firm')
    );
  });
}
