/** Measures the time that the learner spends on a session. */
import { useRef } from 'react';
import { type ActiveTime, withActivity, withPause } from '../../model/learning/active-time.ts';
import { useEffect } from '../../parts/practice/effects.ts';

/** Measures the time that the learner has spent on this page since the last answer. */
export function useActiveTime() {
  const time = useRef<ActiveTime>({ spent: 0 });
  useEffect(() => {
    const onChange = () => {
      const now = Date.now();
      time.current = document.hidden
        ? withPause(time.current, now)
        : { ...time.current, last: now };
    };
    const onPress = () => {
      if (!document.hidden) time.current = withActivity(time.current, Date.now());
    };
    const gone = new AbortController();
    document.addEventListener('visibilitychange', onChange, { signal: gone.signal });
    document.addEventListener('pointerdown', onPress, { signal: gone.signal });
    document.addEventListener('keydown', onPress, { signal: gone.signal });
    return () => gone.abort();
  }, []);
  return {
    begin: () => {
      time.current = { spent: 0, last: Date.now() };
    },
    goOn: () => {
      time.current = withActivity(time.current, Date.now());
    },
    spend() {
      const { spent, last } = withActivity(time.current, Date.now());
      time.current = { spent: 0, ...(last === undefined ? {} : { last }) };
      return spent;
    },
  };
}
