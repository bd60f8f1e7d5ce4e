/** The form that sets, changes or removes the day of the exam. */

import { type FormEvent, useState } from 'react';
import { checkExamDay, dateOfDay, type ExamDayCheck } from '../model/days.ts';
import { withPlanSettings } from '../model/learning/plan-settings.ts';
import { Button } from '../parts/Buttons.tsx';
import type { LearnerState, LearningControls } from './use-learning.ts';

export const DATE_ERRORS: Record<Exclude<ExamDayCheck['state'], 'ok'>, string> = {
  past: 'Esa fecha ya pasó. Escribe la de tu próximo examen.',
  'too-far': 'Esa fecha queda a más de dos años. Revisa el año.',
  'no-date': 'Escribe una fecha completa.',
};

type Props = { known: LearnerState; change: LearningControls['change'] };

export function ExamDayForm({ known: { learning, today }, change }: Props) {
  const [refused, refuse] = useState('');
  const examDay = learning.plan?.examDay;
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = checkExamDay(String(new FormData(event.currentTarget).get('dia')), today);
    if (found.state !== 'ok') return refuse(DATE_ERRORS[found.state]);
    refuse('');
    change((before) => withPlanSettings(before, { examDay: found.day }, Date.now()));
    // The new day and the next step are at the top of the card, so this closes the form and goes there.
    event.currentTarget.closest('details')?.removeAttribute('open');
    const card = event.currentTarget.closest('.start-card');
    card?.querySelector('h1')?.focus({ preventScroll: true });
    card?.scrollIntoView({ block: 'start' });
  };
  const remove = () => {
    refuse('');
    change((before) => withPlanSettings(before, { examDay: undefined }, Date.now()));
  };
  return (
    <form className="exam-date-form" noValidate onSubmit={save}>
      <label htmlFor="dia">¿Qué día es tu examen? Puedes dejarlo sin fecha.</label>
      <div className="buttons">
        <input
          key={examDay}
          id="dia"
          name="dia"
          type="date"
          min={dateOfDay(today)}
          defaultValue={examDay === undefined ? '' : dateOfDay(examDay)}
          aria-invalid={refused !== '' || undefined}
          aria-describedby="dia-mal"
        />
        <Button type="submit" label="Guardar la fecha" />
        {examDay !== undefined && <Button onClick={remove} label="Quitar la fecha" />}
      </div>
      <div id="dia-mal" role="status">
        {refused && <p className="notice">{refused}</p>}
      </div>
    </form>
  );
}
