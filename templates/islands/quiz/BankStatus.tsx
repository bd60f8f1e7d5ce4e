/** Turns the way of the questions to this device into a sentence, and a failure into another try. */
import type { ReactNode } from 'react';
import type { Bank } from './use-bank.ts';

export function BankStatus({ bank }: { bank: Bank }): ReactNode {
  return (
    <>
      <div role="status" className="solo-con-script">
        {bank.state === 'loading' && <p>Cargando las preguntas…</p>}
        {bank.state === 'failed' && <p className="aviso">No se pudieron cargar las preguntas. Revisa tu conexión.</p>}
      </div>
      {bank.state === 'failed' && (
        <button className="btn alt" type="button" onClick={bank.retry}>
          Intentar otra vez
        </button>
      )}
    </>
  );
}
