/** The screen of a practice as the page's address (#p7, #mapa, #intento=…), so that the browser's Back works. */

export const MAP_HASH = '#mapa';

/** Begins a test whose answers are explained at the end; #p1 begins one that explains each. */
export const AT_THE_END = '#p1-final';

/** Query parameter with the number of a class exam. Links for a class also have `clase`, which makes the page ask for the pupil's name. */
export const CLASS_EXAM = 'examen';

/** The class number of the exam that the address asks for: 0 if it names none, undefined if it asks for no class exam. */
export function classExamIn({
  search,
  hash,
}: Pick<Location, 'search' | 'hash'>): number | undefined {
  const asked = new URLSearchParams(search);
  const number = asked.get(CLASS_EXAM);
  if (number === null) return asked.has('clase') && hash === AT_THE_END ? 0 : undefined;
  return /^[1-9]\d{0,5}$/.test(number) ? Number(number) : 0;
}

/** Zero-based position named by the hash, if it names one. */
export function positionIn(hash: string): number | undefined {
  const number = /^#p([1-9]\d{0,3}|1-final)$/.exec(hash)?.[1];
  return number === undefined ? undefined : Number.parseInt(number, 10) - 1;
}

/** Id of a stored attempt whose result the address asks for. */
export const attemptIn = (hash: string): string | undefined =>
  /^#intento=([a-z0-9]{1,80})$/.exec(hash)?.[1];

export const attemptHash = (id: string): string => `#intento=${id}`;

/** State of a history entry: the question before it, the number of this attempt's entries before it, and whether the result is the reader's. */
type Entry = { from?: number; steps?: number; own?: true } | null;
const entry = (): Entry => history.state as Entry;

/** Every step forward adds one entry. */
export function pushPosition(position: number, from: number | undefined): void {
  push(`#p${position + 1}`, from);
}

export const pushMap = (): void => push(MAP_HASH);

function push(hash: string, from = -1): void {
  const { hash: here } = location;
  const isInside = positionIn(here) !== undefined || here === MAP_HASH;
  const steps = isInside ? (entry()?.steps ?? 0) + 1 : 0;
  write('pushState', { from, steps }, hash);
  // The practice scrolls itself. The browser would scroll once more when the attempt is left through its first entry, and the
  // score would be above the screen.
  history.scrollRestoration = 'manual';
}

/** A browser that accepts no more entries (Safari: 100 in 30 seconds) throws: the practice goes on at its old address. */
function write(way: 'pushState' | 'replaceState', state: Entry, address: string): void {
  try {
    history[way](state, '', address);
  } catch {
    // The question is shown anyway; only Back skips it.
  }
}

/** The code of a result. The pupil's name after it is for the teacher's table and never shown here. */
export const codeIn = (hash: string): string => hash.slice('#r='.length).replace(/&.*$/s, '');

/** Replaces the question's entry by a result or by the plain page. */
export function replaceHash(hash: string): void {
  write('replaceState', null, hash);
}

/**
 * Goes back to the first entry of the attempt, then calls `then`: otherwise Back leads from the result through forty
 * questions.
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
  // If the browser never goes back, the result must still be shown.
  const timer = window.setTimeout(leave, 1000);
  history.go(-steps);
}

/** For a result that this device could not store. isOwnResult() replaces it by an address that can be sent. */
export const ownResultHash = (code: string): string => `#mio=${code}`;

/** True if this is the reader's own result, opened from the test. The entry stores that, and the address becomes one to send. */
export function isOwnResult(): boolean {
  if (location.hash.startsWith('#mio='))
    write('replaceState', { own: true }, location.hash.replace('mio', 'r'));
  return entry()?.own === true;
}

export function replacePosition(position: number): void {
  write('replaceState', entry(), `#p${position + 1}`);
}

export const dropPosition = (): void => replaceHash(location.pathname + location.search);

/** True if the entry before this one is the given question. Then *Anterior* goes Back instead of adding a second entry. */
export const isPreviousEntry = (position: number): boolean => entry()?.from === position;
