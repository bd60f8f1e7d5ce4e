/** The road of the days to the exam: a flower for each day of study, today lit, and at its end the CESCO. */
import type { ReactNode } from 'react';
import { comingExam } from '../model/days.ts';
import { roadDays } from '../model/learning/road-days.ts';
import { counted } from '../model/learning/words.ts';
import { Flower } from '../parts/road/Flower.tsx';
import type { Known } from './use-learning.ts';

export function DayRoad({ known: { learning, today } }: { known: Known }): ReactNode {
  const examDay = comingExam(learning.plan?.examDay, today);
  // Without a date it leads there all the same; after the exam it does not.
  const isAhead = examDay !== undefined || learning.plan?.examDay === undefined;
  const { studied, days } = roadDays(learning, today, examDay);
  return (
    <>
      <ol className="dias" aria-hidden="true">
        {days.map((day) => (
          <li key={day.day} className={day.day === today ? 'hoy' : undefined}>
            {day.isStudied ? <Flower /> : <b>{day.day === today && day.number}</b>}
          </li>
        ))}
        {isAhead && <li className="fin">CESCO</li>}
      </ol>
      {studied > 0 && <p>{`Llevas ${counted(studied, 'día', 'días')} de estudio.`}</p>}
    </>
  );
}
