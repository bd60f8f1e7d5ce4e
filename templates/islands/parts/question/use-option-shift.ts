/** Keeps the chosen and the right option visible above the answer's sheet, even if the sheet or window is resized. */
import type { RefObject } from 'react';
import { useEffect } from '../practice/effects.ts';
import { restoreOptions, shiftOptions } from './option-shift.ts';

/** @param isOpen true while the sheet shows the short reason */
export function useOptionShift(form: RefObject<HTMLFormElement | null>, isOpen: boolean): void {
  useEffect(() => {
    const { current } = form;
    if (!current || !isOpen) return undefined;
    const fit = () => shiftOptions(current, current.querySelector<HTMLElement>('.answer-sheet')!);
    // The reason may load late, and the sheet then grows.
    const growth = new ResizeObserver(fit);
    growth.observe(current.querySelector('.feedback')!);
    window.addEventListener('resize', fit);
    return () => {
      growth.disconnect();
      window.removeEventListener('resize', fit);
      restoreOptions(current);
    };
  }, [form, isOpen]);
}
