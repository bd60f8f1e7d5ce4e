/** Turns what is on the screen into the page's address (#p7, #mapa, #intento=…) and back, so that the browser's Back works. */

const MAP = '#mapa';

/** Zero-based position named by the hash, if it names one. */
export function positionIn(hash: string): number | undefined {
  const number = /^#p([1-9]\d{0,3})$/.exec(hash)?.[1];
  return number === undefined ? undefined : Number(number) - 1;
}

export const isMap = (hash: string): boolean => hash === MAP;

/** Id of a stored attempt whose result the address asks for. */
export const attemptIn = (hash: string): string | undefined =>
  /^#intento=([a-z0-9]{1,80})$/.exec(hash)?.[1];

export const attemptHash = (id: string): string => `#intento=${id}`;

/** What an entry remembers: the question before it, how many entries of this attempt lie before it, or whose result it is. */
type Entry = { from?: number; steps?: number; own?: true } | null;
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
  write('pushState', { from, steps }, hash);
}

/** A browser that takes no more entries (Safari: 100 in 30 seconds) throws: the practice goes on at the address it has. */
function write(way: 'pushState' | 'replaceState', state: Entry, address: string): void {
  try {
    history[way](state, '', address);
  } catch {
    // The question is shown all the same; only Back is coarser.
  }
}

/** Forgets the question: a result that takes its entry, or the plain page. */
export function replaceHash(hash: string): void {
  write('replaceState', null, hash);
}

/**
 * Goes back to the first entry of the attempt, then calls: otherwise Back leads from the result through forty questions.
 * @param isLeaving kept by the session: a second press while the browser goes back does nothing
 */
export function leaveQuestions(isLeaving: { current: boolean }, then: () => void): void {
  if (isLeaving.current) return;
  // The browser forgets the oldest entries of a long visit.
  const steps = Math.min(entry()?.steps ?? 0, history.length - 1);
  if (steps <= 0) {
    then();
    return;
  }
  isLeaving.current = true;
  const leave = (event?: Event) => {
    // No other listener may see it: the question there must not be shown again.
    event?.stopImmediatePropagation();
    isLeaving.current = false;
    window.removeEventListener('popstate', leave, true);
    window.clearTimeout(timer);
    then();
  };
  window.addEventListener('popstate', leave, true);
  // A browser that does not get there must not keep the result.
  const timer = window.setTimeout(leave, 1000);
  history.go(-steps);
}

/** Of a result that this device could not store: nobody else is sent it by this address. */
export const ownHash = (code: string): string => `#mio=${code}`;

/** Is it the result of the reader, who just came from the test? The entry keeps that, and the address becomes one to send. */
export function isOwn(): boolean {
  if (location.hash.startsWith('#mio='))
    write('replaceState', { own: true }, location.hash.replace('mio', 'r'));
  return entry()?.own === true;
}

export function replacePosition(position: number): void {
  write('replaceState', entry(), `#p${position + 1}`);
}

export const dropPosition = (): void => replaceHash(location.pathname + location.search);

/** Is the entry before this one the given question? Then *Anterior* is the browser's own Back, and no entry is doubled. */
export const cameFrom = (position: number): boolean => entry()?.from === position;
