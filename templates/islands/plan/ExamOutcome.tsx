/**
 * The screens after the exam: the next step after a pass or, after a failure, a form for the stops that were hard,
 * whose questions then come first.
 */

import { type FormEvent, useState } from 'react';
import { checkExamDay } from '../model/days.ts';
import { countRuleStates, courseOf, isStopReached } from '../model/learning/course.ts';
import type { PlanPageData } from '../model/learning/plan-data.ts';
import type { Material } from '../model/learning/plan-material.ts';
import { withPlanSettings } from '../model/learning/plan-settings.ts';
import { numberWithNoun } from '../model/learning/plan-words.ts';
import { isMissedRule, type RuleMemory } from '../model/learning/rule.ts';
import { Button, ButtonLink } from '../parts/Buttons.tsx';
import { useEffect } from '../parts/practice/effects.ts';
import { Landscape } from '../parts/road/Landscape.tsx';
import { DATE_ERRORS } from './ExamDayForm.tsx';
import type { LearnerState, LearningControls } from './use-learning.ts';
import type { SessionRun } from './use-session-run.ts';

type Props = {
  page: Pick<PlanPageData, 'links'>;
  run: Pick<SessionRun, 'toPlan'>;
  material: Material;
  known: LearnerState;
  controls: Pick<LearningControls, 'change'>;
};

/**
 * A full screen for a passed exam. The home page links to it. Opening the link on or after the exam day stores the
 * pass.
 */
export function PassedExamScreen({ page, material, known, controls: { change } }: Props) {
  const { plan, memory } = known.learning;
  const isTold = plan?.examDay === undefined || plan.examDay > known.today;
  useEffect(() => {
    if (!isTold)
      change((before) =>
        withPlanSettings(before, { examDay: undefined, passedAt: Date.now() }, Date.now()),
      );
  }, [change, isTold]);
  const isRound = material.forms.rules.every(({ id, isTested }) => !isTested || memory.has(id));
  const home = new URL(`${page.links.plan}../`, location.href).href;
  const text = '¡Aprobé el examen teórico! Practiqué aquí:';
  return (
    <section className="start-card full-screen">
      <Landscape src={material.file.examPicture} />
      <div>
        <h1 tabIndex={-1}>¡Aprobaste el teórico!</h1>
        <p>
          {isRound ? 'Diste la vuelta a la isla. ' : ''}Te lo ganaste{wonWords(material, memory)}.
        </p>
        {'share' in navigator ? (
          <Button
            look="primary"
            data-share={home}
            data-share-text={text}
            label="Mandar la noticia"
          />
        ) : (
          <ButtonLink
            look="primary"
            href={`https://wa.me/?text=${encodeURIComponent(`${text} ${home}`)}`}
            rel="noopener noreferrer"
            label="Mandar la noticia"
          />
        )}
        <ButtonLink href={`${page.links.plan}../practica/`} label="Ahora, a guiar" />
        <p className="meta">Se envía solo el enlace a este sitio, ningún dato tuyo.</p>
      </div>
    </section>
  );
}

function wonWords({ forms, file }: Material, memory: RuleMemory): string {
  const { right, firm } = countRuleStates(memory, forms.rules);
  const stops = courseOf(memory, forms, file.stops).filter(isStopReached).length;
  if (right + firm === 0) return '';
  const rules = numberWithNoun(right + firm, 'regla', 'reglas');
  return stops === 0 ? `: ${rules}` : `: ${rules} y ${numberWithNoun(stops, 'parada', 'paradas')}`;
}

/** Number of choices that a small phone shows; the others are folded. */
const FIRST_CHIPS = 5;

export function FailedExamForm({ page, run, material, known, controls: { change } }: Props) {
  const { learning, today } = known;
  const [refused, refuse] = useState('');
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const date = String(form.get('dia'));
    const found = date === '' ? undefined : checkExamDay(date, today);
    if (found && found.state !== 'ok') return refuse(DATE_ERRORS[found.state]);
    const stops = form.getAll('dificil').map(String);
    const hard = stops.length > 0 ? { hard: { day: today, stops } } : {};
    change((before) => withPlanSettings(before, { examDay: found?.day, ...hard }, Date.now()));
    run.toPlan();
  };
  // Stops with the most misses come first, because they were probably the hard ones.
  const misses = courseOf(learning.memory, material.forms, material.file.stops).map(
    ({ id, rules }) => ({
      id,
      count: rules.filter((rule) => {
        const row = learning.memory.get(rule.id);
        return isMissedRule(row) || row?.wasRight === false;
      }).length,
    }),
  );
  const ordered = [...misses].sort((a, b) => b.count - a.count).map(({ id }) => id);
  const chip = (id: string) => (
    <label key={id}>
      <input type="checkbox" name="dificil" value={id} />
      {material.file.places.find((place) => place.id === id)?.name}
    </label>
  );
  return (
    <form className="start-card failed-exam-form" noValidate onSubmit={save}>
      <div>
        <h1 tabIndex={-1}>
          Esta vez no. <br />
          Se puede repetir.
        </h1>
        <p>Tus {material.forms.rules.length} reglas siguen como estaban. Nada vuelve a cero.</p>
        <fieldset className="box">
          <legend>¿Qué te salió difícil?</legend>
          <p className="meta">Lo que marques saldrá primero hoy y en los próximos dos días.</p>
          <div className="chips">{ordered.slice(0, FIRST_CHIPS).map(chip)}</div>
          {ordered.length > FIRST_CHIPS && (
            <details>
              <summary>Más temas</summary>
              <div className="chips">{ordered.slice(FIRST_CHIPS).map(chip)}</div>
            </details>
          )}
        </fieldset>
      </div>
      <div>
        <label htmlFor="otro-dia">Tu próxima fecha, si ya la tienes</label>
        <input id="otro-dia" name="dia" type="date" aria-describedby="otro-dia-mal" />
        <div id="otro-dia-mal" role="status">
          {refused && <p className="notice">{refused}</p>}
        </div>
        <Button look="primary" type="submit" label="Guardar y seguir" />
        <p>
          <a href={page.links.procedures}>Citas, costos y lo que llevas</a>
        </p>
      </div>
    </form>
  );
}
