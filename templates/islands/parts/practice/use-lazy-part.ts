/** Lazy-loads a part of a practice from a separate script. */
import { useCallback, useState } from 'react';
import { loadFailureMessage, loadLazily } from '../lazy-load.ts';

export type LazyPart<Part> = ReturnType<typeof useLazyPart<Part>>;

/**
 * @param load imports the part; it must be the same function in each render
 * @returns `failure` is the reason why the part is missing; it is empty before the part is requested, and while it
 * loads
 */
export function useLazyPart<Part>(load: () => Promise<Part>) {
  const [{ part, failure }, setState] = useState<{ part?: Part; failure: string }>({ failure: '' });
  const start = useCallback(async () => {
    setState((before) => ({ ...before, failure: '' }));
    try {
      setState({ part: await loadLazily(load), failure: '' });
    } catch (error) {
      setState({ failure: loadFailureMessage(error, 'No se pudo cargar. Revisa tu conexión.') });
    }
  }, [load]);
  return { part, failure, load: start };
}
