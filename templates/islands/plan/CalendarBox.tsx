/** Lists the dates before the exam, and offers them as a calendar file, which is made on the device. */

import type { FormEvent } from 'react';
import { upcomingExamDay } from '../model/days.ts';
import { calendarFile, milestoneDays } from '../model/learning/calendar.ts';
import { dateWords } from '../model/learning/plan-words.ts';
import { Button } from '../parts/Buttons.tsx';
import { saveFile } from '../parts/save-file.ts';
import type { LearnerState } from './use-learning.ts';

const FILE_NAME = 'licencia-pr-examen.ics';

export function CalendarBox({ known: { learning, today } }: { known: LearnerState }) {
  const examDay = upcomingExamDay(learning.plan?.examDay, today);
  // On the exam day, nobody needs a calendar entry for it.
  if (examDay === undefined || examDay === today) return null;
  const marks = milestoneDays(examDay, today).map((day) => ({
    day,
    title:
      examDay - day === 1 ? 'Examen teórico mañana' : `Examen teórico en ${examDay - day} días`,
    description: examDay - day === 1 ? 'Papeles listos y a dormir temprano.' : 'Mira tu plan.',
  }));
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const at = String(new FormData(event.currentTarget).get('hora') ?? '');
    const text = calendarFile({
      examDay,
      today,
      exam: { title: 'Examen teórico de conducir', description: 'Lleva tus papeles originales.' },
      marks,
      ...(at === ''
        ? {}
        : { daily: { at, title: 'Diez minutos de repaso', description: location.href } }),
      now: Date.now(),
    });
    saveFile(FILE_NAME, 'text/calendar', text);
  };
  return (
    <form onSubmit={save}>
      <p>
        <strong>En tu calendario</strong>
      </p>
      <ul>
        {marks.map(({ day, title }) => (
          <li key={day}>{`${dateWords(day, today)}: ${title}`}</li>
        ))}
        <li>{`${dateWords(examDay, today)}: Examen teórico`}</li>
      </ul>
      <p>
        <label htmlFor="hora">Recuérdame cada día a esta hora (si quieres):</label>{' '}
        <input id="hora" name="hora" type="time" />
      </p>
      <Button type="submit" label="Guardar en mi calendario" />
    </form>
  );
}
