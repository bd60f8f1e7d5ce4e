/** What few sessions need, as a script of its own: the day of the exam, the calendar, the transfer link, and what a link brings. */
import type { ReactNode } from 'react';
import { CalendarBox } from './CalendarBox.tsx';
import { ExamDayForm } from './ExamDayForm.tsx';
import type { LearningControls } from './use-learning.ts';

export { LinkBox } from './LinkBox.tsx';
export { TransferBox } from './TransferBox.tsx';
export { UndoBox } from './UndoBox.tsx';

export function ExamBox({
  controls: { known, change },
}: {
  controls: LearningControls;
}): ReactNode {
  return (
    known && (
      <>
        <ExamDayForm known={known} change={change} />
        <CalendarBox known={known} />
      </>
    )
  );
}
