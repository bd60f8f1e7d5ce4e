/** Keeps the screen of a practice in the page's address (#p7, #mapa, #intento=…), so that the browser's Back works. */

export const MAP_HASH = '#mapa';

/**
 * The hash that begins a test whose answers are explained at the end; #p1 begins one that explains each answer at once.
 */
export const EXPLAIN_AT_END_HASH = '#p1-final';

/**
 * Query parameter with the number of a class exam. Class links also have `clase`, which makes the page ask for a name.
 */
export const CLASS_EXAM_PARAMETER = 'examen';

/**
 * The number of the class exam in the address; 0 if a class link has no valid number, undefined if the address is not
 * that of a class exam.
 */
export function classExamNumberIn({
  search,
  hash,
}: Pick<Location, 'search' | 'hash'>): number | undefined {
  const asked = new URLSearchParams(search);
  const number = asked.get(CLASS_EXAM_PARAMETER);
  if (number === null) return asked.has('clase') && hash === EXPLAIN_AT_END_HASH ? 0 : undefined;
  return /^[1-9]\d{0,5}$/.test(number) ? Number(number) : 0;
}

/** Zero-based position named by the hash; undefined if it names none. */
export function positionIn(hash: string): number | undefined {
  const number = /^#p([1-9]\d{0,3}|1-final)$/.exec(hash)?.[1];
  return number === undefined ? undefined : Number.parseInt(number, 10) - 1;
}

/** Id of a stored attempt whose result the address asks for. */
export const attemptIdIn = (hash: string): string | undefined =>
  /^#intento=([a-z0-9]{1,80})$/.exec(hash)?.[1];

export const attemptHash = (id: string): string => `#intento=${id}`;

/**
 * State of a history entry: the index of the question before it, the number of entries of this attempt before it, and
 * whether the result is the reader's own.
 */
type Entry = { from?: number; steps?: number; own?: true } | null;
const entry = (): Entry => history.state as Entry;

/** Adds a history entry for a question. */
export function pushPosition(position: number, from: number | undefined): void {
  push(`#p${position + 1}`, from);
}

export const pushMap = (): void => push(MAP_HASH);

function push(hash: string, from = -1): void {
  const { hash: here } = location;
  const isInside = positionIn(here) !== undefined || here === MAP_HASH;
  const steps = isInside ? (entry()?.steps ?? 0) + 1 : 0;
  write('pushState', { from, steps }, hash);
  // The practice scrolls by itself. The browser would scroll again when the reader leaves the attempt through its first
  // entry, and the score would then be above the visible part.
  history.scrollRestoration = 'manual';
}

/**
 * Writes a history entry. A browser that accepts no more entries (Safari: 100 in 30 seconds) throws; the practice then
 * continues at its old address.
 */
function write(way: 'pushState' | 'replaceState', state: Entry, address: string): void {
  try {
    history[way](state, '', address);
  } catch {
    // The question is shown anyway; only Back skips it.
  }
}

/** The code of a result in a hash. The pupil's name after the code is for the teacher's table and never shown here. */
export const resultCodeIn = (hash: string): string => hash.slice('#r='.length).replace(/&.*$/s, '');

/** Replaces the current history entry (a question) with the result, or with the page's address without a hash. */
export function replaceHash(hash: string): void {
  write('replaceState', null, hash);
}

/**
 * Goes back to the first entry of the attempt, then calls `then`. Otherwise Back would lead from the result through
 * forty questions.
 * @param isLeaving true while the browser goes back, so that a second press does nothing; the session stores it
 */
export function leaveQuestions(isLeaving: { current: boolean }, then: () => void): void {
  if (isLeaving.current) return;
  const steps = Math.min(entry()?.steps ?? 0, history.length - 1);
  if (steps <= 0) {
    then();
    return;
  }
  isLeaving.current = true;
  const leave = (event?: Event) => {
    // No other listener may see the event, because the question at that entry must not be shown again.
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

/** The hash for a result that this device could not store. `claimOwnResult` replaces it by one that can be sent. */
export const ownResultHash = (code: string): string => `#mio=${code}`;

/**
 * True if this is the reader's own result, opened from the test. It stores that in the history entry, and changes the
 * address to one that can be sent.
 */
export function claimOwnResult(): boolean {
  if (location.hash.startsWith('#mio='))
    write('replaceState', { own: true }, location.hash.replace('mio', 'r'));
  return entry()?.own === true;
}

export function replacePosition(position: number): void {
  write('replaceState', entry(), `#p${position + 1}`);
}

export const dropPosition = (): void => replaceHash(location.pathname + location.search);

/**
 * True if the history entry before this one is the given question. *Anterior* then goes back instead of adding an
 * entry.
 */
export const isPreviousEntry = (position: number): boolean => entry()?.from === position;
