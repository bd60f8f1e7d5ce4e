/** The clock of an exam: counts the time while the exam is on the screen, and announces the time that is left. */
import { useRef } from 'react';
import { type Attempt, type AttemptAction, isExam, remainingMs } from '../../model/attempt.ts';
import { useEffect } from './effects.ts';

export type ExamClock = ReturnType<typeof useClock>;

const SAVE_EVERY = 10_000;
const MINUTE = 60_000;
const ANNOUNCED = [10, 5, 1];

/** Uses `performance.now()`, which only runs forward, so changing the device's clock has no effect. */
export function useClock(
  attempt: Attempt | undefined,
  running: boolean,
  act: (action: AttemptAction) => Attempt | undefined,
) {
  const exam = attempt && isExam(attempt) && attempt.endedAt === undefined ? attempt : undefined;
  const left = exam && remainingMs(exam);
  const counts = running && exam !== undefined && left !== 0;
  const leftNow = useRef(left);
  leftNow.current = left;

  useEffect(() => {
    if (!counts) return;
    let last = performance.now();
    let unsaved = 0;
    const save = () => {
      const ms = Math.trunc(unsaved);
      unsaved -= ms;
      act({ type: 'spend', ms });
    };
    const tick = () => {
      const now = performance.now();
      unsaved += Math.max(0, now - last);
      last = now;
      if (unsaved >= SAVE_EVERY || unsaved >= (leftNow.current ?? Number.POSITIVE_INFINITY)) save();
    };
    const leave = () => {
      tick();
      save();
    };
    // The time on another page does not count.
    const comeBack = () => {
      last = performance.now();
    };
    const timer = window.setInterval(tick, 1000);
    const gone = new AbortController();
    window.addEventListener('pagehide', leave, { signal: gone.signal });
    window.addEventListener('pageshow', comeBack, { signal: gone.signal });
    return () => {
      window.clearInterval(timer);
      gone.abort();
      leave();
    };
  }, [act, counts]);

  const minutesLeft = left === undefined ? undefined : Math.ceil(left / MINUTE);
  const announced = ANNOUNCED.find(
    (minutes) => minutes === minutesLeft && minutes < (attempt?.limitMinutes ?? 0),
  );
  const words = announced === 1 ? 'Queda 1 minuto.' : `Quedan ${announced} minutos.`;
  return { minutesLeft, announcement: announced ? words : '', over: left === 0 };
}
