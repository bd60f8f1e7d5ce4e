/** Ways to send a result by link; the page's script copies, shares and opens the popup. */
import { type ReactNode, useState } from 'react';
import type { QuizData } from './quiz-data.ts';
import { ShareButtons } from './ShareButtons.tsx';

type Props = { data: QuizData; code: string | undefined; text: string };

/** Drawn only in the browser, because only there the result has an address. */
export function Share({ data, code, text }: Props): ReactNode {
  // In the link and nowhere else: a pupil of a class has no account.
  const [name, setName] = useState('');
  const page = data.links.result;
  const named = name.trim() === '' ? '' : `&n=${encodeURIComponent(name.trim())}`;
  const url = `${window.location.origin}${page}#r=${code}${named}`;
  return (
    <section className="compartir" aria-labelledby="compartir-resultado">
      <h2 id="compartir-resultado">
        {code === undefined ? 'Guarda tu resultado' : 'Comparte tu resultado'}
      </h2>
      {code !== undefined && (
        <p className="para-clase">
          <label htmlFor="nombre-clase">¿Es para tu clase? Tu nombre o apodo:</label>{' '}
          <input
            id="nombre-clase"
            type="text"
            maxLength={30}
            autoComplete="off"
            value={name}
            onChange={(event) => {
              setName(event.target.value);
            }}
          />{' '}
          <small>Va solo en el enlace que envías.</small>
        </p>
      )}
      <div className="bar">
        {code !== undefined && <ShareButtons url={url} text={text} isLive />}
        <button
          className="btn alt"
          type="button"
          onClick={() => {
            window.print();
          }}
        >
          Imprimir
        </button>
      </div>
    </section>
  );
}
