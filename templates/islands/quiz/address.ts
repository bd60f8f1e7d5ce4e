/** Turns what is on the screen into the page's address (#p7, #mapa, #intento=…) and back, so that the browser's Back works. */

export const MAP = '#mapa';

/** Zero-based position named by the hash, if it names one. */
export function positionIn(hash: string): number | undefined {
  const number = /^#p([1-9]\d{0,3})$/.exec(hash)?.[1];
  return number === undefined ? undefined : Number(number) - 1;
}

export const isMap = (hash: string): boolean => hash === MAP;

/** Id of a stored attempt whose result the address asks for. */
export const attemptIn = (hash: string): string | undefined => /^#intento=([a-z0-9]{1,80})$/.exec(hash)?.[1];

export const attemptHash = (id: string): string => `#intento=${id}`;

/** Every forward step is one entry; it remembers the question it came from. */
export function pushPosition(position: number, from: number | undefined): void {
  history.pushState({ from: from ?? -1 }, '', `#p${position + 1}`);
}

/** An entry of a place that is no question. */
export function pushHash(hash: string): void {
  history.pushState({ from: -1 }, '', hash);
}

export function replacePosition(position: number): void {
  history.replaceState(history.state, '', `#p${position + 1}`);
}

export function dropPosition(): void {
  history.replaceState(null, '', location.pathname + location.search);
}

/** Is the entry before this one the given question? Then *Anterior* is the browser's own Back, and no entry is doubled. */
export function cameFrom(position: number): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'from' in state && state.from === position;
}
