/**
 * Keeps the chosen and the right option visible: they move up over other options if the answer's sheet would cover
 * them.
 */

/** Space below an option for the verdict on its lower edge, in CSS pixels. */
const VERDICT = 14;
/** Selects the chosen option and the right one, in a practice and on the page of a question. */
const TOLD = '.is-right, .is-wrong, .right-option, :has(:checked)';

const optionsOf = (form: HTMLElement) => [...form.querySelectorAll<HTMLElement>('.option')];
const isTold = (option: HTMLElement) => option.matches(TOLD);

export function restoreOptions(form: HTMLElement): void {
  for (const option of optionsOf(form)) {
    option.style.translate = '';
    setHidden(option, false);
  }
}

/** Screen readers still read a hidden option, but arrow keys skip it. */
function setHidden(option: HTMLElement, isHidden: boolean): void {
  option.classList.toggle('is-hidden', isHidden);
  option.querySelector('input')!.disabled = isHidden;
}

/** @param sheet the answer's sheet, which covers options or is a static block below them */
export function shiftOptions(form: HTMLElement, sheet: HTMLElement): void {
  restoreOptions(form);
  if (getComputedStyle(sheet).position === 'static') return;
  const options = optionsOf(form);
  const last = options.findLastIndex(isTold);
  if (last < 0) return;
  // Reads all positions before any option moves, because moving is animated.
  const tops = options.map((option) => option.offsetTop);
  let covered = coveredHeight(sheet, form);
  const moved = options.map(() => 0);
  for (let at = last - 1; at >= 0 && covered > 0; at--) {
    if (isTold(options[at]!)) continue;
    const height = tops[at + 1]! - tops[at]!;
    for (let below = at + 1; below <= last; below++) moved[below]! += height;
    setHidden(options[at]!, true);
    covered -= height;
  }
  for (const [at, option] of options.entries())
    if (moved[at]! > 0 && isTold(option)) option.style.translate = `0 ${-moved[at]!}px`;
}

/**
 * The height by which the sheet would cover the lower one of the chosen and the right option if no option were moved.
 */
export function coveredHeight(sheet: HTMLElement, form: HTMLElement): number {
  const lowest = optionsOf(form).findLast(isTold);
  if (!lowest) return 0;
  const origin = form.getBoundingClientRect().top - form.offsetTop;
  const bottom = origin + lowest.offsetTop + lowest.offsetHeight + VERDICT;
  return bottom - sheet.getBoundingClientRect().top;
}
