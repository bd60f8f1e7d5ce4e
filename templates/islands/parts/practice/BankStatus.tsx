/** A sentence, and a button to retry, when the questions did not load; to reload there is that of late.ts. While they load, the start button says so. */
import type { ReactNode } from 'react';
import { RENEWED } from '../late.ts';
import type { Bank } from './use-bank.ts';

export const LOADING = 'Cargando las preguntas…';

export function BankStatus({ bank }: { bank: Bank }): ReactNode {
  const failed = bank.state === 'failed';
  return (
    <>
      <div role="status">
        {failed && (
          <p className="aviso">No se pudieron cargar las preguntas. Revisa tu conexión.</p>
        )}
        {bank.state === 'renewed' && <p className="aviso">{RENEWED}</p>}
      </div>
      {failed && (
        <button className="btn alt" type="button" onClick={bank.retry}>
          Intentar otra vez
        </button>
      )}
    </>
  );
}
