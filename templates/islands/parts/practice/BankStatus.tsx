/** What is said where something did not load, and the button that tries again; to reload a renewed site there is that of late.ts. */
import type { ReactNode } from 'react';
import { RENEWED } from '../late.ts';
import type { LoadedBank } from './use-bank.ts';
import type { LatePart } from './use-part.ts';

/** While the questions load, the start button says so. */
export const LOADING = 'Cargando las preguntas…';

const WORDS: Partial<Record<LoadedBank['state'], string>> = {
  failed: 'No se pudieron cargar las preguntas. Revisa tu conexión.',
  renewed: RENEWED,
};

export const BankStatus = ({ bank: { state, retry } }: { bank: LoadedBank }): ReactNode => (
  <Status words={WORDS[state]} retry={retry} />
);

/** In the place of a part that is not there. */
export const PartStatus = ({ late }: { late: LatePart<unknown> }): ReactNode =>
  late.failure ? (
    <Status words={late.failure} retry={() => void late.load()} />
  ) : (
    <p role="status">Cargando…</p>
  );

function Status({ words, retry }: { words: string | undefined; retry: () => void }): ReactNode {
  return (
    <>
      <div role="status">{words && <p className="notice">{words}</p>}</div>
      {words && words !== RENEWED && (
        <button className="btn alt" type="button" onClick={retry}>
          Intentar otra vez
        </button>
      )}
    </>
  );
}
