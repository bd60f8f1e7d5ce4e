/** The clock of an exam: counts the time while the exam is on the screen, and announces it. */
import { useRef } from 'react';
import { type Action, type Attempt, isExam, remaining } from '../../model/attempt.ts';
import { useEffect } from './effects.ts';

export type ExamClock = { minutesLeft: number | undefined; announcement: string; over: boolean };

const SAVE_EVERY = 10_000;
const MINUTE = 60_000;
const ANNOUNCED = [10, 5, 1];

/** `performance.now()` only runs forward: changing the device's clock has no effect. */
export function useClock(
  attempt: Attempt | undefined,
  running: boolean,
  act: (action: Action) => Attempt | undefined,
): ExamClock {
  const left =
    attempt && isExam(attempt) && attempt.endedAt === undefined ? remaining(attempt) : undefined;
  const counts =
    running &&
    attempt !== undefined &&
    isExam(attempt) &&
    attempt.endedAt === undefined &&
    left !== 0;
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
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', comeBack);
    return () => {
      window.clearInterval(timer);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', comeBack);
      leave();
    };
  }, [act, counts]);

  const minutesLeft = left === undefined ? undefined : Math.ceil(left / MINUTE);
  const announced =
    minutesLeft !== undefined &&
    ANNOUNCED.includes(minutesLeft) &&
    minutesLeft < (attempt?.limitMinutes ?? 0);
  return {
    minutesLeft,
    announcement: announced
      ? minutesLeft === 1
        ? 'Queda 1 minuto.'
        : `Quedan ${minutesLeft} minutos.`
      : '',
    over: left === 0,
  };
}
