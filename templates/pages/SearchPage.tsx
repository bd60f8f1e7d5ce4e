/** The search, and an index from A to Z, which works without a script. */
import { Button } from '../islands/parts/Buttons.tsx';
import { ScriptNotice } from '../parts/ScriptNotice.tsx';
import type { View } from '../view.ts';

/** The index entries under one letter (`0` for digits), each with its address. */
export type SearchLetterGroup = { letter: string; terms: { word: string; href: string }[] };

export function SearchPage({
  view,
  letters,
}: {
  view: View;
  letters: readonly SearchLetterGroup[];
}) {
  return (
    <>
      <h1>Buscar</h1>
      <ScriptNotice what="La búsqueda" page={view.href('/buscar/')}>
        La lista de la A a la Z te lleva igual.
      </ScriptNotice>
      <form
        className="search-form script-only"
        role="search"
        action={view.href('/buscar/')}
        data-search=""
      >
        <label htmlFor="q">Una señal, una multa, un papel, tu pueblo…</label>
        <input id="q" type="search" name="q" maxLength={100} autoComplete="off" />
        <Button look="primary" type="submit" label="Buscar" />
      </form>
      <p role="status" />
      <div data-results="" />
      <section id="a-z">
        <h2>De la A a la Z</h2>
        <nav aria-label="Letras">
          <ul className="letter-links">
            {letters.map(({ letter }) => (
              <li key={letter}>
                <a href={`#letra-${letter}`}>{nameOf(letter)}</a>
              </li>
            ))}
          </ul>
        </nav>
        {letters.map(({ letter, terms }) => (
          <section key={letter} id={`letra-${letter}`}>
            <h3>{nameOf(letter)}</h3>
            <ul className="term-links">
              {terms.map(({ word, href }) => (
                <li key={word}>
                  <a href={href}>{view.words(word)}</a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </section>
    </>
  );
}

const nameOf = (letter: string): string => (letter === '0' ? '0–9' : letter.toUpperCase());
