/**
 * A separate script with parts that few visits need: the exam day, the calendar, and the boxes that make, add and undo
 * a transfer link.
 */
import { CalendarBox } from './CalendarBox.tsx';
import { ExamDayForm } from './ExamDayForm.tsx';
import type { LearningControls } from './use-learning.ts';

export { ReceivedLinkBox } from './ReceivedLinkBox.tsx';
export { TransferBox } from './TransferBox.tsx';
export { UndoBox } from './UndoBox.tsx';

export function ExamBox({ controls: { known, change } }: { controls: LearningControls }) {
  return (
    known && (
      <>
        <ExamDayForm known={known} change={change} />
        <CalendarBox known={known} />
      </>
    )
  );
}
