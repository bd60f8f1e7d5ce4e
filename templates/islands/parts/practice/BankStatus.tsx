/**
 * The message for a failed load, with a retry button. The button that reloads the page after a new release is in
 * lazy-load.ts.
 */
import { Button } from '../Buttons.tsx';
import { NEW_RELEASE_MESSAGE } from '../lazy-load.ts';
import type { LoadedBank } from './use-bank.ts';
import type { LazyPart } from './use-lazy-part.ts';

export const LOADING_LABEL = 'Cargando las preguntas…';

const WORDS: Partial<Record<LoadedBank['state'], string>> = {
  failed: 'No se pudieron cargar las preguntas. Revisa tu conexión.',
  renewed: NEW_RELEASE_MESSAGE,
};

export const BankStatus = ({ bank: { state, retry } }: { bank: LoadedBank }) => (
  <Status words={WORDS[state]} retry={retry} />
);

/** Shown while a part loads, or after it failed. */
export const PartStatus = ({ late }: { late: LazyPart<unknown> }) =>
  late.failure ? (
    <Status words={late.failure} retry={() => void late.load()} />
  ) : (
    <p role="status">Cargando…</p>
  );

function Status({ words, retry }: { words: string | undefined; retry: () => void }) {
  return (
    <>
      <div role="status">{words && <p className="notice">{words}</p>}</div>
      {words && words !== NEW_RELEASE_MESSAGE && (
        <Button onClick={retry} label="Intentar otra vez" />
      )}
    </>
  );
}
