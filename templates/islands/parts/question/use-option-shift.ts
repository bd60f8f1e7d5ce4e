/** Keeps room for the options of a question above the answer's sheet, also when either changes its size. */
import type { RefObject } from 'react';
import { useEffect } from '../practice/effects.ts';
import { restoreOptions, shiftOptions } from './option-shift.ts';

/** @param isOpen the sheet shows the reason, and not all of it */
export function useOptionShift(form: RefObject<HTMLFormElement | null>, isOpen: boolean): void {
  useEffect(() => {
    const { current } = form;
    if (!current || !isOpen) return undefined;
    const fit = () => shiftOptions(current, current.querySelector<HTMLElement>('.answer-sheet')!);
    // The reason may arrive late, and grows with the text.
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
