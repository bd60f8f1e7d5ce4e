/** Ways to send a result by link; the page's script copies, shares and opens the popup. What many may read carries no name. */
import { type ReactNode, useState } from 'react';
import type { QuizData } from '../../model/quiz-data.ts';
import { ShareButtons } from '../../parts/question/ShareButtons.tsx';
import { classNameOf } from '../../store/class-name.ts';

type Props = {
  data: QuizData;
  code: string | undefined;
  text: string;
  /** From the start: nothing else keeps the result. */
  isOpen: boolean;
};

/** Drawn only in the browser, because only there the result has an address. */
export function Share({ data, code, text, isOpen }: Props): ReactNode {
  // In the link for the teacher and nowhere else: a pupil of a class has no account.
  const [name, setName] = useState(classNameOf);
  const url = `${window.location.origin}${data.links.result}#r=${code}`;
  const named = name.trim() === '' ? url : `${url}&n=${encodeURIComponent(name.trim())}`;
  const isOfClass = classNameOf() !== '';
  const toTeacher = code !== undefined && (
    <div className="para-clase">
      <h3>¿Es para tu clase?</h3>
      <label htmlFor="nombre-clase">Tu nombre o apodo:</label>{' '}
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
      <a
        className={isOfClass ? 'btn go' : 'btn alt'}
        href={`https://wa.me/?text=${encodeURIComponent(`${text} ${named}`)}`}
        rel="noopener noreferrer"
      >
        Enviar a tu maestra
      </a>{' '}
      <small>
        Se envía por WhatsApp. Tu nombre va solo ahí y en «Copiar enlace», y no se guarda.
      </small>
    </div>
  );
  return (
    <details className="doblado compartir" open={isOpen || isOfClass}>
      <summary>
        <h2>{code === undefined ? 'Guarda tu resultado' : 'Comparte tu resultado'}</h2>
      </summary>
      {isOfClass && toTeacher}
      <div className="bar">
        {code !== undefined && <ShareButtons url={url} text={text} copied={named} isLive />}
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
      {!isOfClass && toTeacher}
    </details>
  );
}
