/** Turns what is on the screen into the page's address (#p7, #mapa, #intento=…) and back, so that the browser's Back works. */

const MAP = '#mapa';

/** Zero-based position named by the hash, if it names one. */
export function positionIn(hash: string): number | undefined {
  const number = /^#p([1-9]\d{0,3})$/.exec(hash)?.[1];
  return number === undefined ? undefined : Number(number) - 1;
}

export const isMap = (hash: string): boolean => hash === MAP;

/** Id of a stored attempt whose result the address asks for. */
export const attemptIn = (hash: string): string | undefined => /^#intento=([a-z0-9]{1,80})$/.exec(hash)?.[1];

export const attemptHash = (id: string): string => `#intento=${id}`;

/** What an entry remembers: the question before it, and how many entries of this attempt lie before it. */
type Entry = { from?: number; steps?: number } | null;
const entry = (): Entry => history.state as Entry;

/** Every forward step is one entry. */
export function pushPosition(position: number, from: number | undefined): void {
  push(`#p${position + 1}`, from);
}

export function pushMap(): void {
  push(MAP, -1);
}

function push(hash: string, from = -1): void {
  const { hash: here } = location;
  const steps = positionIn(here) === undefined && !isMap(here) ? 0 : (entry()?.steps ?? 0) + 1;
  history.pushState({ from, steps }, '', hash);
}

/** The result takes the attempt's one remaining entry: Back leads to what was before the first question. */
export function replaceHash(hash: string): void {
  history.replaceState(null, '', hash);
}

let isLeaving = false;

/** Goes back to the first entry of the attempt, then calls: forty questions must not stand between the result and Back. */
export function leaveQuestions(then: () => void): void {
  if (isLeaving) return;
  // The browser forgets the oldest entries of a long visit.
  const steps = Math.min(entry()?.steps ?? 0, history.length - 1);
  if (steps <= 0) return then();
  isLeaving = true;
  const leave = (event?: Event) => {
    // For nobody else: the question there is not to be shown again.
    event?.stopImmediatePropagation();
    isLeaving = false;
    window.removeEventListener('popstate', leave, true);
    window.clearTimeout(timer);
    then();
  };
  window.addEventListener('popstate', leave, true);
  // A browser that does not get there must not keep the result.
  const timer = window.setTimeout(leave, 1000);
  history.go(-steps);
}

export function replacePosition(position: number): void {
  history.replaceState(history.state, '', `#p${position + 1}`);
}

export function dropPosition(): void {
  history.replaceState(null, '', location.pathname + location.search);
}

/** Is the entry before this one the given question? Then *Anterior* is the browser's own Back, and no entry is doubled. */
export const cameFrom = (position: number): boolean => entry()?.from === position;
